import { type CSSProperties, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Spinner } from '../design/index.ts';
import type { GameFace } from '../games/face.ts';
import { useWords } from '../words/index.ts';
import { DeskTable } from './desk.tsx';
import type { Hotkey } from './keys.ts';
import { TableContext, type TableModel } from './model.ts';
import type { Panels } from './panels.ts';
import { Announcer } from './parts/announcer.tsx';
import { ChoiceDialog } from './parts/choice-dialog.tsx';
import { Curtain } from './parts/curtain.tsx';
import { KeysDialog } from './parts/keys-dialog.tsx';
import { TableMenu } from './parts/menu.tsx';
import { NotesDialog } from './parts/notes-dialog.tsx';
import { ScoreDialog } from './parts/over.tsx';
import { PhoneTable } from './phone.tsx';
import type { TableSource } from './source.ts';
import { takeBack } from './take-back.ts';
import { useAway } from './use-away.ts';
import { useKeys } from './use-keys.ts';
import { useLayout } from './use-layout.ts';
import { useModel } from './use-model.ts';
import { useQueue } from './use-queue.ts';
import { useTurnNotice } from './use-turn-notice.ts';
import { walkThroughLegal } from './walk.ts';
import { TABLE_WORDS } from './words/index.ts';
import './screen.css';

interface TableScreenProps {
  readonly source: TableSource;
  readonly face: GameFace;
  /** Over everything: the guide of a lesson, for instance. */
  readonly children?: ReactNode;
}

/** A game at its table, whatever game and wherever the table stands. */
export function TableScreen({ source, face, children }: TableScreenProps) {
  const say = useWords(TABLE_WORDS);
  const root = useRef<HTMLDivElement>(null);
  const showing = useQueue(source, face, root);
  const model = useModel(source, face, showing);
  const away = useAway(source, showing.latest, showing.showAgain);
  const panels = usePanels(model);
  useTurnNotice(model);
  useKeys((key) => model !== null && press(key, model, panels, root.current));
  const layout = useLayout();

  const next = model === null ? null : (source.abilities.handover?.(model.latest) ?? null);
  const isSmall = layout === 'phone' || layout === 'landscape';
  return (
    <div
      ref={root}
      className="table-screen"
      data-game={face.game.id}
      data-number={showing.latest?.number}
      style={{ '--board-shape': face.boardSize.height / face.boardSize.width } as CSSProperties}
      onPointerDownCapture={model?.isBehind ? model.skip : undefined}
    >
      {model === null ? (
        <div className="table-screen__wait">
          <Spinner />
          <p>{say.loading}</p>
        </div>
      ) : (
        <TableContext value={model}>
          {next !== null ? (
            <Curtain seat={next} />
          ) : (
            <>
              {isSmall ? (
                <PhoneTable panels={panels} away={away} isLandscape={layout === 'landscape'} />
              ) : (
                <DeskTable panels={panels} away={away} layout={layout} />
              )}
              <ChoiceDialog open={panels.dialog === 'choices'} onClose={panels.close} />
              <KeysDialog open={panels.dialog === 'keys'} onClose={panels.close} />
              <ScoreDialog open={panels.dialog === 'score'} onClose={panels.close} />
              <NotesDialog open={panels.dialog === 'notes'} onClose={panels.close} />
              <TableMenu
                open={panels.dialog === 'menu'}
                onClose={panels.close}
                onKeys={() => panels.open('keys')}
                onScore={() => panels.open('score')}
                onNotes={() => panels.open('notes')}
                onText={panels.switchText}
                isText={panels.isText}
              />
              <Announcer />
              {children}
            </>
          )}
        </TableContext>
      )}
    </div>
  );
}

function usePanels(model: TableModel | null): Panels {
  const [dialog, setDialog] = useState<Panels['dialog']>(null);
  const [tab, setTab] = useState<Panels['tab']>('log');
  const [help, setHelp] = useState<Panels['help']>('rules');
  const [isText, setText] = useState(false);
  const [isSideOpen, setSideOpen] = useState(false);
  const [showsAgenda, setAgenda] = useState(false);
  const [calls, setCalls] = useState(0);
  const close = useCallback(() => setDialog(null), []);

  // Whoever has played to the end is shown the score by itself.
  const status = model?.known.shown.status;
  const before = useRef(status);
  useEffect(() => {
    if (status === 'over' && before.current === 'running') setDialog('score');
    before.current = status;
  }, [status]);
  // A list of choices of a decision that is over is worth nothing; what others do at the same time does not close it.
  const isAsked = model !== null && model.latest.shown.choices.length > 0;
  useEffect(() => {
    if (!isAsked) setDialog((now) => (now === 'choices' ? null : now));
  }, [isAsked]);

  return {
    dialog,
    open: setDialog,
    close,
    tab,
    help,
    /** Opens a tab of the side column, wherever the layout keeps it. */
    show(wanted, page) {
      setTab(wanted);
      if (page) setHelp(page);
      setSideOpen(true);
      setCalls((n) => n + 1);
    },
    setTab,
    setHelp,
    calls,
    isText,
    switchText: () => setText((now) => !now),
    isSideOpen,
    closeSide: () => setSideOpen(false),
    showsAgenda,
    switchAgenda: () => setAgenda((now) => !now),
  };
}

/** Does what a key asks for; false when it means nothing here. */
function press(key: Hotkey, model: TableModel, panels: Panels, root: HTMLElement | null): boolean {
  const { deciding, hint, choose, choices, latest, ask, skip, isBehind, seat, showMat } = model;
  switch (key.is) {
    case 'confirm': {
      const meant = deciding.picked ?? (choices.length === 1 ? choices[0] : undefined);
      if (meant === undefined) return false;
      choose(meant);
      return true;
    }
    case 'cancel':
      if (deciding.picked === null) return false;
      deciding.pick(null);
      return true;
    case 'skip':
      if (!isBehind) return false;
      skip();
      return true;
    case 'choice': {
      const choice = choices[key.index];
      if (choice === undefined) return false;
      deciding.pick(choice);
      return true;
    }
    case 'walk':
      return walkThroughLegal(root, choices, key.by);
    case 'mat':
      if (key.seat >= latest.shown.seats.length) return false;
      showMat(key.seat);
      return true;
    case 'undo':
    case 'undo-turn': {
      const undo = takeBack(model, key.is === 'undo-turn');
      if (undo === null) return false;
      void ask(undo);
      return true;
    }
    case 'mine':
      showMat(seat ?? 0);
      return true;
    case 'choices':
      if (choices.length === 0) return false;
      panels.open('choices');
      return true;
    case 'hint':
      if (hint === null) return false;
      hint.press();
      return true;
    case 'log':
    case 'chat':
    case 'rules':
      panels.show(key.is, key.is === 'rules' ? 'rules' : undefined);
      return true;
    case 'aid':
      panels.show('rules', 'aid');
      return true;
    case 'still':
      panels.show('log');
      panels.switchAgenda();
      return true;
    case 'score':
    case 'notes':
    case 'keys':
      panels.open(key.is);
      return true;
    case 'text':
      panels.switchText();
      return true;
  }
}
