import '../white-castle/page.ts';
import { type Aside, type Choice, choicesOf, choose, copyOf, type Game, SearchLuck, stepOf } from '@engawa/kernel';
import { forceOf, PROVINCES, type RisingSun, type RisingSunEvent, risingSun } from '@engawa/rising-sun';
import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../../src/games/rising-sun/outcome.ts';
import { standing } from '../../src/games/rising-sun/standing.ts';
import { decidingAt, decisions } from './game.ts';

const game = risingSun as unknown as Game<RisingSun>;

/** Plays a choice on a copy, and keeps what is told of it. */
function after(view: RisingSun, seat: number, choice: Choice) {
  const next = copyOf(game, view);
  const told: RisingSunEvent[] = [];
  const tell = (event: RisingSunEvent) => void told.push(event);
  choose(game, next, seat, choice, { luck: SearchLuck.seeded(5), tell } as Aside);
  return { next, told };
}

/** What the choice itself brought; a kami turn or a monster that acts may follow at once. */
function broughtBy(told: readonly RisingSunEvent[], seat: number) {
  const sum = { coins: 0, points: 0, ronin: 0 };
  for (const event of told) {
    if ((event.is === 'buys' || event.is === 'builds') && event.seat === seat) sum.coins -= event.coins;
    if (event.is === 'harvests' && event.seat === seat) {
      sum.coins += event.coins;
      sum.ronin += event.ronin;
    }
    if (event.is === 'gains' && event.from === 'harvest' && event.seat === seat) sum.points += event.points;
  }
  return sum;
}

describe('what a choice is said to bring', () => {
  it('is what the rules bring: harvests, cards, strongholds', () => {
    const checked = { pickMandate: 0, train: 0, build: 0 };
    for (const view of decisions(4, 3)) {
      const { seat, step } = decidingAt(view);
      if (step?.do !== 'pickMandate' && step?.do !== 'train' && step?.do !== 'build') continue;
      const isLotus = view.players[seat!]!.clan === 'lotus';
      for (const choice of choicesOf(game, view, seat!)) {
        if (step.do === 'pickMandate' && (choice !== 'harvest' || isLotus)) continue;
        const { coins = 0, points = 0, ronin = 0 } = outcomeOf(view, step, choice);
        const brought = broughtBy(after(view, seat!, choice).told, seat!);
        expect({ coins, points, ronin }, `${step.do} ${choice}`).toEqual(brought);
        checked[step.do] += 1;
      }
    }
    for (const count of Object.values(checked)) expect(count).toBeGreaterThan(5);
  });

  it('is the force that one has where a figure goes', () => {
    let checked = 0;
    for (const view of decisions(3, 2)) {
      const { seat, step } = decidingAt(view);
      if (step?.do !== 'marshalTo' || step.kind > 2) continue;
      for (const choice of choicesOf(game, view, seat!)) {
        const { next } = after(view, seat!, choice);
        // Somebody may first have to say whether the sea route costs a coin.
        if (next.agenda.some((one) => 'do' in one && one.do === 'serpent')) continue;
        const outlook = outcomeOf(view, step, choice).outlook!;
        expect(outlook.own).toBe(forceOf(next, seat!, PROVINCES.indexOf(choice as 'kyoto')));
        checked += 1;
      }
    }
    expect(checked).toBeGreaterThan(20);
  });
});

describe('answers for every time', () => {
  it('are offered where they need no table to look at, in all languages', () => {
    const said = (['en', 'ru', 'uk'] as const).map((language) => standing('ready', 'ready', language));
    expect(new Set(said).size).toBe(3);
    expect(standing('kyoto', 'marshalTo', 'en')).toBeUndefined();
  });

  it('are answers that the rules know', () => {
    const known = new Set<string>();
    for (const view of decisions(5, 4)) {
      const { seat } = decidingAt(view);
      const step = stepOf(view, seat!)!;
      for (const choice of choicesOf(game, view, seat!))
        if (standing(choice, step.do, 'en')) known.add(`${step.do} ${choice}`);
    }
    expect([...known]).toEqual(
      expect.arrayContaining(['ready ready', 'build skip', 'teaTurn withdraw', 'hireRonin use']),
    );
  });
});
