import { commitmentOf, type Game, type Seat, Table, TableLuck } from '@engawa/kernel';
import type { ClosedBy, Proposal, TableStatus, Told } from '@engawa/wire';
import { Chronicle } from './chronicle.ts';
import { Clocks, type Outages } from './clocks.ts';
import { Fuss } from './fuss.ts';
import type { Holder, Opening, Pending, SavedSitting } from './sitting-data.ts';
import type { LogEntry, What } from './what.ts';

const EMPTY: Holder = { person: null, bot: null };

/** The log says something that cannot have happened. */
class LogError extends Error {}

/**
 * A table with its people: what its log adds up to. It knows no storage and no sockets. Entries are applied one after the
 * other; whoever applies one that is then not stored throws the sitting away and reads the log again.
 */
export class Sitting {
  readonly opening: Opening;
  readonly game: Game;
  readonly clocks: Clocks;
  number = 0;
  status: TableStatus = 'open';
  closed: ClosedBy | null = null;
  /** Arrays and objects are replaced, never changed: what is the same object has not changed. */
  holders: readonly Holder[];
  paused = false;
  rematch: string | null = null;
  table: Table | null = null;
  /** The latest proposal that was neither carried out nor refused. */
  private pending: Pending | null = null;
  private salts: readonly string[];
  private late: readonly Seat[] = [];
  private readonly chronicle: Chronicle;
  private readonly fuss: Fuss;
  /** Lots drawn so far. */
  private lots = 0;
  private committed: string | undefined;

  constructor(opening: Opening, game: Game, outages: Outages, saved?: SavedSitting) {
    this.opening = opening;
    this.game = game;
    const { seats, settings } = opening;
    this.clocks = new Clocks(settings.clock, seats, outages, saved?.clocks, saved?.windings);
    this.chronicle = new Chronicle(saved);
    this.fuss = new Fuss(seats, saved?.fuss);
    this.holders = saved?.holders ?? Array.from({ length: seats }, () => EMPTY);
    this.salts = saved?.salts ?? Array.from({ length: seats }, () => '');
    if (saved === undefined) return;
    this.number = saved.number;
    this.status = saved.status;
    this.closed = saved.closed;
    this.paused = saved.paused;
    this.late = saved.late;
    this.pending = saved.proposal;
    this.rematch = saved.rematch;
    this.lots = saved.lots;
    if (saved.table !== null) this.table = Table.restore(game, saved.table, this.luck());
  }

  save(): SavedSitting {
    const { number, status, closed, holders, salts, paused, late, pending: proposal, rematch } = this;
    const { all: clocks, windings } = this.clocks;
    const table = this.table?.save() ?? null;
    const people = { number, status, closed, holders, salts, paused, late, proposal, rematch, clocks, windings };
    return { ...people, ...this.chronicle.save(), fuss: this.fuss.save(), lots: this.lots, table };
  }

  private luck(): TableLuck {
    return new TableLuck(this.opening.seed, this.salts, this.lots);
  }

  get commitment(): string {
    this.committed ??= commitmentOf(this.opening.seed);
    return this.committed;
  }

  get isEnded(): boolean {
    return this.status === 'over' || this.status === 'closed';
  }

  get luckProof() {
    const { commitment, salts } = this;
    return this.isEnded ? { commitment, salts, seed: this.opening.seed } : { commitment, salts };
  }

  /** What the others are asked now. */
  get proposal(): Pending | null {
    return this.pending?.isOff ? null : this.pending;
  }

  seatOf(person: string): Seat | null {
    const seat = this.holders.findIndex((holder) => holder.person === person);
    return seat < 0 ? null : seat;
  }

  /** The seats where people, and not bots, decide. */
  get peoplesSeats(): Seat[] {
    return this.holders.flatMap(({ person, bot }, seat) => (person !== null && bot === null ? [seat] : []));
  }

  /** Whom the table waits for. */
  get waiting(): Seat[] {
    return this.status === 'running' ? this.table!.deciders() : [];
  }

  /** The people whom the table waits for: neither bots, nor anybody while it is paused. */
  get asked(): Seat[] {
    return this.paused ? [] : this.waiting.filter((seat) => this.holders[seat]!.bot === null);
  }

  /** Whether somebody must act for the table by itself. */
  get needsKeeper(): boolean {
    if (this.status !== 'running') return false;
    return this.opening.settings.clock.is !== 'none' || this.holders.some(({ bot }) => bot !== null);
  }

