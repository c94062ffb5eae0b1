import type { OptionSpecs } from '@engawa/kernel';
import type { ShownGame } from '@engawa/wire';
import { useCallback, useEffect, useState } from 'react';
import { gameCard } from '../../games/catalogue.ts';
import type { GameFace } from '../../games/face.ts';
import { api } from '../../session/api.ts';
import { serversBots } from '../../session/bots.ts';

/** What the page must be told before it can ask: the game's variants and their words. */
export interface KnownGame {
  readonly specs: OptionSpecs | undefined;
  readonly face: GameFace | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

export function useGame(id: string, games: readonly ShownGame[] | undefined): KnownGame {
  const [faces, setFaces] = useState<Readonly<Record<string, GameFace>>>({});
  const [failed, setFailed] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another load
  useEffect(() => {
    let isWanted = true;
    setFailed(null);
    gameCard(id)
      ?.load()
      .then((face) => isWanted && setFaces((known) => ({ ...known, [id]: face })))
      .catch(() => isWanted && setFailed(id));
    return () => {
      isWanted = false;
    };
  }, [id, tries]);
  const face = faces[id];
  const served = games?.find((game) => game.id === id);
  return {
    specs: served?.options ?? (face?.game.options as OptionSpecs | undefined),
    face,
    hasFailed: failed === id,
    retry: useCallback(() => setTries((n) => n + 1), []),
  };
}

interface House {
  readonly games: readonly ShownGame[] | undefined;
  readonly bots: readonly string[];
  /** The server does not answer: only this device is left. */
  readonly isAway: boolean;
}

/** What the server offers; without it, the bots that came with the site. */
export function useHouse(): House {
  const [house, setHouse] = useState<House>({ games: undefined, bots: [], isAway: false });
  useEffect(() => {
    let isWanted = true;
    const ask = Promise.all([api<ShownGame[]>('GET', '/games'), serversBots()]);
    ask
      .then(([games, bots]) => isWanted && setHouse({ games, bots, isAway: false }))
      .catch(async () => {
        const { LEVELS } = await import('@engawa/bots');
        if (isWanted) setHouse({ games: undefined, bots: LEVELS.map(({ name }) => name), isAway: true });
      });
    return () => {
      isWanted = false;
    };
  }, []);
  return house;
}
