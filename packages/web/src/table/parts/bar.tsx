import type { Choice } from '@engawa/kernel';
import { Check, FastForward, List, RotateCcw, Undo2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { ActionBar, Button, Crest, IconButton, LinkButton } from '../../design/index.ts';
import { HintButton } from '../hint/hint-button.tsx';
import { HintWords, hintThinking } from '../hint/hint-words.tsx';
import { type TableModel, useTable } from '../model.ts';
import { takeBack } from '../take-back.ts';
import { Rematch } from './over.tsx';
import './bar.css';

interface BarProps {
  readonly onList: () => void;
  readonly onScore: () => void;
  /** A phone has room for fewer words. */
  readonly narrow?: boolean;
}

/** More choices than this are not shown in the bar, nor longer ones. */
const MOST = 4;
const LETTERS = { wide: 64, narrow: 30 };

export function Bar(props: BarProps) {
  const { shown, deciding } = useTable();
  if (shown.status !== 'running') return <OverBar {...props} />;
  return deciding.step === undefined ? <WaitingBar {...props} /> : <DecidingBar {...props} />;
}

/** The choices that fit in the bar; none if not all do. */
function choicesInBar({ deciding, words, face }: TableModel, narrow: boolean): readonly Choice[] {
  const { step, choices, view } = deciding;
  if (step === undefined || choices.length > (narrow ? 2 : MOST)) return [];
  if (choices.length > 1 && face.usesTray?.(step)) return [];
  const letters = choices.reduce<number>((sum, choice) => sum + words.choice(choice, step, view).length, 0);
  return choices.length === 1 || letters <= (narrow ? LETTERS.narrow : LETTERS.wide) ? choices : [];
}

function DecidingBar({ onList, narrow = false }: BarProps) {
  const model = useTable();
  const { deciding, words, say, choose, isSending, face, hint } = model;
  const { step, view, choices, picked, pick } = deciding;
  if (step === undefined) return null;
  const only = choices.length === 1 ? choices[0] : undefined;
  const inBar = picked === null && only === undefined ? choicesInBar(model, narrow) : [];
  const iconOf = (choice: Choice) => face.choiceIcon?.(choice, step, view);
  const confirmed = picked ?? only;
  return (
    <ActionBar
      state="yours"
      icon={picked === null ? undefined : iconOf(picked)}
      prompt={
        picked === null ? (
          words.prompt(step, view)
        ) : picked === hint?.choice ? (
          <HintWords model={model} choice={picked} />
        ) : (
          words.choice(picked, step, view)
        )
      }
      detail={<Detail model={model} hasRoom={!narrow} />}
      choices={inBar.map((choice, index) => (
        <Button
          key={choice}
          icon={iconOf(choice)}
          hotkey={`${index + 1}`}
          disabled={isSending}
          onClick={() => pick(choice)}
        >
          {words.choice(choice, step, view)}
        </Button>
      ))}
      actions={
        <>
          <IconButton
            kind="outline"
            label={`${say.allChoices}: ${say.choicesCount(choices.length)}`}
            hotkey="C"
            icon={<List />}
            className="table-bar__list"
            onClick={onList}
          />
          {picked === null && <HintButton narrow={narrow || inBar.length > 0} />}
          {picked === null ? (
            <UndoButton narrow={narrow} />
          ) : (
            <Button icon={narrow ? undefined : <X />} hotkey="Esc" onClick={() => pick(null)}>
              {say.cancel}
            </Button>
          )}
          {confirmed !== undefined && (
            <Button
              kind="main"
              className="table-bar__confirm"
              icon={<Check />}
              hotkey="↵"
              disabled={isSending}
              onClick={() => choose(confirmed)}
            >
              {isSending
                ? say.sending
                : only !== undefined
                  ? words.choice(only, step, view)
                  : narrow
                    ? say.confirm
                    : say.confirmTurn}
            </Button>
          )}
        </>
      }
    />
  );
}

function Detail({ model, hasRoom }: { readonly model: TableModel; readonly hasRoom: boolean }): ReactNode {
  const { face, deciding, say, choices, hint } = model;
  if (deciding.picked !== null) return hasRoom && face.Preview ? <face.Preview {...deciding} /> : null;
  if (hint?.isThinking) return hintThinking(model);
  if (hint && hint.choice !== null) return <HintWords model={model} choice={hint.choice} />;
  if (choices.length < 2) return null;
  const isInTray = deciding.step !== undefined && face.usesTray?.(deciding.step);
  return `${isInTray ? say.chooseInTray : say.chooseOnBoard} · ${say.choicesCount(choices.length)}`;
}

/** One back; whole turns and the others' consent are behind the same button. */
function UndoButton({ narrow = false }: { readonly narrow?: boolean }) {
  const model = useTable();
  const { latest, say, ask, isBehind } = model;
  const { own, asked } = latest.shown.undo;
  const label = own === 0 && asked > 0 ? say.askTakeBack : say.takeBack;
  const props = {
    why: takeBack(model, false) !== null ? undefined : isBehind ? say.takeBackNotNow : say.noTakeBack,
    hotkey: 'Z',
    onClick: ({ shiftKey }: { shiftKey: boolean }) => {
      const undo = takeBack(model, shiftKey);
      if (undo !== null) void ask(undo);
    },
  };
  return narrow ? (
    <IconButton kind="outline" label={label} icon={<Undo2 />} {...props} />
  ) : (
    <Button icon={<Undo2 />} {...props}>
      {label}
    </Button>
  );
}

function WaitingBar({ narrow = false }: BarProps) {
  const { latest, known, seat, say, who, isBehind, skip, words, shown, ask, looking, face } = useTable();
  const { deciders, paused } = latest.shown;
  const first = deciders[0];
  const isMine = seat !== null && deciders.includes(seat);
  const prompt = paused
    ? say.paused
    : isMine
      ? say.yourTurn
      : deciders.length > 0
        ? say.waitsFor(deciders.map(who))
        : say.loading;
  const open = isBehind || seat === null ? [] : shown.interjections;
  const interjections = face.isUrgent ? open.filter(face.isUrgent) : open;
  return (
    <ActionBar
      state="waiting"
      icon={first === undefined ? undefined : <Crest seat={isMine ? seat : first} size={32} />}
      prompt={prompt}
      detail={seat === null ? say.watching : interjections.length > 0 ? say.interjections : undefined}
      choices={interjections.slice(0, MOST).map((choice) => (
        <Button key={choice} onClick={() => void ask({ is: 'interject', at: known.number, choice })}>
          {words.interjection?.(choice, looking.view, seat!) ?? `${choice}`}
        </Button>
      ))}
      actions={
        <>
          {isBehind && (
            <Button icon={<FastForward />} onClick={skip}>
              {say.skip}
            </Button>
          )}
          {seat !== null && <UndoButton narrow={narrow} />}
        </>
      }
    />
  );
}

function OverBar({ onScore, narrow = false }: BarProps) {
  const { shown, latest, say, who, seat, source } = useTable();
  const { places, closed } = shown;
  const winners = (places ?? []).filter(({ place }) => place === 1).map((one) => one.seat);
  const isWinner = seat !== null && winners.length === 1 && winners[0] === seat;
  const prompt = closed !== null ? say.closedBy[closed] : isWinner ? say.youWin : say.wins(winners.map(who));
  const length = latest.told.filter(({ note, undone }) => note === undefined && undone === undefined).length;
  return (
    <ActionBar
      state="over"
      icon={winners[0] === undefined ? undefined : <Crest seat={winners[0]} size={34} />}
      prompt={prompt}
      detail={narrow ? undefined : say.isOver}
      actions={
        <>
          {source.links?.replay && closed === null && (
            <LinkButton href={source.links.replay(length)} icon={<RotateCcw />}>
              {say.replay}
            </LinkButton>
          )}
          {places !== null && <Button onClick={onScore}>{say.score}</Button>}
          <Rematch />
        </>
      }
    />
  );
}
