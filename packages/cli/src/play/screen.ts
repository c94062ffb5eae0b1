import {
  type Choice,
  type Game,
  type GameEvent,
  interjectionsOf,
  isTogether,
  type Seat,
  type Step,
  stepOf,
  type Table,
  type Who,
  type Words,
} from '@engawa/kernel';
import type { Io } from '../io.ts';
import { type Key, TEXTS, type Text } from '../text/text.ts';
import { isPerson } from './company.ts';
import { KEYS } from './keys.ts';
import type { Paint } from './paint.ts';
import { scoreSheets } from './score-sheets.ts';
import type { Seating } from './session.ts';

const CLEAR = '\x1b[2J\x1b[3J\x1b[H';

/** What a person sees: always from what the seat itself may know. */
export class Screen {
  private readonly seating: Seating;
  private readonly io: Io;
  private readonly paint: Paint;
  private readonly text: Text;
  private readonly words: Words;
  private readonly table: Table;
  private readonly game: Game;
  private readonly who: Who;
  /** The same names in the seats' colours: for sentences, not for anything that is aligned. */
  private readonly whoInColour: Who;
  /** For every seat, how many choices' events it has read. */
  private readonly read: number[];

  constructor(seating: Seating, io: Io, paint: Paint) {
    this.seating = seating;
    this.io = io;
    this.paint = paint;
    this.text = TEXTS[seating.language];
    this.table = seating.table;
    this.game = seating.table.game;
    this.words = this.game.words[seating.language];
    this.who = (seat) => seating.company.names[seat]!;
    this.whoInColour = (seat) => paint.seat(this.who(seat), seat);
    this.read = seating.company.names.map(() => 0);
  }

  private print(lines: readonly string[]): void {
    this.io.out(lines.map((line) => `${line}\n`).join(''));
  }

  private heading(sentence: string): string {
    return `\n${this.paint.tone(sentence, 'strong')}`;
  }

  welcome(): void {
    const { company } = this.seating;
    const bots = company.bots.flatMap((bot, seat) =>
      bot ? [this.text.sitting(this.whoInColour(seat), this.text.bot(bot.name))] : [],
    );
    this.print([this.paint.tone(this.text.welcome(this.words.name), 'strong'), ...bots, this.text.hint]);
  }

  /** On a real terminal nothing of what was shown stays readable, not even by scrolling back. */
  wipe(): void {
    if (this.io.outIsTerminal) this.io.out(CLEAR);
  }

  drawTable(seat: Seat | null): void {
    const lines = this.words.table(this.table.view(seat), seat, this.who);
    this.print(['', ...lines.map((line) => this.paint.line(line).trimEnd())]);
  }

  /** What has happened since this seat last looked. */
  news(seat: Seat): void {
    const told = this.table.eventsFor(seat);
    const fresh = told.slice(this.read[seat]).flat();
    this.read[seat] = told.length;
    if (fresh.length > 0) this.print([this.heading(this.text.since), ...this.sentences(fresh)]);
  }

  private sentences(events: readonly GameEvent[]): string[] {
    return events.map((event) => `  ${this.words.event(event, this.whoInColour)}`);
  }

  /** What was taken back may happen again, and is then news once more. */
  forgetTakenBack(): void {
    const happened = this.table.eventsFor(null).length;
    this.read.forEach((count, seat) => {
      this.read[seat] = Math.min(count, happened);
    });
  }

  /** The question and the numbered answers. */
  decision(seat: Seat): { choices: Choice[]; interjections: Choice[] } {
    const view = this.table.view(seat);
    const step = stepOf(view, seat)!;
    const choices = this.table.choices(seat);
    const interjections = interjectionsOf(this.game, view, seat);
    const texts = [
      ...choices.map((choice) => this.words.choice(choice, step, view)),
      ...interjections.map((choice) => this.words.interjection?.(choice, view, seat) ?? `${choice}`),
    ];
    const width = `${texts.length}`.length + 2;
    const lines = texts.map((words, i) => `${`${i + 1}`.padStart(width)}  ${words}`);
    const severalPeople = this.seating.company.names.filter((_, one) => isPerson(this.seating.company, one)).length > 1;
    this.print([
      ...(severalPeople ? [this.heading(this.text.turnOf(this.whoInColour(seat)))] : []),
      this.heading(this.words.prompt(step, view)),
      ...lines.slice(0, choices.length),
      ...(interjections.length > 0 ? [this.paint.tone(this.text.outOfTurn, 'dim')] : []),
      ...lines.slice(choices.length),
    ]);
    return { choices, interjections };
  }

  show(what: Exclude<Key, 'quit' | 'undo' | 'undoTurn' | 'save'>, seat: Seat): void {
    const pages: Record<typeof what, () => string[]> = {
      log: () => this.page(this.text.log, this.sentences(this.table.eventsFor(seat).flat()), this.text.logEmpty),
      stillToCome: () => this.page(this.text.stillToCome, this.stillToCome(seat), this.text.nothingToCome),
      whyNot: () => this.page(this.text.whyNot, this.whyNot(seat), this.text.nothingForbidden),
      scores: () => [this.heading(this.text.scores), this.sheets(seat)],
      help: () => this.help(),
    };
    this.print(pages[what]());
  }

  private page(heading: string, lines: readonly string[], empty: string): string[] {
    return [this.heading(heading), ...(lines.length > 0 ? lines : [`  ${empty}`])];
  }

  /** The agenda in words, the next thing first; the open question itself is not still to come. */
  private stillToCome(seat: Seat): string[] {
    const view = this.table.view(seat);
    const open = stepOf(view, seat);
    const steps = view.agenda
      .slice()
      .reverse()
      .flatMap((step): Step[] =>
        isTogether(step) ? step.parts.flatMap((part) => part.agenda.slice().reverse()) : [step],
      );
    return steps
      .filter((step) => step !== open)
      .flatMap((step) => this.words.stillToCome(step, this.whoInColour) ?? [])
      .map((sentence) => `  ${sentence}`);
  }

  private whyNot(seat: Seat): string[] {
    const view = this.table.view(seat);
    const step = stepOf(view, seat)!;
    return (this.game.whyNot?.(view, seat) ?? []).map(
      ({ choice, why }) => `  ${this.words.choice(choice, step, view)}: ${this.words.whyNot(why)}`,
    );
  }

  private sheets(seat: Seat): string {
    const standings = this.game.standings(this.table.view(seat));
    return scoreSheets(this.game, this.seating.language, standings, this.who, this.text, this.paint).trimEnd();
  }

  private help(): string[] {
    const { text } = this;
    return [
      this.heading(text.help),
      `  ${text.helpNumber}`,
      ...KEYS.map((key) => `  ${text.keys[key]}  ${text.keyHelp[key]}`),
      `  ${text.keyboardHelp}`,
    ];
  }
}
