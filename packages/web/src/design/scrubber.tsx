import { Pause, Play, StepBack, StepForward } from 'lucide-react';
import { useSettings } from '../settings/settings.ts';
import { useWords } from '../words/index.ts';
import { IconButton } from './button.tsx';
import { ticks } from './scrubber-ticks.ts';
import './scrubber.css';
import { Segmented } from './segmented.tsx';
import { Tooltip } from './tooltip.tsx';
import { designWords } from './words/index.ts';

export interface ScrubberMark {
  readonly at: number;
  /** A turn begins here, or something that is worth a jump. */
  readonly kind: 'turn' | 'key';
  readonly label?: string | undefined;
}

interface ScrubberProps {
  /** How many decisions there are: positions go from 0 to this. */
  readonly length: number;
  readonly at: number;
  readonly onChange: (at: number) => void;
  readonly isPlaying: boolean;
  readonly onPlay: (isPlaying: boolean) => void;
  readonly speed: number;
  readonly onSpeed: (speed: number) => void;
  readonly marks: readonly ScrubberMark[];
}

const SPEEDS = [0.5, 1, 2, 4] as const;

export function Scrubber({ length, at, onChange, isPlaying, onPlay, speed, onSpeed, marks }: ScrubberProps) {
  const words = useWords(designWords).scrub;
  const language = useSettings((settings) => settings.language);
  const share = (n: number) => (length === 0 ? 0 : n / length);
  const left = (n: number) => `calc(${share(n)} * (100% - 18px) + 9px)`;
  const keys = marks.filter(({ kind }) => kind === 'key');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of controls, not a part of a form.
    <div className="scrubber" role="group" aria-label={words.name}>
      <div className="scrubber__buttons">
        <IconButton
          size="small"
          kind="outline"
          label={words.back}
          hotkey="["
          icon={<StepBack />}
          disabled={at <= 0}
          onClick={() => onChange(at - 1)}
        />
        <IconButton
          size="small"
          kind="ink"
          label={isPlaying ? words.pause : words.play}
          icon={isPlaying ? <Pause /> : <Play />}
          onClick={() => onPlay(!isPlaying)}
        />
        <IconButton
          size="small"
          kind="outline"
          label={words.forward}
          hotkey="]"
          icon={<StepForward />}
          disabled={at >= length}
          onClick={() => onChange(at + 1)}
        />
      </div>
      <div className="scrubber__track">
        {keys.length > 0 ? (
          <ul className="scrubber__keys" aria-label={words.marks}>
            {keys.map((mark) => (
              <li key={mark.at} style={{ left: left(mark.at) }}>
                <Tooltip text={mark.label ?? words.at(mark.at, length)} isName>
                  <button
                    type="button"
                    className="scrubber__key"
                    aria-label={mark.label ?? words.at(mark.at, length)}
                    onClick={() => onChange(mark.at)}
                  />
                </Tooltip>
              </li>
            ))}
          </ul>
        ) : null}
        <div className="scrubber__line" aria-hidden="true">
          <div className="scrubber__done" style={{ width: `${share(at) * 100}%` }} />
        </div>
        <svg className="scrubber__ticks" viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true">
          {ticks(length, marks).map(({ at: n, isTurn }) => (
            <path
              key={n}
              d={`M${share(n) * 1000} 0V${isTurn ? 10 : 5.5}`}
              className={isTurn ? 'scrubber__turn' : 'scrubber__tick'}
            />
          ))}
        </svg>
        <input
          type="range"
          className="scrubber__range"
          min={0}
          max={length}
          value={at}
          aria-label={words.position}
          aria-valuetext={words.at(at, length)}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
      </div>
      <Segmented
        label={words.speed}
        value={speed}
        options={SPEEDS.map((value) => ({ value, label: `${new Intl.NumberFormat(language).format(value)}×` }))}
        onChange={onSpeed}
        className="scrubber__speed"
      />
    </div>
  );
}
