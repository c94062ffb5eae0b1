import { ScanSearch } from 'lucide-react';
import { Button, Segmented } from '../../design/index.ts';
import { useWords } from '../../words/index.ts';
import { replayWords } from '../words/index.ts';
import type { ReviewJob } from './use-review.ts';

/** What the curve shows. */
export type CurveOf = 'points' | 'chances';

interface ReviewBarProps {
  readonly job: ReviewJob;
  /** How many choices there are to judge. */
  readonly length: number;
  readonly curve: CurveOf;
  readonly onCurve: (curve: CurveOf) => void;
}

/** Asks for the review, tells how far it is, and once it is there switches between points and chances. */
export function ReviewBar({ job: { now, start, stop }, length, curve, onCurve }: ReviewBarProps) {
  const say = useWords(replayWords).review;
  if (now.is === 'ready') {
    return (
      <Segmented<CurveOf>
        label={say.curveOf}
        className="review-bar__curve"
        value={curve}
        options={[
          { value: 'points', label: say.points },
          { value: 'chances', label: say.chancesShort },
        ]}
        onChange={onCurve}
      />
    );
  }
  if (now.is === 'running') {
    return (
      <div className="review-bar">
        <progress max={length} value={now.done} aria-label={say.progress} />
        <span className="review-bar__done">{say.done(Math.floor((100 * now.done) / Math.max(1, length)))}</span>
        <Button size="small" onClick={stop}>
          {say.stop}
        </Button>
      </div>
    );
  }
  return (
    <div className="review-bar">
      {now.is === 'failed' && (
        <span className="review-bar__failed" role="alert">
          {say.failed}
        </span>
      )}
      <Button size="small" icon={<ScanSearch />} onClick={start}>
        {say.start}
      </Button>
    </div>
  );
}
