import { type Choice, SearchLuck } from '@engawa/kernel';
import { type Connection, type KnownTable, Refused } from '@engawa/wire';

/** An acknowledged choice: somebody outside the server remembers it. */
export interface Acknowledged {
  readonly table: string;
  readonly number: number;
  readonly choice: Choice;
}

export interface PlayerOptions {
  readonly seed?: number;
  readonly onAcknowledged?: (choice: Acknowledged) => void;
  readonly onTable?: (known: KnownTable) => void;
  /** Milliseconds before each choice. */
  readonly pause?: number;
}

/** Plays its seat at random, from what it is shown, until the game is over. The answer is the table's last look. */
export function playSeat(connection: Connection, table: string, options: PlayerOptions = {}): Promise<KnownTable> {
  const luck = SearchLuck.seeded(options.seed ?? 1);
  return new Promise((resolve, reject) => {
    let answered = -1;
    const look = (known: KnownTable) => {
      options.onTable?.(known);
      const { shown, number } = known;
      if (shown.status === 'over' || shown.status === 'closed') return resolve(known);
      if (shown.choices.length === 0 || answered >= number) return undefined;
      answered = number;
      const choice = shown.choices[luck.below(shown.choices.length)]!;
      const send = () =>
        connection.ask({ is: 'choose', table, at: number, choice }).then(
          (stored) => options.onAcknowledged?.({ table, number: stored, choice }),
          (error) => {
            // Somebody was quicker, or it was taken back: what is shown next says what to do.
            if (!(error instanceof Refused)) return;
            if (error.why !== 'stale' && error.why !== 'not-yours' && error.why !== 'over') reject(error);
            else {
              answered = -1;
              const now = connection.known(table);
              if (now && now.number > number) look(now);
            }
          },
        );
      if (options.pause) setTimeout(send, options.pause);
      else void send();
      return undefined;
    };
    connection.watch(table, look, reject);
  });
}
