"""Settings of the property tests: the same examples every time, and no clock."""

import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "steady", deadline=None, derandomize=True, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("search", parent=settings.get_profile("steady"), derandomize=False, max_examples=1000)
settings.load_profile(os.environ.get("LAPIN_HYPOTHESIS", "steady"))
