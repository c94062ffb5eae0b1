import { type Choice, isTogether, type Seat, type State } from '../agenda.ts';
import { copy } from '../copy.ts';
import { applyDifference, difference, same } from '../difference.ts';
import { choicesOf, choose, deciders, interjectionsOf, isOver, stepOf } from '../engine.ts';
import type { Game, GameEvent } from '../game.ts';
import { type Luck, RecordedLuck } from '../luck.ts';
import type { Entry } from '../record.ts';
import { total } from '../standings.ts';
import { LANGUAGES, type Language } from '../words.ts';

/** The laws of the design: every game obeys them in every state. */
export type Law =
  | 'deterministic'
  | 'plain'
  | 'total'
  | 'legal'
  | 'secret'
  | 'conserved'
  | 'repeatable'
  | 'counted'
  | 'told'
  | 'live';

export interface Violation {
  readonly law: Law;
  readonly what: string;
}

type Report = (law: Law, what: string) => void;

const bytes = (value: unknown): string => JSON.stringify(value);

/** Everything that must be true of a state by itself. */
export function checkState<S extends State>(game: Game<S>, state: S, seats: number, luck: Luck): Violation[] {
  const found: Violation[] = [];
  const report: Report = (law, what) => found.push({ law, what });
  checkPlain(state, report);
  checkLists(game, state, report);
  checkNoDeadEnd(game, state, luck, report);
  for (const seat of [null, ...Array.from({ length: seats }, (_, i) => i)])
    checkSecret(game, state, seat, luck, report);
  checkSealed(game, state, seats, report);
  for (const fault of game.faults(state)) report('conserved', fault);
  checkCounted(game, state, seats, report);
  checkTold(game, state, seats, report);
  return found;
}

/** Law 2: a state is unchanged by a JSON round trip. */
function checkPlain(state: State, report: Report): void {
  if (!same(JSON.parse(bytes(state)), state)) report('plain', 'a JSON round trip changes the state');
}

/** Laws 3 and 10: somebody can choose; no choice is listed twice; the list is always the same. */
function checkLists<S extends State>(game: Game<S>, state: S, report: Report): void {
  if (isOver(state)) return;
  const seats = deciders(game, state);
  if (seats.length === 0) report('total', 'the game is not over, but nobody decides');
  for (const seat of seats) {
    const list = choicesOf(game, state, seat);
    if (list.length === 0) report('total', `seat ${seat} decides, but has no choice`);
    if (new Set(list).size !== list.length) report('live', `a choice is listed twice: ${bytes(list)}`);
    if (new Set(list.map(String)).size !== list.length) report('live', `two choices print alike: ${bytes(list)}`);
    const again = choicesOf(game, JSON.parse(bytes(state)) as S, seat);
    if (!same(list, again)) report('live', `the order of choices is not stable: ${bytes(list)}, then ${bytes(again)}`);
  }
}

/** Law 10: after every listed choice somebody can go on, or the game is over. */
function checkNoDeadEnd<S extends State>(game: Game<S>, state: S, luck: Luck, report: Report): void {
  for (const seat of deciders(game, state)) {
    for (const choice of choicesOf(game, state, seat)) {
      const next = copy(state);
      try {
        choose(game, next, seat, choice, { luck });
        const stuck = deciders(game, next).find((one) => choicesOf(game, next, one).length === 0);
        if (stuck !== undefined) report('live', `after ${bytes(choice)} seat ${stuck} has no choice`);
      } catch (error) {
        report('live', `seat ${seat} cannot choose ${bytes(choice)} after all: ${(error as Error).message}`);
      }
    }
  }
}

