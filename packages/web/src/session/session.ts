import type { Me, WhoAmI } from '@engawa/wire';
import { create } from 'zustand';
import { api } from './api.ts';

interface Session {
  /** Undefined until the server has said it; null for a stranger. */
  readonly me: Me | null | undefined;
}

export const useSession = create<Session>(() => ({ me: undefined }));

/** Asks who we are, once at the start and after everything that may change it. */
export async function learnWhoWeAre(): Promise<Me | null> {
  const { me } = await api<WhoAmI>('GET', '/me').catch(() => ({ me: null }));
  useSession.setState({ me });
  return me;
}

export function becomeKnown({ me }: WhoAmI): void {
  useSession.setState({ me });
}

/** Whoever wants to play and is nobody yet becomes a guest with a name of their own. */
export async function beSomebody(): Promise<Me> {
  const known = useSession.getState().me ?? (await learnWhoWeAre());
  if (known) return known;
  const answer = await api<WhoAmI>('POST', '/guest', {});
  becomeKnown(answer);
  return answer.me!;
}
