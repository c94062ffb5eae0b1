import { useEffect, useState } from 'react';
import { api } from './api.ts';

let asked: Promise<readonly string[]> | undefined;

/** The names of the server's bots, the weakest first: asked once, and again only if that failed. */
export function serversBots(): Promise<readonly string[]> {
  asked ??= api<readonly string[]>('GET', '/bots').catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
}

/** The same for a screen: empty until they are known. */
export function useBots(): readonly string[] {
  const [bots, setBots] = useState<readonly string[]>([]);
  useEffect(() => {
    let isHere = true;
    serversBots().then(
      (names) => isHere && setBots(names),
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, []);
  return bots;
}
