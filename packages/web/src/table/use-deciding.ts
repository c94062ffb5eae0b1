import { type Choice, isTogether, type State, type StepOf, stepOf, type WhyNot } from '@engawa/kernel';
import type { KnownTable } from '@engawa/wire';
import { useCallback, useEffect, useState } from 'react';
import { toast } from '../design/index.ts';
import { wordsOf } from '../session/api.ts';
import { useSettings } from '../settings/settings.ts';
import type { TableSource, TableWish } from './source.ts';
import type { Showing } from './use-queue.ts';

export interface Decision {
  readonly step: StepOf<State> | undefined;
  readonly choices: readonly Choice[];
  readonly whyNot: readonly WhyNot[];
  readonly picked: Choice | null;
  /** A name for what is to be decided, for whoever thinks about it; null while there is nothing to decide. */
  readonly about: string | null;
  /** Previews a choice, whatever the settings are, and never sends one. */
  readonly preview: (choice: Choice) => void;
  readonly pick: (choice: Choice | null) => void;
  readonly choose: (choice: Choice) => void;
  readonly isSending: boolean;
  readonly ask: (wish: TableWish) => Promise<boolean>;
}

interface Picked {
  readonly question: string;
  readonly choice: Choice;
}

/** A choice on its way: about which position, and what was previewed then. */
interface Sent {
  readonly at: number;
  readonly question: string;
  readonly picked: Picked | null;
}

/** What a table asks whoever looks at it. */
interface Asked extends Pick<Decision, 'step' | 'choices' | 'whyNot'> {
  /** The step in letters: two tables with the same letters ask the same. */
  readonly question: string;
  /** Others are asked at the same time. */
  readonly isRound: boolean;
}

const NOTHING: Asked = { step: undefined, choices: [], whyNot: [], question: '', isRound: false };

function askedAt({ shown }: KnownTable): Asked | undefined {
  const { seat, choices, whyNot, paused } = shown;
  if (seat === null || paused || choices.length === 0) return undefined;
  const view = shown.view as State;
  const step = stepOf(view, seat);
  return { step, choices, whyNot, question: JSON.stringify(step), isRound: isTogether(view.agenda.at(-1)) };
}

/** The decision that is open for this seat, and its preview. Nobody decides about a position that is not on the board. */
export function useDeciding(source: TableSource, { known, latest }: Pick<Showing, 'known' | 'latest'>): Decision {
  const confirms = useSettings(({ confirm }) => confirm);
  const [picked, setPicked] = useState<Picked | null>(null);
  const [sent, setSent] = useState<Sent | null>(null);
  const at = known?.number ?? 0;
  const asked = known && askedAt(known);
  // While others decide at the same time the table moves on, and the question stays: what lies under a finger stays there.
  const isOpen = known === latest || (asked?.isRound && latest && askedAt(latest)?.question === asked.question);
  const { step, question, isRound, choices, whyNot } = (isOpen && asked) || NOTHING;
  // A quick hand may be ahead of the answer: whoever sees the next question can decide it. In a round of all the table also
  // moves on because of others, and the question is still the one that is being answered.
  const isSending = sent !== null && (isRound ? sent.question === question : sent.at === at);
  const isAnswered = known !== undefined && known === latest && known.shown.choices.length === 0;
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
      const mine = { at, question, picked };
      setSent(mine);
      void ask({ is: 'choose', at, choice }).then((isStored) => {
        setSent((now) => (now === mine ? null : now));
        if (isStored) setPicked((now) => (now === mine.picked ? null : now));
      });
    },
    [ask, at, isSending, picked, question],
  );
  // What was sent is not offered again for a question that only looks the same.
  const isOld = picked !== null && sent?.picked === picked && !isSending;
  const isFitting = picked?.question === question && choices.includes(picked.choice);
  const previewed = isFitting && !isOld ? picked.choice : null;
  const preview = useCallback(
    (choice: Choice) => {
      if (choices.includes(choice)) setPicked({ question, choice });
    },
    [choices, question],
  );
  const pick = useCallback(
    (choice: Choice | null) => {
      if (choice === null) setPicked(null);
      else if (!choices.includes(choice)) return;
      else if (!confirms || choice === previewed) choose(choice);
      else preview(choice);
    },
    [choices, confirms, previewed, choose, preview],
  );

  const about = step === undefined || isSending ? null : isRound ? question : `${at}`;
  return { step, choices, whyNot, picked: previewed, about, preview, pick, choose, isSending, ask };
}
