import type { Judged } from '@engawa/bots';
import type { Who } from '@engawa/kernel';
import { Bot, GitBranch } from 'lucide-react';
import { Button } from '../../design/index.ts';
import { useSettings } from '../../settings/settings.ts';
import { useWords } from '../../words/index.ts';
import { replayWords } from '../words/index.ts';
import { change, percent } from './changes.ts';
import type { ShownLine } from './use-line.ts';

interface JudgementProps {
  /** The choice that led to the position; undefined where there was nothing to choose. */
  readonly judged: Judged | undefined;
  readonly who: Who;
  readonly line: ShownLine | null;
  readonly onLine: (step: number) => void;
  /** The game goes on from before the choice, with another one. */
  readonly onInstead: () => void;
}

/** What the choice that led here cost, and what would have been better. */
export function Judgement({ judged, who, line, onLine, onInstead }: JudgementProps) {
  const say = useWords(replayWords).review;
  const language = useSettings((settings) => settings.language);
  if (judged === undefined) return <p className="review-judged review-judged--none">{say.nothingToChoose}</p>;
  const { seat, before, after, better } = judged;
  const cost = before[seat]! - after[seat]!;
  return (
    <section className="review-judged" aria-label={say.judged}>
      <p>
        <Bot aria-hidden="true" />
        <span>
          {say.chanceOf(who(seat), percent(before[seat]!, language), percent(after[seat]!, language))}{' '}
          {better === null ? say.noBetter : say.better(change(cost), better[0]!.words[language])}
        </span>
      </p>
      {better !== null && (
        <div className="review-judged__act">
          <Button size="small" aria-expanded={line !== null} onClick={() => onLine(0)}>
            {say.showLine}
          </Button>
          <Button size="small" icon={<GitBranch />} onClick={onInstead}>
            {say.instead}
          </Button>
        </div>
      )}
      {better !== null && line !== null && (
        <ol className="review-line" aria-label={say.line}>
          {better.map((step, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step of a line is its place
            <li key={i}>
              {i < line.frames.length ? (
                <button type="button" aria-current={i === line.step ? 'step' : undefined} onClick={() => onLine(i)}>
                  <b data-seat={step.seat}>{who(step.seat)}</b> {step.words[language]}
                </button>
              ) : (
                <p>
                  <b data-seat={step.seat}>{who(step.seat)}</b> {step.words[language]}
                </p>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
