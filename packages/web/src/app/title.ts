import { useEffect } from 'react';
import { useMyTables } from '../session/my-tables.ts';
import { tabTitle } from './tab-title.ts';

export function usePageTitle(title: string | undefined): void {
  const waiting = useMyTables(({ mine }) => mine?.filter(({ waitsForYou }) => waitsForYou).length ?? 0);
  useEffect(() => {
    document.title = tabTitle(title, waiting);
  }, [title, waiting]);
}
