import { randomInt } from 'node:crypto';
import type { Choice, Seat } from '@engawa/kernel';
import { fallback } from '../bots/fallback.ts';
import type { BotJob } from '../bots/job.ts';
import type { Context } from '../context.ts';
import type { OpenTable } from './open-table.ts';
import type { Sitting } from './sitting.ts';

/** No timer sleeps longer: a clock may be changed meanwhile by another process. */
const LONGEST_SLEEP = 60_000;
const TRY_AGAIN = 1_000;

export interface AttendantParts {
  readonly think: (job: BotJob, signal: AbortSignal) => Promise<Choice | undefined>;
  /** Whether the table is still this process's to keep. */
  readonly mayAct: () => boolean;
  /** Whether somebody may be looking at the table, in whichever process. */
  readonly mayBeWatched: () => boolean;
  /** The game is over: nobody is needed any more. */
  readonly onEnd: () => void;
}

/** A bot's thinking about what it was asked at this number of the table. */
interface Thought {
  readonly at: number;
  readonly stopping: AbortController;
}

/** Something that a table must do by itself now. */
type Duty =
  | { readonly is: 'standing'; readonly seat: Seat }
  | {
      readonly is: 'bot';
      readonly seat: Seat;
      readonly job: BotJob;
      readonly list: readonly Choice[];
      readonly thought: Thought;
    }
  | { readonly is: 'time'; readonly seat: Seat };

interface Duties {
  readonly duties: readonly Duty[];
  /** When to look again even if nothing happens. */
  readonly wake: number | null;
  readonly isEnded: boolean;
}

/**
 * Acts for one table on behalf of those who are not there: bots, standing answers, clocks. Exactly one process keeps a
 * table; should two do so for a moment, the log lets only one of them have its way.
 */
export class Attendant {
  private readonly table: OpenTable;
  private readonly context: Context;
  private readonly parts: AttendantParts;
  private readonly stopping = new AbortController();
  /** What is being thought about: a new look at the table changes nothing about it. */
  private readonly thinking = new Map<Seat, Thought>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private lastMove: number;

  constructor(table: OpenTable, context: Context, parts: AttendantParts) {
    this.table = table;
    this.context = context;
    this.parts = parts;
    this.lastMove = context.now();
    this.look();
  }

  stop(): void {
    this.stopping.abort();
    for (const { stopping } of this.thinking.values()) stopping.abort();
    clearTimeout(this.timer);
  }

  moved(): void {
    this.lastMove = this.context.now();
    this.look();
  }

  private look(): void {
    const isShared = this.context.store.kind === 'postgres';
    void (isShared ? this.table.learnAnswers() : Promise.resolve())
      .then(() => this.table.look((sitting) => this.dutiesOrFault(sitting)))
      .then(async (found) => {
        if (this.stopping.signal.aborted) return;
        if ('fault' in found) await this.giveUp(found.fault);
        else if (found.isEnded) this.parts.onEnd();
        else {
          this.sleepUntil(found.wake);
          for (const duty of found.duties) void this.perform(duty);
        }
      })
      .catch((error) => this.failed(error));
  }

  private dutiesOrFault(sitting: Sitting): Duties | { readonly fault: unknown } {
    try {
      return this.duties(sitting);
    } catch (fault) {
      return { fault };
    }
  }

  /** A rule does not even say what can be chosen: nobody can play on here. */
  private async giveUp(error: unknown): Promise<void> {
    this.context.log.error({ table: this.table.id, error }, 'a rule failed: the table is closed');
    await this.table.ask({ is: 'shut', why: 'broken' }, {});
  }

  private sleepUntil(wake: number | null): void {
    clearTimeout(this.timer);
    if (wake === null) return;
    const pause = Math.min(LONGEST_SLEEP, Math.max(0, wake - this.context.now()) + 1);
    this.timer = setTimeout(() => this.look(), pause);
  }

  private failed(error: unknown): void {
    if (this.stopping.signal.aborted) return;
    this.context.log.warn({ table: this.table.id, error }, 'the table could not be attended to');
    this.sleepUntil(this.context.now() + TRY_AGAIN);
  }

