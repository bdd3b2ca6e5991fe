// What the screens read: the wire's own types (made from the Python ones), and short names for ids.
import { at } from "../wire/base";
import type { ClockView, Rabbit, SessionView, TalkLine } from "../wire/protocol";

export type * from "../wire/protocol";
export type { PublicView, RoomView } from "./view";

export type Seat = number;
export type Slot = number;
export type CardId = string;
export type RabbitLook = Rabbit;
export type Session = SessionView;
export type Clock = ClockView;
export type Talk = TalkLine;

/** Where a recorded clue is heard, by who may hear it. */
export const recordingAddress = (room: string, recording: string): string => at(`/media/${room}/${recording}`);
