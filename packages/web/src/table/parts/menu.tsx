import { LANGUAGES, type Language } from '@engawa/kernel';
import {
  BookOpen,
  Bot,
  DoorOpen,
  Keyboard,
  ListOrdered,
  NotebookPen,
  Pause,
  Settings2,
  Text,
  Trophy,
  Undo2,
} from 'lucide-react';
import { Button, Dialog, LinkButton, Segmented, Switch, toast } from '../../design/index.ts';
import { WebhookSetting } from '../../notices/webhook-setting.tsx';
import { wordsOf } from '../../session/api.ts';
import { useBots } from '../../session/bots.ts';
import { mute, useMutes } from '../../session/mutes.ts';
import { useSession } from '../../session/session.ts';
import { usualBot } from '../../session/usual-bot.ts';
import { changeSettings, type Settings, useSettings } from '../../settings/settings.ts';
import { LANGUAGE_NAMES } from '../../words/languages.ts';
import { useTable } from '../model.ts';
import './menu.css';

interface MenuProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onKeys: () => void;
  readonly onScore: () => void;
  readonly onNotes: () => void;
  readonly onText: () => void;
  readonly isText: boolean;
}

/** Everything that is not a move: the table's life, standing answers, people, and how it looks. */
export function TableMenu({ open, onClose, onKeys, onScore, onNotes, onText, isText }: MenuProps) {
  const { say } = useTable();
  const after = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Dialog open={open} title={say.menu} size="wide" onClose={onClose}>
      <div className="table-menu">
        <div className="table-menu__buttons">
          <Button icon={<Trophy />} onClick={after(onScore)}>
            {say.score}
          </Button>
          <Button icon={<NotebookPen />} onClick={after(onNotes)}>
            {say.notes}
          </Button>
          <Button icon={<Text />} onClick={after(onText)}>
            {isText ? say.drawnBoard : say.textBoard}
          </Button>
          <Button icon={<Keyboard />} onClick={after(onKeys)}>
            {say.keysTitle}
          </Button>
        </div>
        <Life onDone={onClose} />
        <Standing />
        <People />
        <Webhook />
        <Looks />
      </div>
    </Dialog>
  );
}

/** Where the table tells how it goes on: for whoever opened it. */
function Webhook() {
  const { latest, source } = useTable();
  const me = useSession((session) => session.me?.id);
  const { owner, status, table } = latest.shown;
  if (!source.abilities.company || owner !== me || status !== 'running') return null;
  return <WebhookSetting table={table} />;
}

/** Pause, hand over, take back a turn, end: with the reason where it cannot be done. */
function Life({ onDone }: { readonly onDone: () => void }) {
  const { latest, seat, say, who, ask, source } = useTable();
  const { status, paused, proposal, absent, seats, undo, deciders } = latest.shown;
  const bot = usualBot(useBots());
  if (seat === null || status !== 'running') return null;
  const why = proposal === null ? undefined : say.noVote;
  const isBot = seats[seat]?.bot !== null;
  const act = (wish: Parameters<typeof ask>[0]) => () => void ask(wish).then((isDone) => isDone && onDone());
  const others = bot === undefined ? [] : deciders.filter((one) => one !== seat && seats[one]?.bot === null);
  return (
    <section className="table-menu__life">
      <Button
        icon={<Undo2 />}
        hotkey="⇧Z"
        why={undo.own === 0 ? say.noTakeBack : undefined}
        onClick={act({ is: 'undo', at: latest.number, count: 'turn' })}
      >
        {say.takeBackTurn}
      </Button>
      {source.abilities.company && (
        <>
          <Button
            icon={<Pause />}
            why={why}
            onClick={act({ is: 'propose', proposal: { is: paused ? 'resume' : 'pause' } })}
          >
            {paused ? say.resume : say.pause}
          </Button>
          {isBot ? (
            <Button icon={<Bot />} onClick={act({ is: 'take-back' })}>
              {say.takeSeatBack}
            </Button>
          ) : (
            absent === 'bot' && (
              <Button icon={<Bot />} onClick={act({ is: 'hand-over' })}>
                {say.handOver}
              </Button>
            )
          )}
          {others.map((one) => (
            <Button
              key={one}
              icon={<Bot />}
              why={why}
              onClick={act({ is: 'propose', proposal: { is: 'replace', seat: one, bot: bot! } })}
            >
              {say.replace(who(one))}
            </Button>
          ))}
          <Button icon={<DoorOpen />} why={why} onClick={act({ is: 'propose', proposal: { is: 'close' } })}>
            {say.closeTable}
          </Button>
          <p className="table-menu__help">
            {say.handOverHelp} {say.closeHelp}
          </p>
        </>
      )}
    </section>
  );
}

