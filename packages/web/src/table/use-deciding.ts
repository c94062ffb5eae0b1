import { type Choice, type State, type StepOf, stepOf, type WhyNot } from '@engawa/kernel';
import type { KnownTable } from '@engawa/wire';
import { useCallback, useEffect, useState } from 'react';
import { toast } from '../design/index.ts';
import { wordsOf } from '../session/api.ts';
import { useSettings } from '../settings/settings.ts';
import type { TableSource, TableWish } from './source.ts';

interface Decision {
  readonly step: StepOf<State> | undefined;
  readonly choices: readonly Choice[];
  readonly whyNot: readonly WhyNot[];
  readonly picked: Choice | null;
  readonly pick: (choice: Choice | null) => void;
  readonly choose: (choice: Choice) => void;
  readonly isSending: boolean;
  readonly ask: (wish: TableWish) => Promise<boolean>;
}

const NONE: readonly never[] = [];

/** The decision that is open for this seat, and its preview. Nobody decides about a position that is not on the board. */
export function useDeciding(source: TableSource, known: KnownTable | undefined, isBehind: boolean): Decision {
  const confirms = useSettings(({ confirm }) => confirm);
  const [picked, setPicked] = useState<{ question: string; choice: Choice } | null>(null);
  const [isSending, setSending] = useState(false);
  const at = known?.number ?? 0;
  const isAsked = known !== undefined && !isBehind && !known.shown.paused && known.shown.choices.length > 0;
  const choices = isAsked ? known.shown.choices : NONE;
  const seat = known?.shown.seat ?? null;
  const step = isAsked && seat !== null ? stepOf(known.shown.view as State, seat) : undefined;
  // While somebody else decides at the same time the table moves on, and the question stays the same.
  const question = step === undefined ? '' : JSON.stringify(step);
  const isAnswered = known !== undefined && !isBehind && known.shown.choices.length === 0;
  useEffect(() => {
    if (isAnswered) setPicked(null);
  }, [isAnswered]);

  const ask = useCallback(
    (wish: TableWish) =>
      source.ask(wish).then(
        () => true,
        (error: unknown) => {
          toast(wordsOf(error), { tone: 'error' });
          return false;
        },
      ),
    [source],
  );
  const choose = useCallback(
    (choice: Choice) => {
      if (isSending) return;
      setSending(true);
      void ask({ is: 'choose', at, choice }).then((isStored) => {
        setSending(false);
        if (isStored) setPicked(null);
      });
    },
    [ask, at, isSending],
  );
  const previewed = picked?.question === question && choices.includes(picked.choice) ? picked.choice : null;
  const pick = useCallback(
    (choice: Choice | null) => {
      if (choice === null) setPicked(null);
      else if (!choices.includes(choice)) return;
      else if (!confirms || choice === previewed) choose(choice);
      else setPicked({ question, choice });
    },
    [choices, confirms, previewed, choose, question],
  );

  const whyNot = isAsked ? known.shown.whyNot : NONE;
  return { step, choices, whyNot, picked: previewed, pick, choose, isSending, ask };
}
