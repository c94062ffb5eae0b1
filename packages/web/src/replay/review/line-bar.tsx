import type { Who } from '@engawa/kernel';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button, Crest, IconButton } from '../../design/index.ts';
import { useSettings } from '../../settings/settings.ts';
import { useWords } from '../../words/index.ts';
import { replayWords } from '../words/index.ts';
import type { ShownLine } from './use-line.ts';

interface LineBarProps {
  readonly line: ShownLine;
  readonly who: Who;
  readonly onStep: (step: number) => void;
  readonly onClose: () => void;
}

/** Under the board while it shows a line: what would have been done, step by step, and the way back to the game. */
export function LineBar({ line: { frames, step }, who, onStep, onClose }: LineBarProps) {
  const say = useWords(replayWords).review;
  const language = useSettings((settings) => settings.language);
  const { seat, words } = frames[step]!.step;
  return (
    <div className="replay__say review-line-bar">
      <Crest seat={seat} size={24} />
      <p aria-live="polite">
        <strong>{say.notTheGame(step + 1, frames.length)}</strong> {who(seat)}: {words[language]}
      </p>
      <IconButton
        size="small"
        label={say.stepBack}
        icon={<ChevronLeft />}
        disabled={step === 0}
        onClick={() => onStep(step - 1)}
      />
      <IconButton
        size="small"
        label={say.stepOn}
        icon={<ChevronRight />}
        disabled={step === frames.length - 1}
        onClick={() => onStep(step + 1)}
      />
      <Button size="small" onClick={onClose}>
        {say.backToGame}
      </Button>
    </div>
  );
}
