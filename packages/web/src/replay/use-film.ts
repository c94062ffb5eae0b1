import { Refused } from '@engawa/wire';
import { useEffect, useState } from 'react';
import { gameCard } from '../games/catalogue.ts';
import type { GameFace } from '../games/face.ts';
import { wordsOf } from '../session/api.ts';
import { useWords } from '../words/index.ts';
import type { Film } from './film.ts';
import { loadFilm, NoFilm, type Where } from './load-film.ts';
import { FileRefused } from './reading.ts';
import { replayWords } from './words/index.ts';

export type Reel =
  | { readonly is: 'loading' }
  | { readonly is: 'failed'; readonly why: string }
  | { readonly is: 'ready'; readonly film: Film; readonly face: GameFace };

/** The game at this place with its face, or the sentence that says why there is none. */
export function useFilm({ is, id }: Where): Reel {
  const words = useWords(replayWords);
  const [reel, setReel] = useState<{ film: Film; face: GameFace } | { error: unknown } | null>(null);
  useEffect(() => {
    let isHere = true;
    setReel(null);
    const load = async () => {
      const film = await loadFilm({ is, id });
      const card = gameCard(film.game.id);
      if (card === undefined) throw new FileRefused('unknown-game');
      return { film, face: await card.load() };
    };
    load().then(
      (loaded) => isHere && setReel(loaded),
      (error: unknown) => isHere && setReel({ error }),
    );
    return () => {
      isHere = false;
    };
  }, [is, id]);
  if (reel === null) return { is: 'loading' };
  if ('film' in reel) return { is: 'ready', ...reel };
  const { error } = reel;
  if (error instanceof FileRefused) return { is: 'failed', why: words.bad[error.why] };
  if (error instanceof NoFilm) return { is: 'failed', why: error.why === 'gone' ? words.gone : words.notOver };
  return { is: 'failed', why: error instanceof Refused || error instanceof Error ? wordsOf(error) : words.gone };
}