  private duties(sitting: Sitting): Duties {
    const { isEnded } = sitting;
    this.forgetOldThoughts(sitting);
    if (sitting.status !== 'running' || sitting.paused) return { duties: [], wake: null, isEnded };
    const now = this.context.now();
    const duties: Duty[] = sitting.clocks.expired(now).map((seat) => ({ is: 'time', seat }));
    for (const seat of sitting.waiting) {
      const { bot } = sitting.holders[seat]!;
      if (bot !== null) duties.push(...this.botDuty(sitting, seat, bot));
      else if (this.table.hasAnswer(sitting, seat)) duties.push({ is: 'standing', seat });
    }
    // Answers may have been left at another process, and the hint be lost.
    const look = this.context.store.kind === 'postgres' ? now + LONGEST_SLEEP : null;
    return { duties, wake: sitting.clocks.deadline(now) ?? look, isEnded };
  }

  /** Something was taken back, or somebody has returned to their seat: nobody waits for these answers any more. */
  private forgetOldThoughts({ waiting, holders, table }: Sitting): void {
    for (const [seat, { at, stopping }] of this.thinking) {
      const isAsked = waiting.includes(seat) && holders[seat]!.bot !== null;
      if (isAsked && table!.askedAt(seat) === at) continue;
      stopping.abort();
      this.thinking.delete(seat);
    }
  }

  private botDuty(sitting: Sitting, seat: Seat, bot: string): Duty[] {
    const table = sitting.table!;
    if (this.thinking.has(seat)) return [];
    const thought: Thought = { at: table.askedAt(seat), stopping: new AbortController() };
    this.thinking.set(seat, thought);
    const { time } = this.context.config.bots;
    const job = { game: sitting.game.id, view: table.view(seat), seat, bot, seed: randomInt(2 ** 31), time };
    return [{ is: 'bot', seat, job, list: table.choices(seat), thought }];
  }

  private async perform(duty: Duty): Promise<void> {
    const { seat } = duty;
    try {
      if (!this.parts.mayAct()) throw new Error('the table is not kept here at the moment');
      if (duty.is === 'time') {
        const bot = this.context.bots.standIn;
        await this.table.ask({ is: 'time-out', bot, now: this.context.now() }, { seat });
      } else if (duty.is === 'standing') await this.table.answerFor(seat);
      else await this.letBotChoose(duty);
    } catch (error) {
      if (duty.is === 'bot') this.haveThought(seat, duty.thought);
      this.failed(error);
    }
  }

  private async letBotChoose({ seat, job, list, thought }: Extract<Duty, { is: 'bot' }>): Promise<void> {
    const { at, stopping } = thought;
    const { signal } = stopping;
    const [answer] = await Promise.all([this.parts.think(job, signal), this.pause(signal)]);
    if (signal.aborted) return;
    if (!this.parts.mayAct()) throw new Error('the table is not kept here at the moment');
    const choice = answer !== undefined && list.includes(answer) ? answer : fallback(list, job.seed);
    const played = await this.table.ask({ is: 'bot-choose', choice, at }, { seat });
    this.haveThought(seat, thought);
    // Usually the table has moved on meanwhile, and this finds nothing to do.
    if ('refusal' in played) this.sleepUntil(this.context.now() + TRY_AGAIN);
  }

  /** The seat may have been asked something else meanwhile, and be thinking about that. */
  private haveThought(seat: Seat, thought: Thought): void {
    if (this.thinking.get(seat) === thought) this.thinking.delete(seat);
  }

  /** People must be able to follow; with nobody looking there is no need to wait. */
  private pause(signal: AbortSignal): Promise<void> {
    const rest = this.lastMove + this.context.config.bots.pause - this.context.now();
    if (rest <= 0 || !this.parts.mayBeWatched()) return Promise.resolve();
    return new Promise((resolve) => {
      const go = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', go);
        resolve();
      };
      const timer = setTimeout(go, rest);
      signal.addEventListener('abort', go);
    });
  }
}
