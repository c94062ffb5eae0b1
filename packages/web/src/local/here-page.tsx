import { gameById } from '@engawa/games';
import { recordToText } from '@engawa/kernel';
import { Download, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { usePageTitle } from '../app/title.ts';
import { Emblem } from '../art/emblem.tsx';
import { gameName } from '../art/games.ts';
import { Button, Chip, Crest, Dialog, Empty, IconButton, LinkButton, toast } from '../design/index.ts';
import { useSettings } from '../settings/settings.ts';
import { botName } from '../table/names.ts';
import { useWords } from '../words/index.ts';
import { download, keptHere } from './browser.ts';
import type { KeptGame } from './kept.ts';
import { hereReplay } from './local-source.ts';
import { LocalSitting } from './sitting.ts';
import { localWords } from './words/index.ts';
import './here-page.css';

/** The games kept in this browser. */
export default function HerePage() {
  const words = useWords(localWords);
  usePageTitle(words.title);
  const [games, setGames] = useState(() => keptHere().all());
  const [leaving, setLeaving] = useState<KeptGame | null>(null);
  const remove = () => {
    if (leaving === null) return;
    keptHere().forget(leaving.id);
    setLeaving(null);
    setGames(keptHere().all());
    toast(words.removed);
  };
  const opener = (
    <LinkButton kind={games.length === 0 ? 'main' : 'ink'} href="/new?here" icon={<Plus />}>
      {words.newGame}
    </LinkButton>
  );
  return (
    <div className="here-page">
      <header className="here-page__head">
        <div>
          <h1>{words.title}</h1>
          <p className="here-page__intro">{words.intro}</p>
        </div>
        {games.length > 0 ? opener : null}
      </header>
      {games.length === 0 ? (
        <Empty title={words.empty} text={words.emptyText} action={opener} />
      ) : (
        <ul className="here-page__games">
          {games.map((game) => (
            <HereGame key={game.id} game={game} onRemove={() => setLeaving(game)} />
          ))}
        </ul>
      )}
      <Dialog
        open={leaving !== null}
        title={words.removeTitle}
        onClose={() => setLeaving(null)}
        actions={
          <>
            <Button onClick={() => setLeaving(null)}>{words.keep}</Button>
            <Button kind="main" onClick={remove}>
              {words.remove}
            </Button>
          </>
        }
      >
        <p>{words.removeText}</p>
      </Dialog>
    </div>
  );
}

function HereGame({ game, onRemove }: { readonly game: KeptGame; readonly onRemove: () => void }) {
  const words = useWords(localWords);
  const language = useSettings((settings) => settings.language);
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(game.changedAt);
  const nameOf = (seat: number) => {
    const one = game.seats[seat]!;
    return one.is === 'person' ? one.name : `${botName(seat, language)} (${words.withBot})`;
  };
  return (
    <li className="here-game">
      <Emblem game={game.game} />
      <div className="here-game__text">
        <h2 className="here-game__name">
          {gameName(language, game.game)}
          <Chip tone={game.isOver ? 'plain' : 'ok'}>{game.isOver ? words.finished : words.running}</Chip>
        </h2>
        <ul className="here-game__seats">
          {game.seats.map((_, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <li key={seat}>
              <Crest seat={seat} size={20} />
              {nameOf(seat)}
            </li>
          ))}
        </ul>
        <p className="here-game__when">
          {when} · {words.choices(game.log.length)}
        </p>
      </div>
      <div className="here-game__actions">
        <LinkButton
          kind={game.isOver ? 'outline' : 'ink'}
          href={game.isOver ? hereReplay(game.id) : `/here/${game.id}`}
        >
          {game.isOver ? words.replay : words.goOn}
        </LinkButton>
        <IconButton
          kind="quiet"
          label={words.save}
          icon={<Download />}
          {...(game.isOver ? {} : { why: words.saveWhy })}
          onClick={() => saveRecord(game)}
        />
        <IconButton kind="quiet" label={words.remove} icon={<Trash2 />} onClick={onRemove} />
      </div>
    </li>
  );
}

function saveRecord(kept: KeptGame): void {
  const game = gameById(kept.game);
  if (game === undefined) return;
  download(`${kept.game}-${kept.id}.engawa.txt`, recordToText(new LocalSitting(game, kept).record()));
}
