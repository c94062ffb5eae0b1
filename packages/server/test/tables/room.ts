import { type Game, type SearchLuck, type Seat, seedFrom } from '@engawa/kernel';
import type { ClockSettings, Refusal } from '@engawa/wire';
import { type Ask, decide } from '../../src/tables/asks.ts';
import type { Outages } from '../../src/tables/clocks.ts';
import { Sitting } from '../../src/tables/sitting.ts';
import type { Opening } from '../../src/tables/sitting-data.ts';
import type { LogEntry } from '../../src/tables/what.ts';
import { fans } from '../kit/test-games.ts';

export interface RoomPlan {
  readonly game?: Game;
  /** A name each, or a bot. */
  readonly seats?: readonly (string | { readonly bot: string })[];
  readonly clock?: ClockSettings;
  readonly absent?: 'bot' | 'wait';
  readonly outages?: Outages;
}

/** A table with people and a clock that goes when told, but without store and sockets. */
export class Room {
  readonly sitting: Sitting;
  readonly log: LogEntry[] = [];
  now = 1_000_000;
  private readonly opening: Opening;
  private readonly outages: Outages;
  private readonly game: Game;

  constructor(plan: RoomPlan = {}) {
    const { game = fans, seats = ['ren', 'aki'], clock = { is: 'none' }, absent = 'bot' } = plan;
    this.game = game as Game;
    this.outages = plan.outages ?? (() => 0);
    this.opening = {
      id: 'room',
      owner: 'ren',
      isPublic: true,
      seats: seats.length,
      seed: seedFrom('room'),
      settings: { options: {}, clock, absent, watchers: true, autostart: false, expected: [] },
    };
    this.sitting = new Sitting(this.opening, this.game, this.outages);
    seats.forEach((who, seat) => {
      if (typeof who === 'string') this.must({ is: 'sit', person: who, seat, salt: who, mayEnter: true }, null);
      else this.must({ is: 'place-bot', person: 'ren', seat, bot: who.bot }, null);
    });
    this.must({ is: 'start', person: 'ren' }, null);
  }

  pass(milliseconds: number): this {
    this.now += milliseconds;
    return this;
  }

  /** What somebody wants to happen: it does, or it is refused. */
  ask(ask: Ask, seat: Seat | null): Refusal | 'done' {
    const decided = decide(this.sitting, ask, seat, this.now);
    if (typeof decided === 'string') return decided;
    const entry = { number: this.sitting.number + 1, at: this.now, seat: decided.seat, what: decided.what };
    const what = this.sitting.apply(entry);
    this.log.push(JSON.parse(JSON.stringify({ ...entry, what })));
    return 'done';
  }

  must(ask: Ask, seat: Seat | null): this {
    const answer = this.ask(ask, seat);
    if (answer !== 'done') throw new Error(`${JSON.stringify(ask)} of seat ${seat} is refused: ${answer}`);
    return this;
  }

  /** The seat chooses, by default the first on its list. */
  choose(seat: Seat, choice = this.sitting.table!.choices(seat)[0]!): this {
    return this.must({ is: 'choose', choice, at: this.sitting.number }, seat);
  }

  choices(seat: Seat) {
    return this.sitting.table!.choices(seat);
  }

  left(seat: Seat): number {
    const { left, since } = this.sitting.clocks.all[seat]!;
    return since === null ? left : left - (this.now - since) + this.outages(since, this.now);
  }

  get running(): Seat[] {
    return this.sitting.clocks.all.flatMap(({ since }, seat) => (since === null ? [] : [seat]));
  }

  /** The same table, read back from its log, or from a snapshot. */
  reopened(from: 'log' | 'snapshot'): Sitting {
    const saved = from === 'log' ? undefined : JSON.parse(JSON.stringify(this.sitting.save()));
    const sitting = new Sitting(this.opening, this.game, this.outages, saved);
    if (from === 'log') for (const entry of this.log) sitting.apply(entry);
    return sitting;
  }

  /** Something that people do at tables, now and then nonsense. */
  doSomething(luck: SearchLuck): void {
    const { sitting } = this;
    const { number, opening } = sitting;
    const seat = luck.below(opening.seats);
    const other = luck.below(opening.seats);
    const list = sitting.status === 'running' ? sitting.table!.choices(seat) : [];
    const asides = sitting.status === 'running' ? sitting.table!.interjections(seat) : [];
    const bot = sitting.holders[seat]!.bot !== null;
    const choice = list[luck.below(list.length || 1)] ?? 'nonsense';
    const asks: Ask[] = [
      { is: bot ? 'bot-choose' : 'choose', choice, at: number },
      { is: bot ? 'bot-choose' : 'choose', choice, at: number },
      { is: bot ? 'bot-choose' : 'choose', choice, at: Math.max(0, number - luck.below(4)) },
      { is: 'interject', at: number - luck.below(3), choice: asides[luck.below(asides.length || 1)] ?? 'nonsense' },
      { is: 'undo', count: luck.below(3) + 1, at: number - luck.below(2) },
      { is: 'undo', count: 'turn', at: number },
      { is: 'propose', proposal: { is: 'undo', count: luck.below(3) + 1 } },
      { is: 'propose', proposal: { is: luck.below(2) ? 'pause' : 'resume' } },
      { is: 'propose', proposal: { is: 'replace', seat: other, bot: 'random' } },
      { is: 'answer', proposal: sitting.proposal?.number ?? number, yes: luck.below(4) > 0 },
      { is: 'answer', proposal: sitting.proposal?.number ?? number, yes: luck.below(4) > 0 },
      { is: 'take-back' },
      { is: 'hand-over', bot: 'random' },
      { is: 'time-out', bot: 'random', now: this.now },
    ];
    this.pass(luck.below(3_000));
    this.ask(asks[luck.below(asks.length)]!, seat);
  }
}