  /**
   * Lets an entry happen and returns what the log must say of it: with the lots that were drawn. An entry that comes from
   * the log brings its lots along; they must be the ones that the seed gives.
   */
  apply(entry: LogEntry): What {
    const what = this.happen(entry);
    this.number = entry.number;
    if (this.table !== null) this.table.number = entry.number;
    if (this.status === 'running') {
      // Whoever only answers makes no fuss.
      this.fuss.count(what.do === 'answer' ? null : entry.seat, this.table!.made.length);
      if (this.table!.isOver) this.end('over', entry);
      else if (!this.paused && this.opening.settings.clock.is !== 'none') this.runClocks(entry);
    }
    return what;
  }

  private runClocks({ what, seat, at }: LogEntry): void {
    const chooser = what.do === 'choose' && !what.aside ? seat : null;
    const mark = chooser === null ? null : this.clocks.chose(chooser, at, this.waiting.includes(chooser));
    const gain = this.clocks.run(this.ticking(), at, chooser);
    if (mark !== null) this.chronicle.clocked(mark, gain);
  }

  private ticking(): Seat[] {
    return this.waiting.filter((seat) => this.holders[seat]!.bot === null && !this.late.includes(seat));
  }

  private happen(entry: LogEntry): What {
    const { what } = entry;
    switch (what.do) {
      case 'sit':
        this.salts = this.salts.with(what.seat, what.salt);
        this.hold(what.seat, { person: what.person, bot: null });
        return what;
      case 'place-bot':
        this.hold(what.seat, { person: null, bot: what.bot });
        return what;
      case 'stand-up':
        this.salts = this.salts.with(what.seat, '');
        this.hold(what.seat, EMPTY);
        return what;
      case 'start':
        return this.start(what, entry);
      case 'choose':
        return this.choose(what, entry);
      case 'undo':
        this.undo(entry.seat!, what.count, what.agreed, entry);
        return what;
      case 'propose': {
        const { proposal, asked } = what;
        this.pending = { number: entry.number, at: entry.at, by: entry.seat!, what: proposal, asked, agreed: [] };
        return what;
      }
      case 'answer':
        this.answer(what.yes, entry);
        return what;
      case 'hand-over':
        this.handOver(what.seat, what.bot, what.why, entry);
        return what;
      case 'take-back':
        this.hold(what.seat, { ...this.holders[what.seat]!, bot: null });
        this.late = this.late.filter((seat) => seat !== what.seat);
        this.clocks.comeBack(what.seat, entry.at);
        this.callOffReplacing(what.seat);
        this.chronicle.note(entry, { is: 'take-back', seat: what.seat });
        return what;
      case 'late':
        this.late = [...this.late, what.seat];
        this.clocks.empty(what.seat);
        this.chronicle.note(entry, { is: 'late', seat: what.seat });
        return what;
      case 'pause':
      case 'resume':
        this.pause(what.do === 'pause', entry);
        return what;
      case 'rules':
        this.chronicle.note(entry, { is: 'rules', version: what.version, how: what.how });
        return what;
      case 'rematch':
        this.rematch = what.table;
        return what;
      case 'close':
        this.closed = what.why;
        this.end('closed', entry);
        return what;
    }
  }

  private hold(seat: Seat, holder: Holder): void {
    this.holders = this.holders.with(seat, holder);
  }

  private start(what: Extract<What, { do: 'start' }>, entry: LogEntry): What {
    this.lots = 0;
    this.table = new Table(this.game, this.opening.seats, this.opening.settings.options, this.luck());
    const lots = this.table.setupLots;
    this.drawn(lots, what.lots);
    this.status = 'running';
    this.pending = null;
    this.chronicle.note(entry, { is: 'start' });
    return { ...what, lots };
  }

  private choose(what: Extract<What, { do: 'choose' }>, entry: LogEntry): What {
    const { number, seat } = entry;
    const table = this.table!;
    table.number = number - 1;
    const refusal = what.aside ? table.interject(seat, what.choice) : table.choose(seat, what.choice);
    if (refusal !== undefined) throw new LogError(`${refusal}: seat ${seat} chose ${JSON.stringify(what.choice)}`);
    const { lots } = table.lastEntry()!;
    this.drawn(lots, what.lots);
    this.chronicle.chose(entry);
    this.dropUndoProposal();
    if (seat !== null) this.callOffReplacing(seat);
    if (this.opening.settings.clock.is === 'days' && !what.aside) this.late = this.late.filter((one) => one !== seat);
    return { ...what, lots };
  }

  private drawn(lots: readonly number[], written: readonly number[] | undefined): void {
    this.lots += lots.length;
    if (written !== undefined && `${written}` !== `${lots}`) throw new LogError('the lots are not those of the seed');
  }

