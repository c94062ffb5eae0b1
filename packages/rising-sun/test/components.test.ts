import { describe, expect, it } from 'vitest';
import {
  BORDERS,
  BUSHI_COUNT,
  CARD_NAMES,
  CARD_SETS,
  CARDS,
  CARDS_A_SEASON,
  CLAN_FACTS,
  CLANS,
  displayOf,
  FIGURE_OF_CARD,
  KINDS,
  MANDATES,
  MONSTER_FACTS,
  MONSTERS,
  PROVINCES,
  REWARDS,
  SEA_ROUTES,
  SEASONS,
  SETS,
  SHINTO_COUNT,
  SHRINES,
  STRONGHOLDS,
  TILES_EACH,
  VIRTUES,
} from '../src/index.ts';
import { GIFTS, OFFERS, TEA_ROUNDS } from '../src/reconstructed.ts';

const copiesOf = (cards: Readonly<Record<string, { copies: number }>>) =>
  Object.values(cards).reduce((sum, { copies }) => sum + copies, 0);

describe('the box', () => {
  it('has 66 season cards: 21 in the core, 15 in each set, 40 different ones', () => {
    expect(SETS.map((set) => copiesOf(CARD_SETS[set]))).toEqual([15, 15, 15]);
    const core =
      SEASONS.flatMap((season) => displayOf(season, 'archway')).reduce((sum, copies) => sum + copies, 0) - 15;
    expect(core).toBe(21);
    expect(CARD_NAMES).toHaveLength(40);
  });

  it('twelve cards a season, whatever the set: seven of the core and five of the set', () => {
    for (const set of SETS) {
      for (const season of SEASONS) {
        expect(displayOf(season, set).reduce((sum, copies) => sum + copies, 0)).toBe(CARDS_A_SEASON);
        const own = Object.values(CARD_SETS[set]).filter((card) => card.season === season);
        expect(own.reduce((sum, { copies }) => sum + copies, 0)).toBe(5);
      }
    }
  });

  it('eight monsters, each with one card, of which a set has at most one copy', () => {
    expect(MONSTERS).toHaveLength(8);
    expect(MONSTER_FACTS).toHaveLength(8);
    expect(KINDS.slice(3)).toEqual([...MONSTERS]);
    expect(FIGURE_OF_CARD.filter((kind) => kind >= 0)).toHaveLength(8);
    for (const monster of MONSTERS) expect(CARDS[monster]).toMatchObject({ type: 'monster', copies: 1 });
    const inSet = (set: (typeof SETS)[number]) => MONSTERS.filter((monster) => monster in CARD_SETS[set]);
    expect(inSet('horseman')).toEqual(['oni-of-blood', 'oni-of-hate', 'oni-of-spite']);
    expect(inSet('teapot')).toEqual(['oni-of-souls', 'oni-of-hate']);
    expect(inSet('archway')).toEqual(['oni-of-blood', 'oni-of-souls', 'oni-of-hate', 'oni-of-spite']);
  });

  it('eight virtues, five winter upgrades', () => {
    expect(VIRTUES.map((card) => CARD_NAMES[card])).toEqual([
      'righteousness',
      'respect',
      'courage',
      'mercy',
      'honesty',
      'loyalty',
      'benevolence',
      'justice',
    ]);
    expect(CARD_NAMES.filter((card) => CARDS[card].type === 'winter')).toHaveLength(5);
  });

  it('a clan has ten figures and four strongholds', () => {
    expect(BUSHI_COUNT + SHINTO_COUNT + 1).toBe(10);
    expect(STRONGHOLDS).toBe(4);
  });

  it('ten mandate tiles and seven shrines', () => {
    expect(MANDATES.length * TILES_EACH).toBe(10);
    expect(SHRINES).toHaveLength(7);
  });

  it('eight provinces, five borders, six sea routes; all can be reached', () => {
    expect(PROVINCES).toHaveLength(8);
    expect(BORDERS).toHaveLength(5);
    expect(SEA_ROUTES).toHaveLength(6);
    const reached = new Set<string>(['kyoto']);
    for (let i = 0; i < 8; i++) {
      for (const [a, b] of [...BORDERS, ...SEA_ROUTES]) {
        if (reached.has(a)) reached.add(b);
        if (reached.has(b)) reached.add(a);
      }
    }
    expect(reached.size).toBe(8);
  });

  it('R-1: the capital is worth four points, Edo two and two coins', () => {
    expect(REWARDS.kyoto).toEqual({ points: 4, coins: 0, ronin: 0 });
    expect(REWARDS.edo).toEqual({ points: 2, coins: 2, ronin: 0 });
    expect(REWARDS.nagato).toEqual({ points: 1, coins: 1, ronin: 1 });
  });

  it('the clans in the order of their honor, each at home in a province of its own', () => {
    const printed = CLANS.map((clan) => CLAN_FACTS[clan].honor);
    expect(printed).toEqual([...printed].sort((a, b) => a - b));
    expect(new Set(CLANS.map((clan) => CLAN_FACTS[clan].home)).size).toBe(5);
  });

  it('what is reconstructed keeps games finite', () => {
    for (const bound of [TEA_ROUNDS, GIFTS, OFFERS]) expect(Number.isInteger(bound) && bound > 0).toBe(true);
  });
});
