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

export interface NewRoom {
  edition?: string;
  mode?: string;
  options?: Record<string, unknown>;
  language?: string;
  bots?: number;
  seat?: { name: string; rabbit?: { colour: number; pattern: number } };
}

export const openRoom = (wanted: NewRoom): Promise<{ room: string; code: string }> => post("/api/rooms", wanted);
export const findRoom = (code: string): Promise<{ room: string }> => post("/api/rooms/find", { code });
export const takeSeatOver = (room: string, token: string): Promise<unknown> => post(`/api/rooms/${room}/move`, { token });

export interface DeckSummary {
  id: string;
  name: string;
  cards: number;
}

export const listDecks = async (): Promise<DeckSummary[]> => answerOf(await fetch("/api/decks"));

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
