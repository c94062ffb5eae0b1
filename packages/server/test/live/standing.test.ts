import type { Game } from '@engawa/kernel';
import type { Standing } from '@engawa/wire';
import { describe, expect, it } from 'vitest';
import { sketch } from '../../../kernel/test/games/sketch.ts';
import { gather, Onlooker } from '../kit/company.ts';
import { openHouse, scratchFolder } from '../kit/house.ts';
import { sharedHouse } from '../kit/shared-house.ts';
import { TEST_GAMES } from '../kit/test-games.ts';

type Drill = { do: 'bow'; seat: number } | { do: 'wave'; seat: number };
const asked = { choices: () => ['yes', 'no'], choose() {} };
/** Seat 0 is asked four times in a row, then seat 1, and so on. */
const drill = sketch<Drill>(
  { bow: asked, wave: asked },
  ...[0, 1, 2, 3].flatMap((): Drill[] => [
    ...[1, 2, 3, 4].map((): Drill => ({ do: 'bow', seat: 0 })),
    { do: 'wave', seat: 0 },
    { do: 'bow', seat: 1 },
  ]),
) as unknown as Game;
const games = [drill, ...TEST_GAMES];
const house = sharedHouse({ games });
const TWO = { game: 'sketch', seats: ['open', 'open'] as 'open'[] };

const leave = (one: Onlooker, answers: readonly Standing[], id?: string) =>
  one.ask({ is: 'standing', answers: [...answers] }, id);
const madeBy = async (table: string, place = house()) =>
  (await place.tables.at(table)).look(({ table }) => table!.made.map(({ seat, choice }) => `${seat} ${choice}`));

describe('a standing answer', () => {
  it('is given for as long as it stands, whether or not its person is there', async () => {
    const { table, at } = await gather(house(), TWO);
    const [ren, aki] = [at[0]!, at[1]!];
    await leave(ren, [
      { step: 'bow', choice: 'no' },
      { step: 'wave', choice: 'yes' },
    ]);
    await ren.until(({ shown }) => shown.deciders[0] === 1);
    expect(await madeBy(table)).toEqual(['0 no', '0 no', '0 no', '0 no', '0 yes']);
    ren.connection.close();
    await aki.choose();
    await aki.until(({ shown }) => shown.choices.length > 0);
    expect(await madeBy(table)).toHaveLength(11);
  });

  it.each([1, 2, 3])(
    'for %i times is given exactly as often, also when the same is asked again at once',
    async (times) => {
      const { table, at } = await gather(house(), TWO);
      await leave(at[0]!, [{ step: 'bow', choice: 'no', times }]);
      await at[0]!.until(({ shown }) => shown.standing.length === 0);
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(await madeBy(table)).toEqual(Array(times).fill('0 no'));
      expect(at[0]!.shown.choices).toEqual(['yes', 'no']);
    },
  );

  it('counts down the one that was given, not another one with the same choice', async () => {
    const { at } = await gather(house(), TWO);
    const answers = [
      { step: 'wave', choice: 'no', times: 2 },
      { step: 'bow', choice: 'no', times: 3 },
    ];
    await leave(at[0]!, answers);
    await at[0]!.until(({ shown }) => shown.standing.length === 1);
    expect(at[0]!.shown.standing).toEqual([answers[0]]);
  });

  it('P2: is not given once more because the request was repeated', async () => {
    const { table, at } = await gather(house(), TWO);
    const answers = [{ step: 'bow', choice: 'no', times: 1 }];
    const number = await leave(at[0]!, answers, 'once');
    await at[0]!.until(({ shown, number: now }) => now > number && shown.standing.length === 0);
    await leave(at[0]!, answers, 'once');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await madeBy(table)).toEqual(['0 no']);
  });

  it('can be taken back, and waits if what it says cannot be chosen', async () => {
    const { at } = await gather(house(), TWO);
    const nowhere = [{ step: 'bow', choice: 'perhaps' }];
    await leave(at[0]!, nowhere);
    await at[0]!.until(({ shown }) => shown.standing.length === 1);
    expect(at[0]!.shown.choices).toEqual(['yes', 'no']);
    await leave(at[0]!, []);
    await at[0]!.until(({ shown }) => shown.standing.length === 0);
  });

  it('P4: is shown to nobody else', async () => {
    const { table, at } = await gather(house(), TWO);
    const spectator = await Onlooker.come(house(), table, 'Kai');
    await leave(at[0]!, [
      { step: 'bow', choice: 'yes', times: 3 },
      { step: 'fan-of-secrets', choice: 'canary' },
    ]);
    await at[0]!.until(({ shown }) => shown.standing.length === 1);
    await spectator.sees(at[0]!.known.number);
    await at[1]!.sees(at[0]!.known.number);
    expect(at[0]!.visitor.frames.join()).toContain('canary');
    for (const { visitor } of [at[1]!, spectator]) {
      const frames = visitor.frames.join();
      expect(frames).not.toContain('canary');
      expect(frames).not.toMatch(/"standing":\[\{|"standing":\{/);
    }
    // Nobody else was even sent a frame when the answer was left: three choices, three frames.
    expect(spectator.visitor.heard('moved')).toHaveLength(3);
  });

  it('survives a restart of the server', async () => {
    const env = { DATA_DIR: scratchFolder() };
    const first = await openHouse(env, { games });
    const { table, at } = await gather(first, TWO);
    await leave(at[0]!, [
      { step: 'bow', choice: 'no' },
      { step: 'wave', choice: 'no' },
    ]);
    await at[1]!.until(({ shown }) => shown.choices.length > 0);
    const people = at.map(({ visitor }) => visitor);
    for (const one of at) one.connection.close();
    await first.close();
    const second = await openHouse(env, { games });
    people[1]!.house = second;
    const aki = new Onlooker(people[1]!, table);
    await aki.until(({ shown }) => shown.choices.length > 0);
    await aki.choose();
    await aki.until(({ shown }) => shown.choices.length > 0);
    expect(await madeBy(table, second)).toHaveLength(11);
  });

  it('is left at a game that runs, by those who play themselves', async () => {
    const { table, at } = await gather(house(), TWO);
    const [ren] = at as [Onlooker];
    const wish = { is: 'standing' as const, answers: [{ step: 'bow', choice: 'yes' }] };
    const spectator = await Onlooker.come(house(), table, 'Kai');
    expect(await spectator.refusal(wish)).toBe('not-seated');
    await ren.ask({ is: 'hand-over' });
    expect(await ren.refusal(wish)).toBe('bot-plays');
    const { table: open } = await ren.visitor.open(TWO);
    expect(await new Onlooker(ren.visitor, open).refusal(wish)).toBe('not-running');
    await ren.visitor.must('POST', `/tables/${open}/close`);
    expect(await new Onlooker(ren.visitor, open).refusal(wish)).toBe('over');
  });
});
