"""The environments' first address; they live in `lapin.research`."""

from lapin.research import ILLEGAL_REWARD, LapinAEC, LapinParallel, Table, env, parallel_env

__all__ = ["ILLEGAL_REWARD", "LapinAEC", "LapinParallel", "Table", "env", "parallel_env"]
