import type { Who } from '@engawa/kernel';
import { RotateCcw } from 'lucide-react';
import { Button, Scrubber, type ScrubberMark } from '../design/index.ts';
import { useWords } from '../words/index.ts';
import { type CurveOf, ReviewBar } from './review/review-bar.tsx';
import type { ReviewJob } from './review/use-review.ts';
import { ScoreCurve } from './score-curve.tsx';
import type { Playing } from './use-playing.ts';
import { replayWords } from './words/index.ts';

interface TimePanelProps {
  /** What the curve shows, position by position; null if nothing is known. */
  readonly values: readonly (readonly number[])[] | null;
  readonly curve: CurveOf;
  readonly onCurve: (curve: CurveOf) => void;
  readonly isRunning: boolean;
  /** Null for a game that cannot be reviewed. */
  readonly job: ReviewJob | null;
  readonly length: number;
  readonly marks: readonly ScrubberMark[];
  readonly moments: readonly number[];
  readonly who: Who;
  readonly playing: Playing;
  readonly onPlayOn: (() => void) | null;
}

/** The game over time: the curve, and the scrubber on the same axis. */
export function TimePanel(props: TimePanelProps) {
  const { values, curve, onCurve, isRunning, job, length, marks, moments, who, playing, onPlayOn } = props;
  const { at, go } = playing;
  const say = useWords(replayWords);
  const isChances = curve === 'chances';
  const title = !isChances ? say.curve : values?.[0]?.length === 1 ? say.review.chancesAlone : say.review.chances;
  return (
    <section className="replay__time" aria-label={title}>
      {values === null ? (
        <p className="replay__running">{say.runningHelp}</p>
      ) : (
        <>
          <div className="replay__time-head">
            <h2>
              {title} {isRunning && <small>{say.runningHelp}</small>}
              {isChances && <small>{say.review.chancesHelp}</small>}
            </h2>
            {job && <ReviewBar job={job} length={length} curve={curve} onCurve={onCurve} />}
          </div>
          <ScoreCurve
            values={values}
            help={isChances ? say.review.curveHelp : say.curveHelp}
            at={at}
            moments={moments}
            who={who}
            onChange={go}
          />
        </>
      )}
      <div className="replay__scrub">
        <Scrubber
          length={length}
          at={at}
          onChange={go}
          isPlaying={playing.isPlaying}
          onPlay={playing.play}
          speed={playing.speed}
          onSpeed={playing.setSpeed}
          marks={marks}
        />
        {onPlayOn && (
          <Button
            kind="quiet"
            size="small"
            className="replay__play-on"
            icon={<RotateCcw />}
            {...(at === length ? { why: say.review.playOnWhy } : {})}
            onClick={onPlayOn}
          >
            {say.review.playOn}
          </Button>
        )}
      </div>
    </section>
  );
}
