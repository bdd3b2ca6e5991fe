/**
 * Quiet sounds, synthesised here: paper, wood, a card picked up or dealt, a bell for your move, a music-box chord for the reveal,
 * points and hops. Also the buzz and the light that stays on.
 */

export type Sound = "paper" | "wood" | "select" | "deal" | "bell" | "chord" | "point" | "hop" | "win";

const SOUND_STORED_AS = "lapin.sound";
const BUZZ_STORED_AS = "lapin.vibration";

const settings = $state({ sound: stored(SOUND_STORED_AS), buzz: stored(BUZZ_STORED_AS) });
let context: AudioContext | null = null;
let rest: ReturnType<typeof setTimeout> | undefined;
/** Longer than the longest sound, in milliseconds: then the speakers rest, for an open context costs battery even in silence. */
const RESTS_AFTER = 3_500;

function stored(name: string): boolean {
  try {
    return localStorage.getItem(name) !== "off";
  } catch {
    return true;
  }
}

function store(name: string, on: boolean): void {
  try {
    if (on) localStorage.removeItem(name);
    else localStorage.setItem(name, "off");
  } catch {
    // not remembered then
  }
}

export function soundOn(): boolean {
  return settings.sound;
}

export function setSound(on: boolean): void {
  settings.sound = on;
  store(SOUND_STORED_AS, on);
  if (!on) void context?.suspend();
}

export function buzzOn(): boolean {
  return settings.buzz;
}

export function setBuzz(on: boolean): void {
  settings.buzz = on;
  store(BUZZ_STORED_AS, on);
}

/** A short buzz on the phone when it is your move, where the phone allows. */
export function buzz(): void {
  if (settings.buzz && "vibrate" in navigator && navigator.userActivation?.hasBeenActive)
    navigator.vibrate([40, 60, 40]);
}

/** Plays a sound. Browsers keep pages silent until they are touched; before that this does nothing. */
export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined" || navigator.userActivation?.hasBeenActive === false)
    return;
  const audio = (context ??= new AudioContext());
  if (audio.state === "suspended") void audio.resume();
  clearTimeout(rest);
  rest = setTimeout(() => void context?.suspend(), RESTS_AFTER);
  const out = audio.createGain();
  out.gain.value = 0.32;
  out.connect(audio.destination);
  const now = audio.currentTime + 0.02;
  if (sound === "paper") paper(audio, out, now);
  else if (sound === "wood") wood(audio, out, now);
  else if (sound === "select") tine(audio, out, now, 1568, 0.12, 0.12);
  else if (sound === "deal") [0, 0.09, 0.18, 0.27, 0.36, 0.45].forEach((wait) => paper(audio, out, now + wait));
  else if (sound === "point") [784, 988, 1175].forEach((pitch, n) => tine(audio, out, now + n * 0.08, pitch, 0.7, 0.2));
  else if (sound === "hop") [0, 0.23, 0.46].forEach((wait) => wood(audio, out, now + wait));
  else if (sound === "bell")
    [0, 0.14].forEach((wait, n) => tine(audio, out, now + wait, n === 0 ? 784 : 1175, 1.4, 0.35));
  else if (sound === "chord")
    [392, 494, 587, 784, 988].forEach((pitch, n) => tine(audio, out, now + n * 0.11, pitch, 2.2, 0.3));
  else [523, 659, 784, 1047, 784, 1047, 1319].forEach((pitch, n) => tine(audio, out, now + n * 0.13, pitch, 1.8, 0.3));
}

/** A leaf turned: a breath of filtered noise. */
function paper(audio: AudioContext, out: AudioNode, at: number): void {
  const length = 0.22;
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let n = 0; n < data.length; n += 1)
    data[n] = (Math.random() * 2 - 1) * Math.sin((Math.PI * n) / data.length) ** 2;
  const noise = new AudioBufferSourceNode(audio, { buffer });
  const band = new BiquadFilterNode(audio, { type: "bandpass", frequency: 2600, Q: 0.6 });
  band.frequency.setValueAtTime(1500, at);
  band.frequency.linearRampToValueAtTime(4200, at + length);
  const loud = new GainNode(audio, { gain: 0.35 });
  noise.connect(band).connect(loud).connect(out);
  noise.start(at);
}

/** A pawn set down: a short knock. */
function wood(audio: AudioContext, out: AudioNode, at: number): void {
  for (const [pitch, loudness] of [
    [210, 0.7],
    [540, 0.3],
  ] as const) {
    const tone = new OscillatorNode(audio, { type: "triangle", frequency: pitch });
    const loud = new GainNode(audio, { gain: 0 });
    tone.frequency.exponentialRampToValueAtTime(pitch * 0.7, at + 0.09);
    loud.gain.setValueAtTime(loudness, at);
    loud.gain.exponentialRampToValueAtTime(0.001, at + 0.12);
    tone.connect(loud).connect(out);
    tone.start(at);
    tone.stop(at + 0.14);
  }
}

/** A tine of a music box: a pure tone with two overtones that die sooner. */
function tine(audio: AudioContext, out: AudioNode, at: number, pitch: number, length: number, loudness: number): void {
  for (const [times, share, life] of [
    [1, 1, 1],
    [3.01, 0.22, 0.4],
    [5.9, 0.1, 0.2],
  ] as const) {
    const tone = new OscillatorNode(audio, { type: "sine", frequency: pitch * times });
    const loud = new GainNode(audio, { gain: 0 });
    loud.gain.setValueAtTime(0, at);
    loud.gain.linearRampToValueAtTime(loudness * share, at + 0.006);
    loud.gain.exponentialRampToValueAtTime(0.0004, at + length * life);
    tone.connect(loud).connect(out);
    tone.start(at);
    tone.stop(at + length * life + 0.05);
  }
}

let lock: WakeLockSentinel | null = null;
let awake = false;

/** Keeps the screen lit while a game is on; taken again whenever the page comes back into view. */
export function stayAwake(on: boolean): void {
  awake = on;
  if (!on) {
    void lock?.release();
    lock = null;
  } else void light();
}

async function light(): Promise<void> {
  if (!awake || lock || !("wakeLock" in navigator) || document.visibilityState !== "visible") return;
  try {
    lock = await navigator.wakeLock.request("screen");
    lock.addEventListener("release", () => (lock = null));
  } catch {
    // a low battery may forbid it; the game goes on
  }
}

if (typeof document !== "undefined") document.addEventListener("visibilitychange", () => void light());
