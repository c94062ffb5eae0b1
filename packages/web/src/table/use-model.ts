import type { GameEvent, Seat } from '@engawa/kernel';
import { useMemo, useState } from 'react';
import type { GameFace } from '../games/face.ts';
import { useSettings } from '../settings/settings.ts';
import { useWords } from '../words/index.ts';
import { useHint } from './hint/use-hint.ts';
import { lastEvents } from './log/group.ts';
import { type TableModel, viewOf } from './model.ts';
import { whoAt } from './names.ts';
import type { TableSource } from './source.ts';
import { useDeciding } from './use-deciding.ts';
import type { Showing } from './use-queue.ts';
import { TABLE_WORDS } from './words/index.ts';

const NOTHING: readonly GameEvent[] = [];
const NO_INTERJECTIONS: readonly never[] = [];

/** Null until the table is known and a game runs at it, or has run. */
export function useModel(source: TableSource, face: GameFace, showing: Showing): TableModel | null {
  const language = useSettings((settings) => settings.language);
  const say = useWords(TABLE_WORDS);
  const { known, latest, isBehind, skip } = showing;
  const decision = useDeciding(source, showing);
  const hint = useHint(source, showing, decision);
  const [pointed, point] = useState(NOTHING);
  const [mat, showMat] = useState<Seat | null>(null);
  const words = face.game.words[language];
  const seats = latest?.shown.seats;
  const who = useMemo(() => whoAt(seats ?? [], language), [seats, language]);
  const last = useMemo(() => lastEvents(known?.told ?? []), [known?.told]);

  if (known === undefined || latest === undefined || known.shown.view === null) return null;
  const { shown } = known;
  const { seat } = shown;
  const { step, choices, whyNot, picked, pick, choose, isSending, ask } = decision;
  const looking = { view: viewOf(shown), seat, language, words, who, last, pointed };
  return {
    source,
    face,
    say,
    words,
    who,
    latest,
    known,
    shown,
    seat,
    isBehind,
    skip,
    looking,
    deciding: {
      ...looking,
      step,
      choices,
      whyNot,
      picked,
      pick,
      interjections: isBehind ? NO_INTERJECTIONS : shown.interjections,
      interject: (choice) => void ask({ is: 'interject', at: known.number, choice }),
    },
    choices,
    whyNot,
    hint,
    isSending,
    choose,
    ask,
    point,
    matOf: mat ?? seat ?? 0,
    showMat,
  };
}
