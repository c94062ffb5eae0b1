import { gameById } from '@engawa/games';
import { Refused } from '@engawa/wire';
import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { usePageTitle } from '../app/title.ts';
import { Empty, LinkButton, Spinner } from '../design/index.ts';
import { wordsOf } from '../session/api.ts';
import { useWords } from '../words/index.ts';
import { keptHere } from './browser.ts';
import { openGame, readPlan } from './plan.ts';
import { localWords } from './words/index.ts';

/** Opens the table that the address describes, and goes there. */
export default function NewHerePage() {
  const words = useWords(localWords);
  usePageTitle(words.newGame);
  const [, go] = useLocation();
  const query = useSearch();
  const [problem, setProblem] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one address opens one table, in whatever language
  useEffect(() => {
    // A page that is built twice in a row must not open two tables.
    const timer = setTimeout(() => {
      try {
        go(`/here/${openFrom(new URLSearchParams(query), words.player)}`, { replace: true });
      } catch (error) {
        setProblem(error instanceof Refused ? wordsOf(error) : words.notKept);
      }
    });
    return () => clearTimeout(timer);
  }, [query]);
  if (problem === null) return <Spinner />;
  return (
    <Empty
      title={problem}
      action={
        <LinkButton kind="ink" href="/here">
          {words.toList}
        </LinkButton>
      }
    />
  );
}

function openFrom(query: URLSearchParams, nameOf: (number: number) => string): string {
  const game = gameById(query.get('game') ?? '');
  if (game === undefined) throw new Refused('no-game');
  const kept = openGame(readPlan(query, game, nameOf), game.version, Date.now());
  keptHere().keep(kept);
  return kept.id;
}
