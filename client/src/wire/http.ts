import type { DeckInfo, Gallery, Moved, RoomFound, RoomMade, RoomRequest } from "./protocol";

/** The few things asked over plain HTTP. A refusal carries the server's code; the words are ours. */

export class HttpRefused extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string) {
    super(`${status} ${code}`);
    this.status = status;
    this.code = code;
  }
}

async function answerOf<T>(response: Response): Promise<T> {
  if (response.ok) return (await response.json()) as T;
  let code = "unreachable";
  try {
    code = ((await response.json()) as { code?: string }).code ?? code;
  } catch {
    // no JSON: a proxy spoke, not lapin
  }
  throw new HttpRefused(response.status, code);
}

async function post<T>(path: string, body: unknown): Promise<T> {
  return answerOf<T>(
    await fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
  );
}

export const openRoom = (wanted: RoomRequest): Promise<RoomMade> => post("/api/rooms", wanted);
export const findRoom = (code: string): Promise<RoomFound> => post("/api/rooms/find", { code });
export const takeSeatOver = (room: string, token: string): Promise<Moved> => post(`/api/rooms/${room}/move`, { token });

export const listDecks = async (): Promise<DeckInfo[]> => answerOf(await fetch("/api/decks"));
export const readGallery = async (room: string): Promise<Gallery> =>
  answerOf(await fetch(`/api/rooms/${room}/gallery`));

export async function sendRecording(room: string, sound: Blob): Promise<string> {
  const answer = await answerOf<{ recording: string }>(
    await fetch(`/api/rooms/${room}/recordings`, {
      method: "POST",
      headers: { "Content-Type": sound.type || "audio/webm" },
      body: sound,
    }),
  );
  return answer.recording;
}
