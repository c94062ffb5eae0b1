import type { Choice } from '@engawa/kernel';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { toast } from '../../design/index.ts';
import { useSettings } from '../../settings/settings.ts';
import { workerThinker } from '../../thinking/thinker.ts';
import type { TableSource } from '../source.ts';
import type { Decision } from '../use-deciding.ts';
import type { Showing } from '../use-queue.ts';
import { TABLE_WORDS } from '../words/index.ts';
import { Hints } from './hints.ts';
import { hintQuestion } from './offer.ts';

/** What a hint is at the table's screen. */
export interface HintModel {
  readonly isThinking: boolean;
  /** What the bot would choose, once it has thought. */
  readonly choice: Choice | null;
  /** Asks for it, stops the thinking, or previews again what was answered. Never plays. */
  readonly press: () => void;
}

/** Whoever presses the button twice stops the thinking: the second press must not meet what stands there after the answer. */
const SHORTEST = 400;

const newHints = () =>
  new Hints({
    thinker: workerThinker(),
    pause: () => new Promise((resolve) => setTimeout(resolve, SHORTEST)),
    onFailed: () => toast(TABLE_WORDS[useSettings.getState().language].hintFailed, { tone: 'error' }),
  });

/** Null where no hint is offered. */
export function useHint(
  source: TableSource,
  { known, isBehind }: Pick<Showing, 'known' | 'isBehind'>,
  decision: Decision,
): HintModel | null {
  const [hints] = useState(newHints);
  const now = useSyncExternalStore(hints.subscribe, hints.now);
  const { about, picked, choices, pick, preview } = decision;
  const question = source.abilities.hints && known ? hintQuestion(known.shown, choices) : null;

  useEffect(() => () => hints.close(), [hints]);
  // While moves are being shown it is open what will be asked: in a round of all it may still be the same.
  useEffect(() => {
    if (!isBehind) hints.turnTo(about);
  }, [hints, about, isBehind]);
  // Whoever makes up their mind meanwhile is not disturbed.
  useEffect(() => {
    if (picked !== null) hints.stop();
  }, [hints, picked]);
  const given = now.is === 'given' && now.about === about ? now.choice : null;
  const previewed = useRef(now);
  useEffect(() => {
    if (given === null || previewed.current === now) return;
    previewed.current = now;
    preview(given);
  }, [given, now, preview]);

  if (question === null || about === null) return null;
  const isThinking = now.is === 'thinking';
  return {
    isThinking,
    choice: given,
    press() {
      if (isThinking) return hints.stop();
      if (given !== null) return preview(given);
      pick(null);
      hints.ask({ about, question });
    },
  };
}
