import type { TableSummary } from '@engawa/wire';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Button, LinkButton, toast } from '../../design/index.ts';
import { api, wordsOf } from '../../session/api.ts';
import { beSomebody } from '../../session/session.ts';
import { useWords } from '../../words/index.ts';
import { clockWords } from './clock.ts';
import { TableRow } from './table-row.tsx';
import { sharedWords } from './words/index.ts';

/** One's own table: what it waits for, and the way there. Only the first that waits is in vermilion. */
export function MyTableRow({ table, isFirst = false }: { table: TableSummary; isFirst?: boolean }) {
  const words = useWords(sharedWords);
  const { status, waitsForYou, clock } = table;
  const state = {
    open: words.gathering,
    running: waitsForYou ? words.yourMove : words.othersMove,
    over: words.over,
    closed: words.closed,
  }[status];
  const time = status === 'running' || status === 'open' ? ` · ${clockWords(words, clock)}` : '';
  const isOver = status === 'over';
  return (
    <TableRow table={table} isUrgent={isFirst} detail={`${state}${time}`}>
      <LinkButton
        size="small"
        kind={isFirst ? 'main' : waitsForYou ? 'ink' : 'outline'}
        href={isOver ? `/replay/${table.table}` : `/t/${table.table}`}
      >
        {isOver ? words.replay : waitsForYou ? words.makeMove : words.open}
      </LinkButton>
    </TableRow>
  );
}

/** A table with a free seat: one click, and the reader sits there. */
export function OpenTableRow({ table }: { table: TableSummary }) {
  const words = useWords(sharedWords);
  const [, go] = useLocation();
  const [isBusy, setBusy] = useState(false);
  const sit = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      await beSomebody();
      await api('POST', `/tables/${table.table}/sit`, {});
      go(`/t/${table.table}`);
    } catch (error) {
      toast(wordsOf(error), { tone: 'error' });
      setBusy(false);
    }
  };
  return (
    <TableRow table={table}>
      <Button size="small" kind="outline" aria-busy={isBusy} onClick={() => void sit()}>
        {words.sit}
      </Button>
    </TableRow>
  );
}

export function RunningTableRow({ table }: { table: TableSummary }) {
  const words = useWords(sharedWords);
  return (
    <TableRow table={table}>
      <LinkButton size="small" kind="outline" href={`/t/${table.table}`}>
        {table.seat === null ? words.watch : words.open}
      </LinkButton>
    </TableRow>
  );
}
