import type { Choice, Seat } from '@engawa/kernel';
import {
  type Connection,
  type KnownTable,
  type NewTableRequest,
  type Refusal,
  Refused,
  type Shown,
  type Wish,
} from '@engawa/wire';
import { until, Visitor } from './visitor.ts';

interface House {
  readonly port: number;
}

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
/** A wish about the table where somebody sits. */
export type OwnWish = Without<Wish, 'table'>;

/** Somebody who looks at a table. */
export class Onlooker {
  readonly visitor: Visitor;
  readonly connection: Connection;
  readonly table: string;

  constructor(visitor: Visitor, table: string, connection = visitor.connect()) {
    this.visitor = visitor;
    this.table = table;
    this.connection = connection;
    connection.watch(table, () => {});
  }

  /** Comes to a house and looks at a table of it. */
  static async come(house: House, table: string, name: string): Promise<Onlooker> {
    const onlooker = new Onlooker(await Visitor.come(house, name), table);
    await onlooker.until(() => true);
    return onlooker;
  }

  get known(): KnownTable {
    return this.connection.known(this.table)!;
  }

  get shown(): Shown {
    return this.known.shown;
  }

  ask(wish: OwnWish, id?: string): Promise<number> {
    return this.connection.ask({ ...wish, table: this.table } as Wish, id);
  }

  /** Chooses, by default the first on the list, and waits until it is shown. */
  async choose(choice: Choice = this.shown.choices[0]!): Promise<number> {
    const number = await this.ask({ is: 'choose', at: this.known.number, choice });
    await this.sees(number);
    return number;
  }

  /** Why a wish is refused; `done` if it is not. */
  async refusal(wish: OwnWish): Promise<Refusal | 'done'> {
    return refusalOf(this.ask(wish));
  }

  until(isSo: (known: KnownTable) => boolean): Promise<KnownTable> {
    return until(this.connection, this.table, isSo, 10_000);
  }

  sees(number: number): Promise<KnownTable> {
    return this.until((known) => known.number >= number);
  }
}

export async function refusalOf(asked: Promise<unknown>): Promise<Refusal | 'done'> {
  try {
    await asked;
    return 'done';
  } catch (error) {
    if (error instanceof Refused) return error.why;
    throw error;
  }
}

export interface Company {
  readonly table: string;
  readonly invitation: string;
  /** By their seats: those where people sit. */
  readonly at: readonly Onlooker[];
}

const NAMES = ['Ren', 'Aki', 'Nao', 'Mio'];

/** Opens a table, seats somebody on every open seat, and starts the game. Everybody sees the beginning. */
export async function gather(house: House, wish: NewTableRequest): Promise<Company> {
  const open = wish.seats.flatMap((plan, seat): Seat[] => (plan === 'open' ? [seat] : []));
  const people: Visitor[] = [];
  for (const i of open.keys()) people.push(await Visitor.come(house, NAMES[i]));
  const { table, invitation } = await people[0]!.open(wish);
  for (const one of people.slice(1)) await one.must('POST', `/tables/${table}/sit`, { invitation });
  if (!wish.autostart) await people[0]!.must('POST', `/tables/${table}/start`);
  const at: Onlooker[] = [];
  open.forEach((seat, i) => {
    at[seat] = new Onlooker(people[i]!, table);
  });
  for (const one of at.filter(Boolean)) await one.until(({ shown }) => shown.status === 'running');
  return { table, invitation, at };
}

/** Everybody waits until all have seen the same number. */
export async function allSee(at: readonly Onlooker[], number: number): Promise<void> {
  await Promise.all(at.filter(Boolean).map((one) => one.sees(number)));
}
