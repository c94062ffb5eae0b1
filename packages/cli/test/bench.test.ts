import { describe, expect, it, vi } from 'vitest';
import { engawa, FANS } from './terminal.ts';

// The real measurements take their time and are tested where they are made.
vi.mock('@engawa/bench', () => ({
  runBench: (games: readonly { id: string }[], progress: (done: number, total: number, what: string) => void) => {
    progress(1, 1, 'copy');
    return { games: games.map((game) => game.id), ratios: { kernelVsBare: 0.5 } };
  },
  printBench: (result: { games: string[] }) => `measured: ${result.games.join(', ')}`,
}));

vi.mock('@engawa/bench/server', () => ({
  runServerBench: async (progress: (done: number, total: number, what: string) => void) => {
    progress(1, 1, 'relay');
    return { ratios: { vsRelay: {} } };
  },
  printServerBench: () => 'three servers',
}));

describe('engawa bench', () => {
  it('prints one JSON document', async () => {
    const { code, out, err } = await engawa(['bench', '--json'], { catalogue: [FANS] });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toBe('{"games":["fans"],"ratios":{"kernelVsBare":0.5}}\n');
  });

  it('prints words, and a bar on a terminal', async () => {
    const { out, err } = await engawa(['bench'], { isTerminal: true });
    expect(out).toBe('measured: fans\n');
    expect(err).toContain('1/1 copy');
  });

  it('measures the server if asked to', async () => {
    expect((await engawa(['bench', '--server'])).out).toBe('three servers\n');
    expect((await engawa(['bench', '--server', '--json'])).out).toBe('{"ratios":{"vsRelay":{}}}\n');
  });
});
