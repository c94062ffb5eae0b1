import { recordToText, type Who } from '@engawa/kernel';
import { ArrowLeft, Download, Share2, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { usePageTitle } from '../app/title.ts';
import { Emblem } from '../art/emblem.tsx';
import { Button, Chip, Dialog, Select, Tooltip, toast } from '../design/index.ts';
import { download } from '../local/browser.ts';
import { useSettings } from '../settings/settings.ts';
import { useWords } from '../words/index.ts';
import type { Eyes, Film } from './film.ts';
import { replayWords } from './words/index.ts';

interface TheatreHeaderProps {
  readonly film: Film;
  readonly at: number;
  readonly eyes: Eyes;
  readonly onEyes: (eyes: Eyes) => void;
  readonly who: Who;
}

export function TheatreHeader({ film, at, eyes, onEyes, who }: TheatreHeaderProps) {
  const { game, frames, places, record } = film;
  const say = useWords(replayWords);
  const language = useSettings((settings) => settings.language);
  const { name } = game.words[language];
  usePageTitle(`${say.title}: ${name}`);
  const [isLuckOpen, setLuckOpen] = useState(false);
  const state = places !== null ? say.finished : record === null ? say.running : say.unfinished;
  const share = () => {
    const address = new URL(location.href);
    address.searchParams.set('at', `${at}`);
    navigator.clipboard.writeText(address.href).then(
      () => toast(say.linkCopied, { tone: 'ok' }),
      () => toast(say.linkShown(address.href)),
    );
  };
  return (
    <>
      <header className="replay-header">
        <Tooltip text={say.back} isName>
          <Link href="/replay" className="replay-header__back" aria-label={say.back}>
            <ArrowLeft aria-hidden="true" />
          </Link>
        </Tooltip>
        <Emblem game={game.id} />
        <h1>{name}</h1>
        <Chip>{state}</Chip>
        <span className="replay-header__facts">{say.facts(film.holders.length, frames.length - 1)}</span>
        <div className="replay-header__actions">
          {film.eyes.length > 1 && (
            <Select
              className="replay-header__eyes"
              aria-label={say.eyes}
              value={`${eyes}`}
              onChange={({ target }) => onEyes(film.eyes.find((one) => `${one}` === target.value) ?? eyes)}
            >
              {film.eyes.map((one) => (
                <option key={one} value={`${one}`}>
                  {one === 'all' ? say.eyesAll : one === 'spectator' ? say.eyesSpectator : say.eyesSeat(who(one))}
                </option>
              ))}
            </Select>
          )}
          <Button icon={<Share2 />} aria-label={say.link} onClick={share}>
            <span className="replay-header__label">{say.link}</span>
          </Button>
          {record && (
            <>
              <Button
                icon={<Download />}
                aria-label={say.saveHelp}
                onClick={() => download(`${game.id}.engawa.txt`, recordToText(record))}
              >
                <span className="replay-header__label">{say.save}</span>
              </Button>
              <Button icon={<ShieldCheck />} aria-label={say.luck} onClick={() => setLuckOpen(true)}>
                <span className="replay-header__label">{say.luck}</span>
              </Button>
            </>
          )}
        </div>
      </header>
      <Dialog
        open={isLuckOpen}
        title={say.luckTitle}
        onClose={() => setLuckOpen(false)}
        actions={
          <Button kind="ink" onClick={() => setLuckOpen(false)}>
            {say.close}
          </Button>
        }
      >
        {/* A record is only shown once every choice and every draw of it has been checked. */}
        <p>{record?.luck?.seed === undefined ? say.luckUnknown : say.luckYes}</p>
        {record?.luck && (
          <dl className="replay-luck">
            <dt>{say.commitment}</dt>
            <dd>{record.luck.commitment}</dd>
            {record.luck.seed !== undefined && (
              <>
                <dt>{say.seed}</dt>
                <dd>{record.luck.seed}</dd>
              </>
            )}
          </dl>
        )}
      </Dialog>
    </>
  );
}
