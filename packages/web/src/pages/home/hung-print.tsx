import { Link } from 'wouter';
import { gameName } from '../../art/games.ts';
import { Print } from '../../art/print.tsx';
import { useSettings } from '../../settings/settings.ts';
import { useWords } from '../../words/index.ts';
import type { Hung } from './games.ts';
import { homeWords } from './words/index.ts';

/** A print that leads to a table of its game, or only hangs there. */
export function HungPrint({ hung, headingId }: { hung: Hung; headingId: string }) {
  const words = useWords(homeWords);
  const language = useSettings((settings) => settings.language);
  const print = <Print game={hung.id} headingId={headingId} />;
  if (!hung.isPlayable) return <div className="is-alive">{print}</div>;
  return (
    <Link className="home-wall__print" href={`/new?game=${hung.id}`} title={words.setUp(gameName(language, hung.id))}>
      {print}
    </Link>
  );
}
