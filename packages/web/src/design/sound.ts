import { useSettings } from '../settings/settings.ts';

/** The site's six sounds: a wooden clack, sliding paper, a coin, a small bell, a low drum, a soft gong. */
export type Sound = 'place' | 'card' | 'coin' | 'turn' | 'round' | 'end';

let audio: AudioContext | undefined;
let noise: AudioBuffer | undefined;

/** One partial: a tone that begins at once and dies away. */
interface Tone {
  readonly hertz: number;
  /** Where the pitch slides to. */
  readonly to?: number;
  readonly gain: number;
  readonly seconds: number;
  readonly after?: number;
  readonly wave?: OscillatorType;
}
/** Filtered noise: what wood and paper are made of. */
interface Rustle {
  readonly rustle: number;
  readonly width: number;
  readonly gain: number;
  readonly seconds: number;
  readonly after?: number;
}

const SCORES: Readonly<Record<Sound, readonly (Tone | Rustle)[]>> = {
  place: [
    { rustle: 1800, width: 1.2, gain: 0.8, seconds: 0.05 },
    { hertz: 620, to: 380, gain: 0.5, seconds: 0.08, wave: 'triangle' },
  ],
  card: [{ rustle: 4200, width: 0.7, gain: 0.35, seconds: 0.16 }],
  coin: [
    { hertz: 2093, gain: 0.25, seconds: 0.22 },
    { hertz: 3136, gain: 0.2, seconds: 0.3, after: 0.06 },
  ],
  turn: [
    { hertz: 1046.5, gain: 0.4, seconds: 0.9 },
    { hertz: 2637, gain: 0.12, seconds: 0.5 },
  ],
  round: [
    { hertz: 110, to: 62, gain: 0.9, seconds: 0.5 },
    { rustle: 220, width: 0.8, gain: 0.4, seconds: 0.12 },
  ],
  end: [
    { hertz: 146.8, gain: 0.6, seconds: 2.4 },
    { hertz: 220.9, gain: 0.3, seconds: 1.9 },
    { hertz: 371, gain: 0.15, seconds: 1.3 },
  ],
};

function rustling(context: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return noise;
}

function strike(context: AudioContext, part: Tone | Rustle, volume: number): void {
  const start = context.currentTime + (part.after ?? 0);
  const end = start + part.seconds;
  const gain = context.createGain();
  // A few milliseconds of rise: a wave that begins at full height clicks.
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(part.gain * volume, start + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(context.destination);
  if ('rustle' in part) {
    const source = context.createBufferSource();
    source.buffer = rustling(context);
    const filter = context.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.value = part.rustle;
    filter.Q.value = part.width;
    source.connect(filter).connect(gain);
    source.start(start);
    source.stop(end);
  } else {
    const source = context.createOscillator();
    source.type = part.wave ?? 'sine';
    source.frequency.setValueAtTime(part.hertz, start);
    if (part.to) source.frequency.exponentialRampToValueAtTime(part.to, end);
    source.connect(gain);
    source.start(start);
    source.stop(end);
  }
}

/** Browsers let nothing sound before somebody has touched the page; nor do we. */
function hasBeenTouched(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true;
}

/** Makes a sound, if the reader wants sounds: the bell of one's own turn has its own switch. */
export function play(sound: Sound): void {
  const settings = useSettings.getState();
  const isWanted = sound === 'turn' ? settings.turnSound : settings.sound;
  if (!isWanted || settings.volume === 0 || !hasBeenTouched() || typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
  for (const part of SCORES[sound]) strike(audio, part, settings.volume);
}
