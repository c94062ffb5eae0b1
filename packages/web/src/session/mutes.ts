import type { Someone } from '@engawa/wire';
import { create } from 'zustand';
import { api } from './api.ts';

/** Those whom the reader does not want to hear; the server keeps the list. */
export const useMutes = create<{ readonly people: readonly string[] }>(() => ({ people: [] }));

export async function learnMutes(): Promise<void> {
  const people = await api<readonly Someone[]>('GET', '/mutes');
  useMutes.setState({ people: people.map(({ id }) => id) });
}

export async function mute(person: string, isMuted: boolean): Promise<void> {
  await api<void>(isMuted ? 'PUT' : 'DELETE', `/mutes/${encodeURIComponent(person)}`);
  useMutes.setState(({ people }) => {
    const others = people.filter((one) => one !== person);
    return { people: isMuted ? [...others, person] : others };
  });
}