function Standing() {
  const { latest, looking, face, say, ask, source, seat } = useTable();
  const { standing, status } = latest.shown;
  if (!source.abilities.company || seat === null || status !== 'running' || standing.length === 0) return null;
  return (
    <section>
      <h3>
        <ListOrdered aria-hidden="true" /> {say.standing}
      </h3>
      <ul className="table-menu__list">
        {standing.map((one) => (
          <li key={`${one.step} ${one.choice}`}>
            <span>
              {say.alwaysOf(face.standing?.(one.choice, one.step, looking.language) ?? `${one.choice}`)}
              {one.times !== undefined && ` · ${say.standingTimes(one.times)}`}
            </span>
            <Button
              size="small"
              onClick={() => void ask({ is: 'standing', answers: standing.filter((other) => other !== one) })}
            >
              {say.remove}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function People() {
  const { latest, say, source } = useTable();
  const me = useSession((session) => session.me?.id);
  const muted = useMutes(({ people }) => people);
  const others = new Map(
    [...latest.shown.seats.map(({ person }) => person), ...latest.chat.map(({ from }) => from)].flatMap((person) =>
      person && person.id !== me && person.kind !== 'gone' ? [[person.id, person.name] as const] : [],
    ),
  );
  if (!source.abilities.company || me === undefined || others.size === 0) return null;
  return (
    <section className="table-menu__switches">
      {[...others].map(([id, name]) => (
        <Switch
          key={id}
          label={say.mute(name)}
          checked={muted.includes(id)}
          onChange={(isMuted) => void mute(id, isMuted).catch((error) => toast(wordsOf(error), { tone: 'error' }))}
        />
      ))}
    </section>
  );
}

function Looks() {
  const { say } = useTable();
  const { confirm, sound, turnSound, theme, motion, language } = useSettings();
  return (
    <section className="table-menu__switches">
      <h3>
        <Settings2 aria-hidden="true" /> {say.settings}
      </h3>
      <Switch label={say.confirmSetting} checked={confirm} onChange={(on) => changeSettings({ confirm: on })} />
      <Switch label={say.sound} checked={sound} onChange={(on) => changeSettings({ sound: on })} />
      <Switch label={say.turnSound} checked={turnSound} onChange={(on) => changeSettings({ turnSound: on })} />
      <Segmented<Language>
        label={say.language}
        value={language}
        options={LANGUAGES.map((value) => ({ value, label: <span lang={value}>{LANGUAGE_NAMES[value]}</span> }))}
        onChange={(value) => changeSettings({ language: value })}
      />
      <Segmented<Settings['theme']>
        label={say.theme}
        value={theme}
        options={(['light', 'dark', 'system'] as const).map((value) => ({ value, label: say.themes[value] }))}
        onChange={(value) => changeSettings({ theme: value })}
      />
      <Segmented<Settings['motion']>
        label={say.motion}
        value={motion}
        options={(['off', 'fast', 'normal', 'slow'] as const).map((value) => ({ value, label: say.motions[value] }))}
        onChange={(value) => changeSettings({ motion: value })}
      />
      <LinkButton href="/settings" icon={<BookOpen />}>
        {say.allSettings}
      </LinkButton>
    </section>
  );
}
