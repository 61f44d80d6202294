/** The sounds of a table, synthesised from tones and noise. There are no sound files. */

/** One tone or one burst of noise. Times in seconds, pitch in hertz. */
interface Voice {
  readonly wave: OscillatorType | "noise";
  readonly from: number;
  readonly to?: number;
  readonly at?: number;
  readonly attack?: number;
  readonly decay: number;
  readonly gain: number;
  /** A filter: for noise its kind and width, for tones the highest pitch that passes. */
  readonly filter?: "bandpass" | "lowpass";
  readonly q?: number;
  readonly highest?: number;
}

const tone = (from: number, decay: number, gain: number, more: Partial<Voice> = {}): Voice => ({
  wave: "sine",
  from,
  decay,
  gain,
  ...more,
});
const bell = (from: number, decay: number, gain: number, at = 0): Voice =>
  tone(from, decay, gain, { wave: "triangle", at });
const noise = (from: number, to: number, decay: number, gain: number, more: Partial<Voice> = {}): Voice => ({
  wave: "noise",
  from,
  to,
  decay,
  gain,
  ...more,
});

/** `step` counts repetitions in a row: each ship or row sounds a semitone higher. */
type Recipe = (step: number) => readonly Voice[];

const semitones = (n: number) => 2 ** (n / 12);

export const SOUNDS = {
  ask: () => [bell(659, 0.28, 0.32), bell(988, 0.42, 0.3, 0.11)],
  tick: () => [tone(1320, 0.035, 0.16, { wave: "triangle", to: 1180 })],
  confirm: () => [bell(523, 0.07, 0.24), bell(784, 0.12, 0.24, 0.06)],
  destiny: () => [
    noise(900, 3200, 0.16, 0.2, { q: 0.8 }),
    tone(392, 0.5, 0.28, { at: 0.36 }),
    tone(587, 0.6, 0.22, { at: 0.42 }),
  ],
  swing: () => [noise(180, 620, 0.28, 0.34, { attack: 0.24, q: 2 }), tone(70, 0.34, 0.28, { to: 110, attack: 0.2 })],
  launch: (step) => [
    noise(500, 2400, 0.26, 0.22, { q: 1.4 }),
    tone(220 * semitones(step), 0.24, 0.14, { wave: "sawtooth", to: 520 * semitones(step), highest: 1400 }),
  ],
  join: () => [bell(440, 0.12, 0.24), bell(554, 0.22, 0.24, 0.08)],
  down: () => [noise(420, 240, 0.09, 0.5, { filter: "lowpass" }), tone(120, 0.1, 0.3, { to: 80 })],
  flip: () => [
    noise(2600, 700, 0.1, 0.24),
    tone(98, 0.34, 0.6, { to: 62, at: 0.1 }),
    noise(300, 120, 0.2, 0.5, { filter: "lowpass", at: 0.1 }),
  ],
  count: (step) => [bell(523 * semitones(step), 0.09, 0.22), tone(1046 * semitones(step), 0.05, 0.07)],
  win: () => [
    ...[392, 494, 587, 784].map((pitch, i) => bell(pitch, 0.5 - 0.05 * i, 0.26, i * 0.085)),
    tone(196, 0.8, 0.24),
  ],
  lose: () => [
    ...[392, 349, 311, 233].map((pitch, i) => bell(pitch, 0.36, 0.22, i * 0.12)),
    tone(117, 0.6, 0.24, { at: 0.3 }),
  ],
  warp: () => [tone(420, 0.62, 0.26, { to: 55, attack: 0.02 }), noise(1400, 120, 0.6, 0.2, { attack: 0.02, q: 3 })],
  colony: () => [tone(523, 0.3, 0.24), tone(784, 0.4, 0.24, { at: 0.09 }), tone(1046, 0.7, 0.2, { at: 0.18 })],
  drop: (step) => [tone(660 * semitones(step), 0.09, 0.2, { to: 990 * semitones(step) })],
  coin: (step) => [bell(1175 * semitones(step), 0.08, 0.16), bell(1568 * semitones(step), 0.16, 0.14, 0.04)],
  power: () => [
    tone(330, 0.3, 0.2, { wave: "sawtooth", to: 660, attack: 0.05, highest: 1600 }),
    tone(660, 0.5, 0.18, { at: 0.18 }),
    tone(831, 0.5, 0.14, { at: 0.2 }),
  ],
  zap: () => [
    ...[0, 1, 2, 3].map((i) =>
      tone(1800 - i * 260, 0.06, 0.22, { wave: "square", to: 240, at: i * 0.045, highest: 3200 }),
    ),
    noise(4200, 900, 0.2, 0.22),
  ],
  quake: () => [
    tone(46, 1.1, 0.6, { to: 31, attack: 0.08 }),
    noise(120, 60, 1.1, 0.7, { filter: "lowpass", attack: 0.1 }),
    ...[0, 1, 2, 3, 4].map((i) => noise(1800, 900, 0.06, 0.14, { at: 0.3 + i * 0.09 })),
  ],
  danger: () => [0, 0.34].flatMap((at) => [bell(233, 0.3 + at / 2, 0.3, at), bell(247, 0.3 + at / 2, 0.24, at)]),
  victory: () => [
    ...[392, 523, 659, 784, 1046].flatMap((pitch, i) => {
      const at = i === 4 ? 0.66 : i * 0.14;
      return [bell(pitch, 0.7, 0.22, at), tone(pitch / 2, 0.7, 0.14, { at })];
    }),
    tone(131, 1.4, 0.26, { at: 0.66 }),
  ],
} satisfies Readonly<Record<string, Recipe>>;

