import type { Game, GameEvent, Luck, Seat } from '@engawa/kernel';
import { Sitting } from '../../src/tables/sitting.ts';
import type { SavedSitting } from '../../src/tables/sitting-data.ts';

/**
 * The same table in a world where all is other that these eyes do not know: the state, and what others were told. `sound`
 * is the game that says what that is, for tables of a game that may hide too little.
 */
export function otherwise(sitting: Sitting, sound: Game, eyes: Seat | null, luck: Luck): Sitting {
  const { game, opening } = sitting;
  const saved: SavedSitting = JSON.parse(JSON.stringify(sitting.save()));
  // No game imagines for a spectator: what one seat knows becomes other when the next one imagines.
  const imagining = eyes === null ? [...sitting.holders.keys()] : [eyes];
  const state = imagining.reduce((now, seat) => sound.imagine(sound.hide(now, seat), seat, luck), sitting.table!.state);
  const told = saved.table!.told.map((events) =>
    events.map((event): GameEvent => (event.only === undefined || event.only === eyes ? event : { ...event, is: '?' })),
  );
  return new Sitting(opening, game, () => 0, { ...saved, table: { ...saved.table!, state, told } });
}
