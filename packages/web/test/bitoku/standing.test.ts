import { LANGUAGES } from '@engawa/kernel';
import { describe, expect, it } from 'vitest';
import { standing } from '../../src/games/bitoku/standing.ts';

describe.each(LANGUAGES)('answers for every time, in %s', (language) => {
  it('are those that need no table to look at', () => {
    const answers = [
      ['vp', 'ownerBonus'],
      ['amulet', 'ownerBonus'],
      ['jade', 'chooseResource'],
      ['skip', 'virtue'],
      ['skip', 'overSix'],
    ] as const;
    const said = answers.map(([choice, step]) => standing(choice, step, language));
    expect(said.every((words) => words !== undefined && words.length > 3)).toBe(true);
    expect(new Set(said).size).toBe(answers.length);
  });

  it('are never what depends on what lies there', () => {
    expect(standing(1, 'mitama', language)).toBeUndefined();
    expect(standing('skip', 'mitama', language)).toBeUndefined();
    expect(standing('play:start-kappa', 'basic', language)).toBeUndefined();
    expect(standing('gold', 'chooseResource', language)).toBeUndefined();
  });
});