  private undo(seat: Seat, count: number, agreed: readonly Seat[], entry: LogEntry): void {
    const table = this.table!;
    table.number = entry.number - 1;
    const before = table.made;
    const refusal = table.undo(seat, count, agreed);
    if (refusal !== undefined) throw new LogError(`${refusal}: seat ${seat} took back ${count}`);
    const undone = this.chronicle.undid(before, table.made, entry).filter(({ entry: choice }) => !choice.aside);
    const first = undone.at(-1);
    const isOwn = agreed.length === 0 && undone.every(({ entry: choice }) => choice.seat === seat);
    // With the consent of others it is theirs to say whether they want to lose the time.
    const thought = isOwn && first?.mark ? this.clocks.callOff(seat, first.mark, first.at, entry.at) : 0;
    // The latest first: each clock goes back the way that it came.
    for (const { entry: choice, mark, gain } of undone) this.clocks.takeBack(choice.seat, mark, gain, entry.at);
    this.clocks.charge(seat, thought, entry.at);
    this.dropUndoProposal();
  }

  /** What somebody wanted to take back is no longer what it was. */
  private dropUndoProposal(): void {
    if (this.pending?.what.is === 'undo') this.pending = null;
  }

  /** Nobody is replaced who has come back, or has a bot already. */
  private callOffReplacing(seat: Seat): void {
    const { pending } = this;
    if (pending?.what.is === 'replace' && pending.what.seat === seat) this.pending = { ...pending, isOff: true };
  }

  private answer(yes: boolean, entry: LogEntry): void {
    const { pending: proposal } = this;
    if (proposal === null) throw new LogError('nothing was proposed');
    if (!yes) {
      this.pending = null;
      return;
    }
    const agreed = [...proposal.agreed, entry.seat!];
    const asked = proposal.asked.filter((seat) => seat !== entry.seat);
    this.pending = asked.length > 0 ? { ...proposal, asked, agreed } : null;
    if (asked.length === 0) this.carryOut(proposal.what, proposal.by, entry);
  }

  private carryOut(what: Proposal, by: Seat, entry: LogEntry): void {
    switch (what.is) {
      case 'undo':
        this.undo(by, what.count, this.otherSeats(by), entry);
        break;
      case 'pause':
      case 'resume':
        this.pause(what.is === 'pause', entry);
        break;
      case 'close':
        this.closed = 'vote';
        this.end('closed', entry);
        break;
      case 'replace':
        this.handOver(what.seat, what.bot, 'vote', entry);
        break;
    }
  }

  otherSeats(seat: Seat): Seat[] {
    return this.holders.map((_, one) => one).filter((one) => one !== seat);
  }

  private handOver(seat: Seat, bot: string, why: 'left' | 'time' | 'vote', entry: LogEntry): void {
    this.clocks.leave(seat, entry.at);
    this.hold(seat, { ...this.holders[seat]!, bot });
    // Nobody waits for the consent of somebody who is not there.
    const { pending } = this;
    if (pending?.asked.includes(seat) || pending?.by === seat) this.pending = null;
    this.callOffReplacing(seat);
    this.chronicle.note(entry, { is: 'hand-over', seat, why });
  }

  private pause(paused: boolean, entry: LogEntry): void {
    this.paused = paused;
    // Whoever was not waited for any longer is asked no more.
    if (this.pending?.what.is === 'resume') this.pending = null;
    if (paused) this.clocks.stop(entry.at);
    this.chronicle.note(entry, { is: paused ? 'pause' : 'resume' });
  }

  private end(status: 'over' | 'closed', entry: LogEntry): void {
    this.status = status;
    this.pending = null;
    this.clocks.stop(entry.at);
    if (this.closed !== null) this.chronicle.note(entry, { is: 'close', why: this.closed });
  }

  /** Whether the seat has proposed and taken back so much that the game must get further first. */
  isFussy(seat: Seat): boolean {
    return this.fuss.isEnough(seat);
  }

  /** Whoever neither sits here nor has opened the table may look at it unless its settings say otherwise. */
  mayWatch(person: string | null): boolean {
    const { opening, status } = this;
    if (opening.settings.watchers || status === 'open' || person === opening.owner) return true;
    return person !== null && this.seatOf(person) !== null;
  }

  isLate(seat: Seat): boolean {
    return this.late.includes(seat);
  }

  /** Since when somebody may be waited for. */
  get lastMoveAt(): number {
    return this.chronicle.lastMoveAt;
  }

  /** Whether what a seat says out of turn still means what it meant at the table's number `at`. */
  isFreshAside(seat: Seat, at: number): boolean {
    return at <= this.number && this.chronicle.isFreshAside(this.table!, seat, at);
  }

  /** The number of the seat's latest choice. */
  lastChoiceOf(seat: Seat): number {
    return this.chronicle.lastChoiceOf(seat, this.table?.made ?? []);
  }

  /** What happened after a number, as far as the seat may know, in order. */
  told(seat: Seat | null, after: number): Told[] {
    return this.chronicle.told(this.table, seat, after);
  }
}
