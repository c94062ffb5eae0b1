import { beforeEach, describe, expect, it, vi } from 'vitest';

/** As much of a browser's audio as the sounds ask for: it remembers what began to sound. */
class PretendAudio {
  static started: string[] = [];
  readonly state = 'running';
  readonly currentTime = 0;
  readonly sampleRate = 8;
  readonly destination = {};
  private readonly parameter = {
    value: 0,
    setValueAtTime: () => {},
    linearRampToValueAtTime: () => {},
    exponentialRampToValueAtTime: () => {},
  };
  private node(kind: string) {
    const node = {
      gain: this.parameter,
      frequency: this.parameter,
      Q: this.parameter,
      connect: () => node,
      start: () => void PretendAudio.started.push(kind),
      stop: () => {},
    };
    return node;
  }
  createGain = () => this.node('gain');
  createBiquadFilter = () => this.node('filter');
  createOscillator = () => this.node('tone');
  createBufferSource = () => this.node('rustle');
  createBuffer = () => ({ getChannelData: () => new Float32Array(4) });
}

/** The sounds as a page loads them that somebody has touched, or not yet. */
async function load(hasBeenActive = true) {
  vi.resetModules();
  vi.stubGlobal('navigator', { languages: ['en'], userActivation: { hasBeenActive } });
  vi.stubGlobal('AudioContext', PretendAudio);
  const { changeSettings } = await import('../../src/settings/settings.ts');
  const { play } = await import('../../src/design/sound.ts');
  return { play, changeSettings };
}

beforeEach(() => {
  PretendAudio.started = [];
});

describe('sounds', () => {
  it('are off until somebody wants them; only the bell of one’s own turn rings', async () => {
    const { play, changeSettings } = await load();
    play('place');
    play('end');
    expect(PretendAudio.started).toEqual([]);
    play('turn');
    expect(PretendAudio.started).toEqual(['tone', 'tone']);
    changeSettings({ sound: true });
    play('card');
    expect(PretendAudio.started).toEqual(['tone', 'tone', 'rustle']);
  });

  it('have a switch of their own for the bell, and none is heard at volume nought', async () => {
    const { play, changeSettings } = await load();
    changeSettings({ sound: true, turnSound: false });
    play('turn');
    changeSettings({ turnSound: true, volume: 0 });
    play('turn');
    play('coin');
    expect(PretendAudio.started).toEqual([]);
  });

  it('wait until the page has been touched', async () => {
    const { play } = await load(false);
    play('turn');
    expect(PretendAudio.started).toEqual([]);
  });
});
