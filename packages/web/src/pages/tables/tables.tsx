import type { TableSummary } from '@engawa/wire';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { usePageTitle } from '../../app/title.ts';
import { Button, Empty, LinkButton, Tabs } from '../../design/index.ts';
import { api } from '../../session/api.ts';
import { learnMyTables, useMyTables } from '../../session/my-tables.ts';
import { usePolling } from '../../session/polling.ts';
import { useSession } from '../../session/session.ts';
import { useWords } from '../../words/index.ts';
import { MyTableRow, OpenTableRow, RunningTableRow } from '../shared/rows.tsx';
import { sharedWords } from '../shared/words/index.ts';
import { tablesWords } from './words/index.ts';
import './tables.css';

const LISTS = ['open', 'running', 'mine'] as const;
type List = (typeof LISTS)[number];

function listAsked(search: string): List {
  const asked = new URLSearchParams(search).get('show');
  return LISTS.find((list) => list === asked) ?? 'open';
}

export default function Tables() {
  const words = useWords(tablesWords);
  const [, go] = useLocation();
  const list = listAsked(useSearch());
  const waiting = useMyTables(({ mine }) => mine?.filter(({ waitsForYou }) => waitsForYou).length ?? 0);
  usePageTitle(words.title);
  return (
    <div className="tables">
      <header className="tables__head">
        <h1>{words.title}</h1>
        <LinkButton href="/new" icon={<Plus />}>
          {words.newTable}
        </LinkButton>
      </header>
      <Tabs
        label={words.lists}
        tabs={[
          { id: 'open', label: words.open },
          { id: 'running', label: words.running },
          { id: 'mine', label: words.mine, count: waiting },
        ]}
        value={list}
        onChange={(to) => go(to === 'open' ? '/tables' : `/tables?show=${to}`, { replace: true })}
      >
        {list === 'mine' ? <Mine /> : <Listed key={list} status={list} />}
      </Tabs>
      <Link href="/here">{words.here}</Link>
    </div>
  );
}

/** Public tables; asked again every ten seconds while they are looked at. */
function Listed({ status }: { status: 'open' | 'running' }) {
  const words = useWords(tablesWords);
  const [tables, setTables] = useState<readonly TableSummary[]>();
  const [isAway, setAway] = useState(false);
  const look = () =>
    api<TableSummary[]>('GET', `/tables?status=${status}`)
      .then((found) => {
        setTables(found);
        setAway(false);
      })
      .catch(() => setAway(true));
  usePolling(look, { seen: 10 });
  if (tables === undefined) return isAway ? <Away onTry={look} /> : <Looking />;
  const shown = status === 'open' ? tables.filter(({ seat }) => seat === null) : tables;
  if (shown.length === 0) {
    const [title, text] = status === 'open' ? [words.noOpen, words.noOpenText] : [words.noRunning, words.noRunningText];
    return (
      <Empty
        title={title}
        text={text}
        action={
          <LinkButton kind="ink" href={status === 'open' ? '/new' : '/'}>
            {status === 'open' ? words.newTable : words.frontPage}
          </LinkButton>
        }
      />
    );
  }
  return (
    <Rows>
      {shown.map((table) =>
        status === 'open' ? (
          <OpenTableRow key={table.table} table={table} />
        ) : (
          <RunningTableRow key={table.table} table={table} />
        ),
      )}
    </Rows>
  );
}

/** One's own tables: those that wait first, then the others, then what is over. */
function Mine() {
  const words = useWords(tablesWords);
  const me = useSession((session) => session.me);
  const mine = useMyTables((tables) => tables.mine);
  const [ended, setEnded] = useState<readonly TableSummary[]>();
  const [isAway, setAway] = useState(false);
  const look = async () => {
    if (me === null) return setEnded([]);
    try {
      const [, found] = await Promise.all([learnMyTables(), api<TableSummary[]>('GET', '/my-tables?ended=1')]);
      setEnded(found);
      setAway(false);
    } catch {
      setAway(true);
    }
  };
  usePolling(look, { seen: 10 });
  if (me === null) return <NoTables />;
  if (mine === undefined || ended === undefined) return isAway ? <Away onTry={look} /> : <Looking />;
  if (mine.length === 0 && ended.length === 0) return <NoTables />;
  return (
    <>
      {mine.length > 0 && (
        <>
          <h2>{words.now}</h2>
          <Rows>
            {mine.map((table, index) => (
              <MyTableRow key={table.table} table={table} isFirst={index === 0 && table.waitsForYou} />
            ))}
          </Rows>
        </>
      )}
      <h2>{words.ended}</h2>
      {ended.length === 0 ? (
        <p className="tables__none">{words.noEnded}</p>
      ) : (
        <Rows>
          {ended.map((table) => (
            <MyTableRow key={table.table} table={table} />
          ))}
        </Rows>
      )}
    </>
  );
}

function NoTables() {
  const words = useWords(tablesWords);
  return (
    <Empty
      title={words.noMine}
      text={words.noMineText}
      action={
        <LinkButton kind="ink" href="/">
          {words.frontPage}
        </LinkButton>
      }
    />
  );
}

function Rows({ children }: { children: ReactNode }) {
  return <ul className="table-list">{children}</ul>;
}

function Looking() {
  return (
    <p className="tables__none" role="status">
      {useWords(tablesWords).loading}
    </p>
  );
}

function Away({ onTry }: { onTry: () => unknown }) {
  const words = useWords(sharedWords);
  return (
    <Empty
      title={words.offline}
      text={words.offlineText}
      action={
        <span className="site__choices">
          <Button kind="ink" onClick={() => void onTry()}>
            {words.tryAgain}
          </Button>
          <LinkButton href="/here">{words.onDevice}</LinkButton>
        </span>
      }
    />
  );
}
