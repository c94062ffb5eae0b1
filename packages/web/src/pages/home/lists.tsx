import type { TableSummary } from '@engawa/wire';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { LinkButton } from '../../design/index.ts';
import { api } from '../../session/api.ts';
import { learnMyTables, useMyTables } from '../../session/my-tables.ts';
import { usePolling } from '../../session/polling.ts';
import { useWords } from '../../words/index.ts';
import { MyTableRow, OpenTableRow } from '../shared/rows.tsx';
import { sharedWords } from '../shared/words/index.ts';
import { homeWords } from './words/index.ts';
import './lists.css';

/** As many as stand above the fold of a laptop. */
const SHOWN = 4;

/** Tables that wait for the reader first, then tables where a seat is free. */
export function Lists() {
  const words = useWords(homeWords);
  const shared = useWords(sharedWords);
  const mine = useMyTables((tables) => tables.mine);
  const [open, setOpen] = useState<readonly TableSummary[]>();
  const [isAway, setAway] = useState(false);
  usePolling(
    () =>
      Promise.all([learnMyTables(), api<TableSummary[]>('GET', '/tables?status=open')])
        .then(([, tables]) => {
          setOpen(tables);
          setAway(false);
        })
        .catch(() => setAway(true)),
    { seen: 10 },
  );
  if (isAway && open === undefined) {
    return (
      <p className="home-lists__line">
        {shared.offline}. {shared.offlineText} <Link href="/here">{shared.onDevice}</Link>
      </p>
    );
  }
  if (mine === undefined || open === undefined) return null;
  const others = open.filter(({ seat }) => seat === null);
  const going = mine.filter(({ status }) => status === 'open' || status === 'running');
  const waiting = going.filter(({ waitsForYou }) => waitsForYou);
  if (going.length === 0 && others.length === 0) {
    return (
      <p className="home-lists__line">
        {words.firstVisit} <Link href="/new">{words.beFirst}</Link>
      </p>
    );
  }
  return (
    <div className="home-lists">
      <List
        title={waiting.length > 0 ? words.waiting : words.mine}
        note={going.length > 0 ? words.tables(waiting.length > 0 ? waiting.length : going.length) : undefined}
        more={<Link href="/tables?show=mine">{words.allMine}</Link>}
      >
        {going.length === 0 ? (
          <Nothing text={words.noMine}>
            <LinkButton size="small" kind="quiet" href="/learn/tokaido">
              {words.toLesson}
            </LinkButton>
          </Nothing>
        ) : (
          <ul className="table-list">
            {going.slice(0, SHOWN).map((table) => (
              <MyTableRow key={table.table} table={table} isFirst={table === waiting[0]} />
            ))}
          </ul>
        )}
      </List>
      <List
        title={words.open}
        note={others.length > 0 ? words.tables(others.length) : undefined}
        more={<Link href="/tables">{words.all}</Link>}
      >
        {others.length === 0 ? (
          <Nothing text={words.nothingOpen}>
            <LinkButton size="small" kind="quiet" href="/new">
              {words.beFirst}
            </LinkButton>
          </Nothing>
        ) : (
          <ul className="table-list">
            {others.slice(0, SHOWN).map((table) => (
              <OpenTableRow key={table.table} table={table} />
            ))}
          </ul>
        )}
      </List>
    </div>
  );
}

interface ListProps {
  readonly title: string;
  readonly note: string | undefined;
  readonly more: ReactNode;
  readonly children: ReactNode;
}

function List({ title, note, more, children }: ListProps) {
  return (
    <section className="home-lists__list">
      <header>
        <h2>{title}</h2>
        <small>{note}</small>
        {more}
      </header>
      {children}
    </section>
  );
}

function Nothing({ text, children }: { text: string; children: ReactNode }) {
  return (
    <p className="home-lists__nothing">
      <span>{text}</span>
      {children}
    </p>
  );
}