/** Law 5: what a seat sees does not depend on what it does not know, and imagining the rest does not change it. */
function checkSecret<S extends State>(game: Game<S>, state: S, seat: Seat | null, luck: Luck, report: Report): void {
  const before = bytes(state);
  const view = game.hide(state, seat);
  if (bytes(state) !== before) report('secret', 'hiding changed the state itself');
  if (seat === null) return;
  const seen = bytes(view);
  const imagined = game.imagine(view, seat, luck);
  if (bytes(view) !== seen) report('secret', 'imagining changed the view itself');
  const again = bytes(game.hide(imagined, seat));
  if (again !== seen)
    report('secret', `the view of seat ${seat} depends on what is hidden from it: ${firstGap(seen, again)}`);
  const [real, fromView, fromImagined] = [state, view, imagined].map((one) => choicesOf(game, one, seat));
  if (!same(real, fromView) || !same(real, fromImagined)) {
    report(
      'secret',
      `seat ${seat} has other choices in its view: ${bytes(real)}, ${bytes(fromView)}, ${bytes(fromImagined)}`,
    );
  }
  if (!same(interjectionsOf(game, state, seat), interjectionsOf(game, view, seat))) {
    report('secret', `seat ${seat} has other interjections in its view`);
  }
  for (const fault of game.faults(imagined))
    report('secret', `what seat ${seat} imagines is no state of the game: ${fault}`);
}

/** Law 5 for simultaneous decisions: what one seat picks changes no byte that another one sees, until all have. */
function checkSealed<S extends State>(game: Game<S>, state: S, seats: number, report: Report): void {
  if (!isTogether(state.agenda.at(-1))) return;
  for (const seat of deciders(game, state)) {
    const views = choicesOf(game, state, seat).map((choice) => {
      const next = copy(state);
      choose(game, next, seat, choice, { luck: { below: () => 0 } });
      if (!isTogether(next.agenda.at(-1))) return undefined;
      return Array.from({ length: seats }, (_, other) => (other === seat ? '' : bytes(game.hide(next, other)))).join(
        '\n',
      );
    });
    const open = views.filter((view) => view !== undefined);
    if (open.some((view) => view !== open[0])) report('secret', `the others see what seat ${seat} picks in secret`);
  }
}

/** Law 8: the rows of the score sheet add up, and everybody has a place. */
function checkCounted<S extends State>(game: Game<S>, state: S, seats: number, report: Report): void {
  const standings = game.standings(state);
  if (standings.length !== seats) report('counted', `there are ${standings.length} standings for ${seats} seats`);
  for (const { seat, score, sheet, place } of standings) {
    if (total(sheet) !== score)
      report('counted', `the sheet of seat ${seat} adds up to ${total(sheet)}, not to ${score}`);
    if (place < 1 || place > seats) report('counted', `seat ${seat} has place ${place}`);
  }
  if (!standings.some((one) => one.place === 1)) report('counted', 'nobody is first');
}

/** Names without letters of any alphabet, so that whatever letters appear come from the texts. */
const anybody = (seat: Seat): string => `#${seat + 1}`;

