import { begin, type Options, readOptions, SearchLuck } from '@engawa/kernel';
import { type Player, type Tokaido, tokaido } from '@engawa/tokaido';

/** A table of so many seats on its first move, everybody somebody without a power unless told otherwise. */
export function position(seats: number, options: Partial<Options> = {}): Tokaido {
  const luck = new SearchLuck(1, 2, 3, 4);
  const all = readOptions(tokaido.options, seats, { initiatory: true, ...options });
  return begin(tokaido, seats, all, { luck });
}

/** Gives a seat what it is said to have. */
export function give(view: Tokaido, seat: number, own: Partial<Player>): Tokaido {
  Object.assign(view.players[seat]!, own);
  return view;
}

/** Puts a piece somewhere along the road. */
export function stand(view: Tokaido, piece: number, at: number, slot = 0): Tokaido {
  view.pieces[piece] = { at, slot };
  return view;
}
