import type { NewTableRequest } from '@engawa/wire';
import { newPushKeys } from '../../src/notices/push-keys.ts';
import type { Replacements, RunningServer } from '../../src/server.ts';
import { Onlooker } from '../kit/company.ts';
import { openHouse } from '../kit/house.ts';
import { TEST_GAMES } from '../kit/test-games.ts';
import { Visitor } from '../kit/visitor.ts';

const keys = await newPushKeys();
export const PUSH = {
  PUSH_PUBLIC_KEY: keys.publicKey,
  PUSH_PRIVATE_KEY: keys.privateKey,
  PUSH_CONTACT: 'mailto:club@example.org',
  NOTICES_PRIVATE: '1',
};
/** So short that tests need not wait, and so long that what happens at once is still told once. */
export const QUICK = { settle: 150, quiet: 300, every: 1_000 };
/** So long that nothing may come any more. */
export const LONG_ENOUGH = 700;

/** A server that tells machines in its own network. */
export function openClub(env: Record<string, string> = {}, own: Replacements = {}): Promise<RunningServer> {
  return openHouse({ ...PUSH, ...env }, { games: TEST_GAMES, pace: QUICK, ...own });
}

export interface Round {
  readonly table: string;
  readonly people: readonly Visitor[];
}

/** People sit down at a table; nobody looks at it. The last one comes when all else is ready. */
export async function sitDown(
  house: { readonly port: number },
  wish: NewTableRequest,
  before: (round: Round) => Promise<void> = async () => {},
): Promise<Round> {
  const people: Visitor[] = [];
  for (const plan of wish.seats) {
    if (plan === 'open') people.push(await Visitor.come(house, ['Ren', 'Aki', 'Nao'][people.length]));
  }
  const { table, invitation } = await people[0]!.open(wish);
  const round = { table, people };
  await before(round);
  for (const one of people.slice(1)) await one.must('POST', `/tables/${table}/sit`, { invitation });
  return round;
}

/** Looks, chooses the first on the list, and goes away again. */
export async function chooseAndGo(visitor: Visitor, table: string, after = 0): Promise<number> {
  const onlooker = new Onlooker(visitor, table);
  await onlooker.until(({ number, shown }) => number >= after && shown.choices.length > 0);
  const number = await onlooker.choose();
  onlooker.connection.close();
  return number;
}

/** Everybody plays to the end, with their eyes on the table. */
export async function playToTheEnd({ table, people }: Round): Promise<Onlooker[]> {
  const at = people.map((visitor) => new Onlooker(visitor, table));
  const [first] = at as [Onlooker];
  await first.until(({ shown }) => shown.status === 'running');
  while (first.shown.status === 'running') {
    const decider = at[first.shown.deciders[0]!]!;
    await decider.sees(first.known.number);
    await first.sees(await decider.choose());
  }
  return at;
}

export const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