export type Sound = keyof typeof SOUNDS;

let context: AudioContext | undefined;
let master: GainNode | undefined;

function out(): GainNode {
  if (context === undefined || master === undefined) {
    context = new AudioContext();
    master = context.createGain();
    const limit = context.createDynamicsCompressor();
    limit.threshold.value = -14;
    master.connect(limit).connect(context.destination);
  }
  return master;
}

/** The same sound twice within this time, in seconds, is heard once. */
const TOO_SOON = 0.05;
const begun = new Map<Sound, number>();

/** Plays a sound at a volume from 0 to 1. Browsers allow it only after the first touch or click. */
export function playSound(sound: Sound, loudness: number, step = 0): void {
  if (loudness <= 0 || !("AudioContext" in globalThis)) return;
  const end = out();
  const audio = end.context as AudioContext;
  if (audio.state === "suspended") void audio.resume();
  if (audio.currentTime - (begun.get(sound) ?? Number.NEGATIVE_INFINITY) < TOO_SOON && audio.currentTime > 0) return;
  begun.set(sound, audio.currentTime);
  end.gain.value = loudness;
  for (const voice of (SOUNDS[sound] as Recipe)(step)) sing(audio, end, voice);
}

const SILENCE = 0.0008;

function sing(audio: AudioContext, end: AudioNode, voice: Voice): void {
  const { wave, from, to = from, at = 0, attack = 0.005, decay, gain } = voice;
  const start = audio.currentTime + at;
  const stop = start + attack + decay;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(gain, start + attack);
  volume.gain.exponentialRampToValueAtTime(SILENCE, stop);
  volume.connect(end);
  const filter = filterFor(audio, voice, start, stop);
  const source = wave === "noise" ? breath(audio, attack + decay) : audio.createOscillator();
  if (source instanceof OscillatorNode && wave !== "noise") {
    source.type = wave;
    source.frequency.setValueAtTime(from, start);
    if (to !== from) source.frequency.exponentialRampToValueAtTime(to, stop);
  }
  if (filter === undefined) source.connect(volume);
  else source.connect(filter).connect(volume);
  source.start(start);
  source.stop(stop + 0.02);
}

function filterFor(audio: AudioContext, voice: Voice, start: number, stop: number): BiquadFilterNode | undefined {
  const { wave, from, to = from, filter = "bandpass", q = 1, highest } = voice;
  if (wave !== "noise" && highest === undefined) return undefined;
  const made = audio.createBiquadFilter();
  if (wave !== "noise") {
    made.frequency.value = highest ?? from;
    return made;
  }
  made.type = filter;
  made.Q.value = q;
  made.frequency.setValueAtTime(from, start);
  made.frequency.exponentialRampToValueAtTime(to, stop);
  return made;
}

function breath(audio: AudioContext, seconds: number): AudioBufferSourceNode {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * (seconds + 0.05)), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  return source;
}
