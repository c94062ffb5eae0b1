import { type Choice, choicesOf, type State } from '@engawa/kernel';
import type { KnownTable, Shown, ShownSeat } from '@engawa/wire';
import { describe, expect, it } from 'vitest';
import { Hints } from '../../src/table/hint/hints.ts';
import { hintQuestion } from '../../src/table/hint/offer.ts';
import type { Question } from '../../src/thinking/thinker.ts';
import { bot, game, keptGame, open, person, settled } from '../local/kit.ts';

const FIRST_GAME = { options: { initiatory: true } };

/** A table of this browser at which the first seat is asked. */
async function asked(...seats: Parameters<typeof keptGame>[0]): Promise<Shown> {
  const { source } = open(keptGame(seats, FIRST_GAME));
  let known: KnownTable = source.known();
  for (; known.shown.choices.length === 0; known = source.known()) await settled();
  return known.shown;
}

const someone = (name: string): NonNullable<ShownSeat['person']> => ({ id: name, name, kind: 'guest' });

describe('a hint', () => {
  it('is offered to who plays among bots, and asked with what is on the screen', async () => {
    const shown = await asked(person('Olha'), bot(), bot());
    const question = hintQuestion(shown, shown.choices);
    expect(question).toEqual({ game: 'tokaido', bot: 'master', view: shown.view, seat: 0 });
    expect(choicesOf(game, question!.view, 0)).toEqual(shown.choices);
  });

  it('is offered to who plays alone', async () => {
    const shown = await asked(person('Olha'), bot());
    const alone = { ...shown, seats: shown.seats.slice(0, 1) };
    expect(hintQuestion(alone, alone.choices)).not.toBeNull();
  });

  it('is not offered against people, be they here, at this very screen, or away for a while', async () => {
    const shown = await asked(person('Olha'), bot(), bot());
    const beside = (other: ShownSeat) => ({ ...shown, seats: [shown.seats[0]!, shown.seats[1]!, other] });
    expect(hintQuestion(beside({ person: someone('Ivan'), bot: null }), shown.choices)).toBeNull();
    expect(hintQuestion(beside({ person: someone('Ivan'), bot: 'traveller' }), shown.choices)).toBeNull();
    expect(hintQuestion(beside({ person: null, bot: 'traveller' }), shown.choices)).not.toBeNull();
    const hotSeat = await asked(person('Olha'), person('Ivan'), bot());
    expect(hintQuestion(hotSeat, hotSeat.choices)).toBeNull();
  });

  it('is not offered to spectators, to whom a bot plays for, and where there is nothing to choose between', async () => {
    const shown = await asked(person('Olha'), bot());
    expect(hintQuestion({ ...shown, seat: null }, shown.choices)).toBeNull();
    const [own, ...others] = shown.seats;
    const handedOver = { ...shown, seats: [{ ...own!, bot: 'traveller' }, ...others] };
    expect(hintQuestion(handedOver, shown.choices)).toBeNull();
    expect(hintQuestion(shown, shown.choices.slice(0, 1))).toBeNull();
    expect(hintQuestion(shown, [])).toBeNull();
  });
});

/** A bot that answers when the test says so. */
function patientThinker() {
  const questions: { question: Question; signal: AbortSignal; answer: (choice: Choice) => void; fail: () => void }[] =
    [];
  let isClosed = false;
  const think = (question: Question, signal: AbortSignal) =>
    new Promise<Choice>((answer, reject) => {
      questions.push({ question, signal, answer, fail: () => reject(new Error('lost')) });
    });
  return { questions, think, close: () => (isClosed = true), isClosed: () => isClosed };
}

function hints() {
  const thinker = patientThinker();
  let failed = 0;
  const asking = new Hints({ thinker, pause: async () => {}, onFailed: () => failed++ });
  const question = { game: 'tokaido', bot: 'master', view: { agenda: [] } as State, seat: 0 };
  const ask = (about: string) => {
    asking.ask({ about, question });
    return thinker.questions.at(-1)!;
  };
  return { asking, ask, thinker, failed: () => failed };
}

describe('whoever has asked for a hint', () => {
  it('sees that it is being thought about, and then the answer', async () => {
    const { asking, ask } = hints();
    const seen: string[] = [];
    asking.subscribe(() => seen.push(asking.now().is));
    const thought = ask('7');
    asking.turnTo('7');
    thought.answer('inn-1');
    await settled();
    expect(seen).toEqual(['thinking', 'given']);
    expect(asking.now()).toEqual({ is: 'given', about: '7', choice: 'inn-1' });
  });

  it('can stop the thinking: an answer that comes all the same is not heard', async () => {
    const { asking, ask } = hints();
    const thought = ask('7');
    asking.stop();
    expect(thought.signal.aborted).toBe(true);
    thought.answer('inn-1');
    await settled();
    expect(asking.now()).toEqual({ is: 'none' });
  });

  it('gets no answer about a table that has moved on, neither late nor early', async () => {
    const { asking, ask } = hints();
    const late = ask('7');
    asking.turnTo('8');
    expect(late.signal.aborted).toBe(true);
    late.answer('inn-1');
    await settled();
    expect(asking.now()).toEqual({ is: 'none' });

    ask('8').answer('sea-1');
    await settled();
    asking.turnTo(null);
    expect(asking.now()).toEqual({ is: 'none' });
  });

  it('gets only the answer to what was asked last', async () => {
    const { asking, ask } = hints();
    const [first, second] = [ask('7'), ask('7')];
    expect([first, second].map(({ signal }) => signal.aborted)).toEqual([true, false]);
    second.answer('sea-1');
    first.answer('inn-1');
    await settled();
    expect(asking.now()).toMatchObject({ choice: 'sea-1' });
  });

  it('is told when none comes', async () => {
    const { asking, ask, failed } = hints();
    ask('7').fail();
    await settled();
    expect([asking.now().is, failed()]).toEqual(['none', 1]);
    const stopped = ask('7');
    asking.stop();
    stopped.fail();
    await settled();
    expect(failed()).toBe(1);
  });

  it('leaves nobody thinking behind', () => {
    const { asking, ask, thinker } = hints();
    const thought = ask('7');
    asking.close();
    expect([thought.signal.aborted, thinker.isClosed()]).toEqual([true, true]);
  });
});
