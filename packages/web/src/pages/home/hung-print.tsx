import { Link } from 'wouter';
import { gameName } from '../../art/games.ts';
import { Print } from '../../art/print.tsx';
import type { GameCard } from '../../games/catalogue.ts';
import { useSettings } from '../../settings/settings.ts';
import { useWords } from '../../words/index.ts';
import { homeWords } from './words/index.ts';

/** A print that leads to a table of its game. */
export function HungPrint({ game, headingId }: { game: GameCard['id']; headingId: string }) {
  const words = useWords(homeWords);
  const language = useSettings((settings) => settings.language);
  return (
    <Link className="home-wall__print" href={`/new?game=${game}`} title={words.setUp(gameName(language, game))}>
      <Print game={game} headingId={headingId} />
    </Link>
  );
}
