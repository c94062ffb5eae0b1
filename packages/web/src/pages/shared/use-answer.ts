import { Refused } from '@engawa/wire';
import { useEffect, useState } from 'react';
import { api } from '../../session/api.ts';

type Answer<T> =
  | { readonly is: 'waiting' }
  | { readonly is: 'there'; readonly it: T }
  | { readonly is: 'refused' | 'away' };

/** What the server says under a path: not yet, this, no, or nothing at all. */
export function useAnswer<T>(path: string): Answer<T> {
  const [answer, setAnswer] = useState<Answer<T>>({ is: 'waiting' });
  useEffect(() => {
    let isWanted = true;
    setAnswer({ is: 'waiting' });
    api<T>('GET', path)
      .then((it) => isWanted && setAnswer({ is: 'there', it }))
      .catch((error) => isWanted && setAnswer({ is: error instanceof Refused ? 'refused' : 'away' }));
    return () => {
      isWanted = false;
    };
  }, [path]);
  return answer;
}
