import type { Seat } from '@engawa/kernel';
import type { Ports } from '../process/server-answers.ts';
import type { Clients, Ending, Seen, SitDown } from './clients.ts';
import type { Script } from './script.ts';

const NOTHING: Script = { columns: [], winner: 0 };

/** A table whose two clients play what a script says. Whatever else happens there is an error, and ends the driver. */
export class DrivenTable {
  /** Called when the seat that is next has the state with the other seat's choice, also with the last one. */
  onArrived: () => void = () => {};
  /** Called when both seats have the state after the last choice that was sent. */
  onSettled: () => void = () => {};
  private clients!: Clients;
  private script = NOTHING;
  private sent = 0;
  private readonly seenBy: [number, number] = [0, 0];

  private constructor() {}

  static async open(sitDown: SitDown, ports: Ports, number: number): Promise<DrivenTable> {
    const table = new DrivenTable();
    table.clients = await sitDown(ports, number, table.seen);
    return table;
  }

  /** How many choices of the game were sent. */
  get choices(): number {
    return this.sent;
  }

  /** How many choices the game takes. */
  get length(): number {
    return this.script.columns.length;
  }

  get isOver(): boolean {
    return this.sent === this.length;
  }

  async deal(script: Script): Promise<void> {
    this.sent = 0;
    this.seenBy.fill(0);
    this.script = script;
    await this.clients.newGame();
  }

  chooseNext(): void {
    const column = this.script.columns[this.sent];
    if (column === undefined) throw new Error('the game is over');
    const seat = this.sent++ % 2;
    this.clients.choose(seat, column);
  }

  private readonly seen: Seen = (seat, stones, ending) => {
    if (stones <= this.seenBy[seat as 0 | 1]) return;
    this.seenBy[seat as 0 | 1] = stones;
    this.check(seat, stones, ending);
    if (stones !== this.sent) return;
    if (seat === stones % 2) this.onArrived();
    if (this.seenBy[0] === this.sent && this.seenBy[1] === this.sent) this.onSettled();
  };

  private check(seat: Seat, stones: number, ending: Ending | undefined): void {
    const { winner } = this.script;
    if (stones > this.sent) throw new Error(`seat ${seat} sees ${stones} stones, but only ${this.sent} were sent`);
    const expected = stones === this.length ? winner : undefined;
    if (ending?.winner !== expected) {
      throw new Error(`seat ${seat} sees the winner ${ending?.winner} after ${stones} stones, instead of ${expected}`);
    }
  }
}
