import type { TableSummary } from '@engawa/wire';
import { create } from 'zustand';
import { api } from './api.ts';
import { useSession } from './session.ts';

interface MyTables {
  /** Undefined until the server has said it; those that wait for us come first. */
  readonly mine: readonly TableSummary[] | undefined;
}

export const useMyTables = create<MyTables>(() => ({ mine: undefined }));

/** Asks which tables are ours; nobody has none. */
export async function learnMyTables(): Promise<void> {
  const { me } = useSession.getState();
  if (me === undefined) return;
  if (me === null) return useMyTables.setState({ mine: [] });
  try {
    useMyTables.setState({ mine: await api<TableSummary[]>('GET', '/my-tables') });
  } catch {
    // What was known stays; the next look will tell.
  }
}
