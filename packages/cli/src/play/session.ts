import {
  type Choice,
  type Game,
  type Language,
  type Luck,
  refusalIn,
  type Seat,
  type Table,
  type TableLuck,
  type Who,
} from '@engawa/kernel';
import { shorten } from '../args.ts';
import type { Io } from '../io.ts';
import { type Key, TEXTS, type Text } from '../text/text.ts';
import { type Company, isPerson } from './company.ts';
import { keyOf } from './keys.ts';
import type { Paint } from './paint.ts';
import { saveRecord } from './save.ts';
import { resultInWords, scoreSheets } from './score-sheets.ts';
import { Screen } from './screen.ts';

export interface Seating {
  readonly table: Table;
  readonly company: Company;
  readonly language: Language;
  readonly luck: TableLuck;
  /** What the bots think with. */
  readonly thinking: Luck;
}

/** `again`: the table has changed, look at it afresh. */
type Outcome = 'again' | 'quit' | 'ended';

/** One game in the terminal, from the first decision to the score sheets. */
export class Session {
  private readonly io: Io;
  private readonly paint: Paint;
  private readonly seating: Seating;
  private readonly text: Text;
  private readonly table: Table;
  private readonly game: Game;
  private readonly screen: Screen;
  private readonly who: Who;
  /** The person at the terminal. */
  private present: Seat | undefined;

  constructor(seating: Seating, io: Io, paint: Paint) {
    this.io = io;
    this.paint = paint;
    this.seating = seating;
    this.text = TEXTS[seating.language];
    this.table = seating.table;
    this.game = seating.table.game;
    this.who = (seat) => seating.company.names[seat]!;
    this.screen = new Screen(seating, io, paint);
  }

  /** Returns the exit code. */
  async play(): Promise<number> {
    this.screen.welcome();
    while (!this.table.isOver) {
      const deciding = this.table.deciders();
      const person = deciding.find((seat) => isPerson(this.seating.company, seat));
      if (person === undefined) {
        this.botChooses(deciding[0]!);
        continue;
      }
      const outcome = await this.personChooses(person);
      if (outcome === 'again') continue;
      this.say(outcome === 'quit' ? this.text.goodbye : this.text.inputEnded);
      return outcome === 'quit' ? 0 : 1;
    }
    await this.finish();
    return 0;
  }

  private say(sentence: string): void {
    this.io.out(`${sentence}\n`);
  }

  private botChooses(seat: Seat): void {
    const bot = this.seating.company.bots[seat]!;
    const choice = bot.choose(this.game, this.table.view(seat), seat, this.seating.thinking);
    const refusal = this.table.choose(seat, choice);
    if (refusal) throw new Error(`the bot ${bot.name} was refused: ${refusal}`);
  }

  private async personChooses(seat: Seat): Promise<Outcome> {
    if (!(await this.sitDown(seat))) return 'ended';
    this.screen.drawTable(seat);
    this.screen.news(seat);
    for (;;) {
      const { choices, interjections } = this.screen.decision(seat);
      const most = choices.length + interjections.length;
      const line = await this.io.line(most === 1 ? this.text.askOnly : this.text.ask(most));
      if (line === undefined) return 'ended';
      const typed = line.trim();
      const number = typed === '' && most === 1 ? 1 : /^\d{1,6}$/.test(typed) ? Number(typed) : undefined;
      if (number !== undefined) {
        if (this.choose(seat, number, choices, interjections)) return 'again';
        continue;
      }
      const outcome = this.press(seat, typed, most);
      if (outcome) return outcome;
    }
  }

  /** Between two people at one terminal, nobody sees what the other one knows. False at the end of input. */
  private async sitDown(seat: Seat): Promise<boolean> {
    const before = this.present;
    this.present = seat;
    if (before === undefined || before === seat) return true;
    const [old, now] = [before, seat].map((one) => JSON.stringify(this.table.view(one)));
    if (old === now) return true;
    if ((await this.io.line(this.text.hideTable(this.who(seat)))) === undefined) return false;
    this.screen.wipe();
    return (await this.io.line(this.text.handOver(this.who(seat)))) !== undefined;
  }

