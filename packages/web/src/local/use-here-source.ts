import type { Game } from '@engawa/kernel';
import { useEffect, useState } from 'react';
import { toast } from '../design/index.ts';
import { gameCard } from '../games/catalogue.ts';
import type { GameFace } from '../games/face.ts';
import { useSettings } from '../settings/settings.ts';
import { workerThinker } from '../thinking/thinker.ts';
import { keptHere } from './browser.ts';
import { type KeptGame, keyOf } from './kept.ts';
import { LocalSource } from './local-source.ts';
import { naturalPause } from './pause.ts';
import { openGame } from './plan.ts';
import { OutOfRules } from './sitting.ts';
import { localWords } from './words/index.ts';

export type Here =
  | { readonly is: 'loading' | 'gone' | 'outdated' }
  | { readonly is: 'ready'; readonly source: LocalSource; readonly face: GameFace };

const LOADING: Here = { is: 'loading' };

/** The table of this browser with this id. */
export function useHereSource(id: string): Here {
  const [here, setHere] = useState(LOADING);
  useEffect(() => {
    let source: LocalSource | undefined;
    let isHere = true;
    setHere(LOADING);
    const load = async (): Promise<Here> => {
      const kept = keptHere().find(id);
      const card = kept && gameCard(kept.game);
      if (kept === undefined || card === undefined) return { is: 'gone' };
      const face = await card.load();
      if (!isHere) return LOADING;
      source = openSource(face.game, kept);
      return { is: 'ready', source, face };
    };
    load().then(
      (found) => isHere && setHere(found),
      (error: unknown) => {
        if (isHere) setHere({ is: error instanceof OutOfRules ? 'outdated' : 'gone' });
      },
    );
    const hear = ({ key }: StorageEvent) => {
      const kept = key === keyOf(id) ? keptHere().find(id) : undefined;
      if (kept !== undefined) source?.replaceBy(kept);
    };
    addEventListener('storage', hear);
    return () => {
      isHere = false;
      removeEventListener('storage', hear);
      source?.close();
    };
  }, [id]);
  return here;
}

function openSource(game: GameFace['game'], kept: KeptGame): LocalSource {
  return new LocalSource(game as unknown as Game, kept, {
    thinker: workerThinker(),
    keep: (now) => keptHere().keep(now),
    pause: naturalPause,
    now: Date.now,
    again: () => {
      const next = openGame(kept, game.version, Date.now());
      keptHere().keep(next);
      return `/here/${next.id}`;
    },
    onNotKept: () => toast(localWords[useSettings.getState().language].notKept, { tone: 'error' }),
  });
}
