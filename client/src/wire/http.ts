import { at } from "./base";
import type { DeckInfo, Gallery, Moved, PersonGone, Problem, RoomFound, RoomMade, RoomRequest } from "./protocol";

/** The few things asked over plain HTTP. A refusal carries the server's code and facts; the words are ours. */

export class HttpRefused extends Error {
  /** 0 where no answer came at all. */
  readonly status: number;
  readonly code: string;
  readonly facts: Readonly<Record<string, unknown>>;

  constructor(status: number, code: string, facts: Readonly<Record<string, unknown>> = {}) {
    super(`${status} ${code}`);
    this.status = status;
    this.code = code;
    this.facts = facts;
  }
}

async function asked<T>(path: string, request: RequestInit = {}): Promise<T> {
  let response: Response;
  try {
    response = await fetch(at(path), request);
  } catch {
    throw new HttpRefused(0, navigator.onLine ? "unreachable" : "offline");
  }
  if (response.ok) return (await response.json()) as T;
  let problem: Partial<Problem> = {};
  try {
    problem = (await response.json()) as Partial<Problem>;
  } catch {
    // no JSON: a proxy spoke, not lapin
  }
  throw new HttpRefused(response.status, problem.code ?? "unreachable", problem.facts);
}

async function post<T>(path: string, body: unknown): Promise<T> {
  return asked(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}

export const openRoom = (wanted: RoomRequest): Promise<RoomMade> => post("/api/rooms", wanted);
export const findRoom = (code: string): Promise<RoomFound> => post("/api/rooms/find", { code });
export const takeSeatOver = (room: string, token: string): Promise<Moved> => post(`/api/rooms/${room}/move`, { token });

/** Leave a room for good: name, words and recordings of this browser's people are no more. */
export const forgetMe = (room: string): Promise<PersonGone> => post(`/api/rooms/${room}/forget`, {});

export const listDecks = (): Promise<DeckInfo[]> => asked("/api/decks");
/** Every finished round; what the cards show is said in this language. */
export const readGallery = (room: string, language: string): Promise<Gallery> =>
  asked(`/api/rooms/${room}/gallery?language=${encodeURIComponent(language)}`);

export async function sendRecording(room: string, sound: Blob): Promise<string> {
  const answer = await asked<{ recording: string }>(`/api/rooms/${room}/recordings`, {
    method: "POST",
    headers: { "Content-Type": sound.type || "audio/webm" },
    body: sound,
  });
  return answer.recording;
}