  /** True when the choice was made; a wrong number gets a sentence. */
  private choose(seat: Seat, number: number, choices: readonly Choice[], interjections: readonly Choice[]): boolean {
    const choice = choices[number - 1];
    const interjection = interjections[number - 1 - choices.length];
    if (choice === undefined && interjection === undefined) {
      this.say(this.text.notOnList(choices.length + interjections.length));
      return false;
    }
    const refusal = choice === undefined ? this.table.interject(seat, interjection) : this.table.choose(seat, choice);
    if (refusal) {
      this.say(refusalIn(this.seating.language, refusal));
      return false;
    }
    this.screen.news(seat);
    return true;
  }

  /** Does what a letter asks for; undefined when the decision is still open. */
  private press(seat: Seat, typed: string, most: number): Outcome | undefined {
    const [letter = '', ...rest] = typed.split(/\s+/);
    const key = keyOf(letter, this.text);
    if (key === undefined || (rest.length > 0 && key !== 'save')) {
      this.say(this.text.notUnderstood(shorten(typed), most));
      return undefined;
    }
    if (key === 'quit') return 'quit';
    if (key === 'undo' || key === 'undoTurn') return this.undo(key) ? 'again' : undefined;
    if (key === 'save') saveRecord(typed.slice(letter.length).trim(), this.seating, this.io);
    else this.screen.show(key satisfies Exclude<Key, 'quit' | 'undo' | 'undoTurn' | 'save'>, seat);
    return undefined;
  }

  /**
   * Takes back the latest choice that a person made, or all of that turn. Bots always agree; people at one terminal
   * can settle it among themselves.
   */
  private undo(key: 'undo' | 'undoTurn'): boolean {
    const { company, language } = this.seating;
    const bots = company.names.map((_, seat) => seat).filter((seat) => !isPerson(company, seat));
    const latest = this.table.record().entries.findLast((entry) => isPerson(company, entry.seat));
    if (latest === undefined || this.table.undo(latest.seat, 1, bots)) {
      this.say(refusalIn(language, 'no-undo'));
      return false;
    }
    const more = key === 'undoTurn' ? this.table.undoable(latest.seat) : 0;
    if (more > 0) this.table.undo(latest.seat, more);
    this.screen.forgetTakenBack();
    this.say(this.text.undone(1 + more));
    return true;
  }

  private async finish(): Promise<void> {
    const { company, language } = this.seating;
    const people = company.names.map((_, seat) => seat).filter((seat) => isPerson(company, seat));
    // With several people at the terminal, everybody may look now.
    const seat = people.length === 1 ? people[0]! : null;
    this.screen.drawTable(seat);
    this.screen.news(seat ?? this.present ?? 0);
    this.say(`\n${this.paint.tone(this.text.gameOver, 'strong')}`);
    const standings = this.game.standings(this.table.state);
    for (const line of resultInWords(standings, this.who, this.text)) this.say(line);
    this.io.out(`\n${scoreSheets(this.game, language, standings, this.who, this.text, this.paint)}\n`);
    while (await this.offersSaving());
    this.say(this.text.goodbye);
  }

  /** True when it should be asked once more: a name without its letter should not cost anybody the record. */
  private async offersSaving(): Promise<boolean> {
    const typed = ((await this.io.line(this.text.offerSave)) ?? '').trim();
    const [letter = ''] = typed.split(/\s+/);
    if (keyOf(letter, this.text) === 'save')
      return !saveRecord(typed.slice(letter.length).trim(), this.seating, this.io);
    if (typed === '' || /^\d+$/.test(typed) || keyOf(letter, this.text) === 'quit') return false;
    this.say(this.text.notSaved);
    return true;
  }
}
