import { plurals } from '@engawa/kernel';
import type { Goods } from '../dictionary.ts';

export const count = plurals('ru');
/** Именительный падеж: «у вас 1 монета». */
export const coinsHeld = (n: number) => count(n, 'монета', 'монеты', 'монет');
/** Винительный падеж: «получает 1 монету». */
export const coins = (n: number) => count(n, 'монету', 'монеты', 'монет');
export const ronin = (n: number) => count(n, 'ронина', 'ронинов', 'ронинов');
export const points = (n: number) => count(n, 'очко', 'очка', 'очков');

const conjunction = new Intl.ListFormat('ru', { type: 'conjunction' });
export const list = (parts: readonly string[]) => conjunction.format(parts);

/** Всё, что есть, в винительном падеже; «ничего», если ничего. */
export function goods({ points: p = 0, coins: c = 0, ronin: r = 0 }: Goods): string {
  const parts = [...(p > 0 ? [points(p)] : []), ...(c > 0 ? [coins(c)] : []), ...(r > 0 ? [ronin(r)] : [])];
  return parts.length > 0 ? list(parts) : 'ничего';
}

export const holds = ({ points: p, coins: c, ronin: r }: Required<Goods>): string =>
  `${points(p)}, ${coinsHeld(c)}, ${count(r, 'ронин', 'ронина', 'ронинов')}`;
