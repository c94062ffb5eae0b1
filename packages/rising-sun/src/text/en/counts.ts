import { plurals } from '@engawa/kernel';
import type { Goods } from '../dictionary.ts';

export const count = plurals('en');
export const coins = (n: number) => count(n, 'coin', 'coins');
const ronin = (n: number) => `${n} ronin`;
export const points = (n: number) => count(n, 'point', 'points');

const conjunction = new Intl.ListFormat('en', { type: 'conjunction' });
export const list = (parts: readonly string[]) => conjunction.format(parts);

/** Whatever there is of them; "nothing" for nothing. */
export function goods({ points: p = 0, coins: c = 0, ronin: r = 0 }: Goods): string {
  const parts = [...(p > 0 ? [points(p)] : []), ...(c > 0 ? [coins(c)] : []), ...(r > 0 ? [ronin(r)] : [])];
  return parts.length > 0 ? list(parts) : 'nothing';
}

export const holds = ({ points: p, coins: c, ronin: r }: Required<Goods>): string =>
  `${points(p)}, ${coins(c)}, ${ronin(r)}`;