/** What no sentence for people contains. In Russian and Ukrainian no Latin letter either: it would be a raw key. */
function isProper(text: unknown, language: Language): boolean {
  if (typeof text !== 'string' || text.trim() === '') return false;
  if (/undefined|NaN|\[object|null|[{}]|_/.test(text)) return false;
  return language === 'en' || !/[A-Za-z]/.test(text);
}

/** Law 9: everything that can be read has words in every language. */
function checkTold<S extends State>(game: Game<S>, state: S, seats: number, report: Report): void {
  for (const language of LANGUAGES) {
    const words = game.words[language];
    const say = (what: string, text: unknown) => {
      if (!isProper(text, language)) report('told', `${what} has no proper words in ${language}: ${bytes(text)}`);
    };
    for (const seat of deciders(game, state)) {
      const view = game.hide(state, seat);
      const step = stepOf(view, seat)!;
      say(`the step ${step.do}`, words.prompt(step, view));
      const list = choicesOf(game, view, seat);
      const texts = list.map((choice) => words.choice(choice, step, view));
      list.forEach((choice, i) => {
        say(`the choice ${bytes(choice)} of ${step.do}`, texts[i]);
      });
      if (new Set(texts).size !== texts.length) report('told', `two choices of ${step.do} read alike: ${bytes(texts)}`);
      for (const { why } of game.whyNot?.(view, seat) ?? []) say(`the reason ${why}`, words.whyNot(why));
    }
    for (let seat = 0; seat < seats; seat++) {
      const view = game.hide(state, seat);
      for (const choice of interjectionsOf(game, view, seat)) {
        say(`the interjection ${bytes(choice)}`, words.interjection?.(choice, view, seat));
      }
    }
    for (const step of state.agenda.flatMap((one) =>
      isTogether(one) ? one.parts.flatMap((part) => part.agenda) : [one],
    )) {
      const text = words.stillToCome(step as Parameters<typeof words.stillToCome>[0], anybody);
      if (text !== undefined) say(`the pending step ${step.do}`, text);
    }
    for (const { row } of game.standings(state)[0]!.sheet) say(`the score row ${row}`, words.scoreRow(row));
    const picture = words.table(game.hide(state, 0), 0, anybody).flat();
    const text = picture.map((span) => (typeof span === 'string' ? span : span.text)).join('');
    say('the table', text);
  }
}

/** Everything that must be true of the way from one state to the next. */
export function checkChoice<S extends State>(
  game: Game<S>,
  before: S,
  entry: Entry,
  after: S,
  told: readonly GameEvent[],
  undoable: boolean,
  luck: Luck,
): Violation[] {
  const found: Violation[] = [];
  const report: Report = (law, what) => found.push({ law, what });
  const { seat, choice } = entry;
  if (!entry.aside) {
    checkRepeatable(game, before, entry, after, report);
    if (undoable) checkForeseen(game, before, seat, choice, after, luck, report);
  }
  for (const fault of game.faults(after, before)) report('conserved', fault);
  for (const language of LANGUAGES) {
    for (const event of told) {
      const text = game.words[language].event(event, anybody);
      if (!isProper(text, language))
        report('told', `the event ${event.is} has no proper words in ${language}: ${bytes(text)}`);
    }
  }
  const [old, now] = [before, after].map((state) => game.hide(state, seat));
  if (!same(applyDifference(old, difference(old, now)), now)) {
    report('repeatable', `the difference of two views of seat ${seat} does not lead from one to the other`);
  }
  return found;
}

/** Laws 1 and 7: the same choice with the same lots on a copy gives the same bytes, and leaves the original alone. */
function checkRepeatable<S extends State>(game: Game<S>, before: S, entry: Entry, after: S, report: Report): void {
  const original = bytes(before);
  const again = copy(before);
  if (bytes(again) !== original) report('repeatable', 'a copy is not equal to its original');
  try {
    choose(game, again, entry.seat, entry.choice, { luck: new RecordedLuck(entry.lots) });
    if (bytes(again) !== bytes(after)) {
      report(
        'deterministic',
        `${bytes(entry.choice)} with the same lots leads elsewhere: ${firstGap(bytes(after), bytes(again))}`,
      );
    }
  } catch (error) {
    report('deterministic', `${bytes(entry.choice)} cannot be repeated: ${(error as Error).message}`);
  }
  if (bytes(before) !== original) report('repeatable', 'playing on a copy changed the original');
}

/** The undo limit: a choice that can be taken back told its seat nothing that it could not foresee. */
function checkForeseen<S extends State>(
  game: Game<S>,
  before: S,
  seat: Seat,
  choice: Choice,
  after: S,
  luck: Luck,
  report: Report,
): void {
  const imagined = game.imagine(game.hide(before, seat), seat, luck);
  try {
    choose(game, imagined, seat, choice, { luck: new RecordedLuck([]) });
    const foreseen = bytes(game.hide(imagined, seat));
    const seen = bytes(game.hide(after, seat));
    if (foreseen !== seen)
      report(
        'secret',
        `${bytes(choice)} can be undone, but showed seat ${seat} something: ${firstGap(seen, foreseen)}`,
      );
  } catch (error) {
    report('secret', `${bytes(choice)} can be undone, but depends on what is hidden: ${(error as Error).message}`);
  }
}

function firstGap(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const cut = (text: string) => `…${text.slice(Math.max(0, at - 40), at + 40)}…`;
  return `${cut(a)} / ${cut(b)}`;
}
