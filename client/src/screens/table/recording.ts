/** What a recorded clue may be: short and small enough to send with a move. */
export const MOST_SECONDS = 15;
export const MOST_BYTES = 64 * 1024;

const TYPES = ["audio/webm;codecs=opus", "audio/mp4", "audio/ogg;codecs=opus"];

/** A sound format this browser can record, or none. */
export function recordingType(): string | null {
  if (typeof MediaRecorder === "undefined") return null;
  return TYPES.find((type) => MediaRecorder.isTypeSupported(type)) ?? null;
}

export function dataAddressOf(sound: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(new Error("unreadable"));
    reader.readAsDataURL(sound);
  });
}

/** The bytes behind a `data:` address. */
export function bytesOf(address: string): Uint8Array {
  return Uint8Array.from(atob(address.slice(address.indexOf(",") + 1)), (sign) => sign.charCodeAt(0));
}

export function blobOf(address: string): Blob {
  const type = /^data:([^;,]+)/.exec(address)?.[1] ?? "audio/webm";
  return new Blob([bytesOf(address) as BlobPart], { type });
}
