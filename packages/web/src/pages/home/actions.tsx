import { Link2, Play } from 'lucide-react';
import { gameName } from '../../art/games.ts';
import { Button, Spinner } from '../../design/index.ts';
import { useSettings } from '../../settings/settings.ts';
import { useWords } from '../../words/index.ts';
import type { Hung } from './games.ts';
import { useActions } from './use-actions.ts';
import { homeWords } from './words/index.ts';

/** What can be done with a print: play, invite; or the honest word that there is nothing to play yet. */
export function Actions({ hung, isShort = false }: { hung: Hung; isShort?: boolean }) {
  const words = useWords(homeWords);
  const language = useSettings((settings) => settings.language);
  const { busy, withBots, invite } = useActions();
  if (!hung.isPlayable) return <p className="home-wall__no-rules">{words.noRules}</p>;
  const name = gameName(language, hung.id);
  return (
    <div className="home-wall__actions">
      <Button
        kind="ink"
        icon={busy === `bots ${hung.id}` ? <Spinner /> : <Play size={16} strokeWidth={1.75} />}
        aria-label={words.withBotsAt(name)}
        aria-busy={busy === `bots ${hung.id}`}
        onClick={() => void withBots(hung)}
      >
        {words.withBots}
      </Button>
      <Button
        kind="outline"
        icon={busy === `invite ${hung.id}` ? <Spinner /> : <Link2 size={16} strokeWidth={1.75} />}
        aria-label={words.inviteAt(name)}
        aria-busy={busy === `invite ${hung.id}`}
        onClick={() => void invite(hung)}
      >
        {isShort ? words.inviteShort : words.invite}
      </Button>
    </div>
  );
}
