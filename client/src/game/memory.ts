/** What this browser remembers between visits: a name, a rabbit, the rooms it has been in. Nothing of a game. */
import type { RabbitLook } from "./types";

export interface RecentRoom {
  room: string;
  code: string;
  when: number;
}

/** How many are offered to go back to; in the others one can still be forgotten. */
const SHOWN_ROOMS = 4;
const MOST_ROOMS = 60;

function read<T>(key: string, fallback: T): T {
  try {
    const stored = localStorage.getItem(`lapin.${key}`);
    return stored === null ? fallback : (JSON.parse(stored) as T);
  } catch {
    return fallback;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(`lapin.${key}`, JSON.stringify(value));
  } catch {
    // storage forbidden: then nothing is remembered
  }
}

export const rememberedName = (): string => read("name", "");
export const rememberName = (name: string): void => write("name", name);
export const rememberedRabbit = (): RabbitLook | null => read<RabbitLook | null>("rabbit", null);
export const rememberRabbit = (rabbit: RabbitLook): void => write("rabbit", rabbit);
export const visitedRooms = (): RecentRoom[] => read<RecentRoom[]>("rooms", []);
export const recentRooms = (): RecentRoom[] => visitedRooms().slice(0, SHOWN_ROOMS);

export function rememberRoom(room: string, code: string): void {
  const others = visitedRooms().filter((recent) => recent.room !== room);
  write("rooms", [{ room, code, when: Date.now() }, ...others].slice(0, MOST_ROOMS));
}

export function forgetRoom(room: string): void {
  write(
    "rooms",
    visitedRooms().filter((recent) => recent.room !== room),
  );
}

/** Name, rabbit, rooms and drafts; language and looks stay, they say nothing of anyone. */
export function forgetEverything(): void {
  try {
    for (const key of ["name", "rabbit", "rooms"]) localStorage.removeItem(`lapin.${key}`);
    sessionStorage.clear();
  } catch {
    // storage forbidden: then nothing was remembered
  }
}

/** Has the first-time tour been seen in this browser? */
export const isNewcomer = (): boolean => !read("toured", false);
export const hasToured = (): void => write("toured", true);

const startKey = (room: string): string => `lapin.start.${room}`;

/** "Play with bots now": the room is to start as soon as its page is open. */
export function startSoon(room: string): void {
  try {
    sessionStorage.setItem(startKey(room), "yes");
  } catch {
    // then the lobby's own button starts it
  }
}

export function isToStart(room: string): boolean {
  try {
    const wanted = sessionStorage.getItem(startKey(room)) !== null;
    sessionStorage.removeItem(startKey(room));
    return wanted;
  } catch {
    return false;
  }
}
