import { useEffect, useState } from 'react';
import { api } from '../session/api.ts';

let asked: Promise<readonly string[]> | undefined;

/** The names of the server's bots, the weakest first; empty until they are known. */
export function useBots(): readonly string[] {
  const [bots, setBots] = useState<readonly string[]>([]);
  useEffect(() => {
    asked ??= api<readonly string[]>('GET', '/bots').catch(() => {
      asked = undefined;
      return [];
    });
    let isHere = true;
    void asked.then((names) => isHere && setBots(names));
    return () => {
      isHere = false;
    };
  }, []);
  return bots;
}
