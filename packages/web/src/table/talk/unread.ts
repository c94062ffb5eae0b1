import { useEffect, useState } from 'react';
import { useSession } from '../../session/session.ts';
import { useTable } from '../model.ts';

/** How many lines of others came since the chat was last open. */
export function useUnread(isOpen: boolean): number {
  const { latest } = useTable();
  const me = useSession((session) => session.me?.id);
  const newest = latest.chat.at(-1)?.number ?? 0;
  const [read, setRead] = useState(newest);
  useEffect(() => {
    if (isOpen) setRead(newest);
  }, [isOpen, newest]);
  return isOpen ? 0 : latest.chat.filter(({ number, from }) => number > read && from.id !== me).length;
}
