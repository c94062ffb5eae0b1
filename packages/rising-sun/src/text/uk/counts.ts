import { plurals } from '@engawa/kernel';
import type { Goods } from '../dictionary.ts';

export const count = plurals('uk');
/** Називний відмінок: «у вас 1 монета». */
export const coinsHeld = (n: number) => count(n, 'монета', 'монети', 'монет');
/** Знахідний відмінок: «отримує 1 монету». */
export const coins = (n: number) => count(n, 'монету', 'монети', 'монет');
export const ronin = (n: number) => count(n, 'роніна', 'ронінів', 'ронінів');
export const points = (n: number) => count(n, 'очко', 'очки', 'очок');

const conjunction = new Intl.ListFormat('uk', { type: 'conjunction' });
export const list = (parts: readonly string[]) => conjunction.format(parts);

/** Усе, що є, у знахідному відмінку; «нічого», якщо нічого. */
export function goods({ points: p = 0, coins: c = 0, ronin: r = 0 }: Goods): string {
  const parts = [...(p > 0 ? [points(p)] : []), ...(c > 0 ? [coins(c)] : []), ...(r > 0 ? [ronin(r)] : [])];
  return parts.length > 0 ? list(parts) : 'нічого';
}

export const holds = ({ points: p, coins: c, ronin: r }: Required<Goods>): string =>
  `${points(p)}, ${coinsHeld(c)}, ${count(r, 'ронін', 'роніни', 'ронінів')}`;
