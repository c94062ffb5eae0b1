import { gameById } from '@engawa/games';
import { type Game, type GameEvent, recordToText, type State } from '@engawa/kernel';
import { type KnownTable, type Position, Refused } from '@engawa/wire';
import { keptHere } from '../local/browser.ts';
import { LocalSitting } from '../local/sitting.ts';
import { api, Unreachable } from '../session/api.ts';
import { live } from '../session/live.ts';
import { isChoice, seatOfEvent } from '../table/log/group.ts';
import { findFile } from './files.ts';
import { type Film, type Frame, filmOf } from './film.ts';
import { FileRefused, readFile } from './reading.ts';

/** Where a game to be replayed lies. */
export type Where = { readonly is: 'table' | 'record'; readonly id: string };

/** It is neither in this browser nor on the server, or it may not be shown yet. */
export class NoFilm extends Error {
  readonly why: 'gone' | 'not-over';

  constructor(why: NoFilm['why']) {
    super(why);
    this.why = why;
  }
}

export async function loadFilm({ is, id }: Where): Promise<Film> {
  if (is === 'record') return filmFrom(await fetchText(`/api/records/${id}`));
  if (id.startsWith('here~')) return filmFrom(textOfHere(id.slice('here~'.length)));
  if (id.startsWith('file~')) return filmFrom(findFile(id.slice('file~'.length))?.text);
  try {
    return filmFrom(await fetchText(`/api/tables/${id}/record`));
  } catch (error) {
    if (error instanceof Refused && error.why === 'not-over') return runningFilm(id);
    throw error;
  }
}

function filmFrom(text: string | undefined): Film {
  if (text === undefined) throw new NoFilm('gone');
  const { record, game } = readFile(text, gameById);
  return filmOf(game, record);
}

function textOfHere(id: string): string | undefined {
  const kept = keptHere().find(id);
  const game = kept && gameById(kept.game);
  if (kept === undefined || game === undefined) return undefined;
  if (!kept.isOver) throw new NoFilm('not-over');
  return recordToText(new LocalSitting(game, kept).record());
}

async function fetchText(path: string): Promise<string> {
  const response = await fetch(path).catch(() => {
    throw new Unreachable();
  });
  if (response.ok) return response.text();
  const { why } = (await response.json().catch(() => ({}))) as { why?: Refused['why'] };
  throw why === undefined ? new Unreachable() : new Refused(why);
}

/** A game that still runs: the server shows each position as our seat saw it. */
async function runningFilm(table: string): Promise<Film> {
  const known = await lookOnce(table);
  const game = gameById(known.shown.game);
  if (game === undefined) throw new FileRefused('unknown-game');
  const { seat, seats } = known.shown;
  const frames = framesOf(known);
  const views = new Map<number, State>();
  return {
    game: game as Game,
    holders: seats,
    frames,
    eyes: [seat ?? 'spectator'],
    view: (at) => views.get(at),
    load: async (at) => {
      if (views.has(at)) return;
      const { view } = await api<Position>('GET', `/tables/${table}/replay?at=${at}`);
      views.set(at, view as State);
    },
    scores: null,
    places: null,
    record: null,
  };
}

function lookOnce(table: string): Promise<KnownTable> {
  return new Promise((resolve, reject) => {
    const stop = live().watch(
      table,
      (known) => {
        stop();
        resolve(known);
      },
      reject,
    );
  });
}

function framesOf({ told }: KnownTable): Frame[] {
  const setup = told.find(({ note }) => note?.is === 'start')?.events ?? [];
  const choices = told.filter(isChoice);
  const by = (events: readonly GameEvent[]) => events.map(seatOfEvent).find((seat) => seat !== null) ?? null;
  return [
    { at: 0, by: null, events: setup },
    ...choices.map(({ events }, i): Frame => ({ at: i + 1, by: by(events), events })),
  ];
}
