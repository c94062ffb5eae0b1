import { Link2, Play } from 'lucide-react';
import { gameName } from '../../art/games.ts';
import { Button, Spinner } from '../../design/index.ts';
import type { GameCard } from '../../games/catalogue.ts';
import { useSettings } from '../../settings/settings.ts';
import { useWords } from '../../words/index.ts';
import { useActions } from './use-actions.ts';
import { homeWords } from './words/index.ts';

/** What can be done with a print: play, invite. */
export function Actions({ game, isShort = false }: { game: GameCard; isShort?: boolean }) {
  const words = useWords(homeWords);
  const language = useSettings((settings) => settings.language);
  const { busy, withBots, invite } = useActions();
  const name = gameName(language, game.id);
  return (
    <div className="home-wall__actions">
      <Button
        kind="ink"
        icon={busy === `bots ${game.id}` ? <Spinner /> : <Play size={16} strokeWidth={1.75} />}
        aria-label={words.withBotsAt(name)}
        aria-busy={busy === `bots ${game.id}`}
        onClick={() => void withBots(game)}
      >
        {words.withBots}
      </Button>
      <Button
        kind="outline"
        icon={busy === `invite ${game.id}` ? <Spinner /> : <Link2 size={16} strokeWidth={1.75} />}
        aria-label={words.inviteAt(name)}
        aria-busy={busy === `invite ${game.id}`}
        onClick={() => void invite(game)}
      >
        {isShort ? words.inviteShort : words.invite}
      </Button>
    </div>
  );
}
