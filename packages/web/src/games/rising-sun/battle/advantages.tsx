import type { Seat } from '@engawa/kernel';
import { ADVANTAGES, type Advantage, type Battle, battleForce, DICTIONARIES } from '@engawa/rising-sun';
import { picture } from '../../named.ts';
import { CrestArt, Sign } from '../art/marks.tsx';
import type { SunDeciding } from '../deciding.ts';
import type { Box } from '../places.ts';
import { faceWords } from '../words/index.ts';
import { advantageOf, bidsOf, STAGES, type Stage, stageOf } from './state.ts';

interface AdvantagesProps {
  readonly props: SunDeciding;
  readonly battle: Battle;
  /** Who takes part, the most honorable first: of equal stacks the leftmost wins. */
  readonly ranked: readonly Seat[];
  readonly box: Box;
  readonly isUpright: boolean;
}

/** The four advantages and the outcome in their order; on a phone one above the other. */
export function Advantages({ props, battle, ranked, box, isUpright }: AdvantagesProps) {
  return STAGES.map((stage, i) => {
    const part = isUpright
      ? { x: box.x, y: box.y + (i * box.height) / 5, width: box.width, height: box.height / 5 - 5 }
      : { x: box.x + (i * box.width) / 5, y: box.y, width: box.width / 5 - 6, height: box.height };
    return <StagePanel key={stage} {...{ props, battle, ranked, stage, isUpright }} box={part} />;
  });
}

type PanelProps = AdvantagesProps & { readonly stage: Stage };

/** What is being bid on just now by whoever looks. */
function isAsked({ step }: SunDeciding, stage: Stage): boolean {
  return step?.do === 'bid' && ADVANTAGES[step.placed.length] === stage;
}

function StagePanel({ props, battle, ranked, stage, box, isUpright }: PanelProps) {
  const { view, language, who } = props;
  const words = DICTIONARIES[language];
  const say = faceWords[language];
  const state = stageOf(view, stage);
  const isNow = state === 'now' || isAsked(props, stage);
  const at = ADVANTAGES.indexOf(stage as Advantage);
  const title = stage === 'outcome' ? say.outcome : words.advantages[stage].name;
  const numbers = ranked.map((seat) =>
    stage === 'outcome' ? battleForce(view, seat) : bidsOf(view, battle, seat)[at],
  );
  const effect = stage === 'outcome' ? say.outcomeHelp : words.advantages[stage].effect;
  const winner = stage === 'outcome' ? battle.winner : advantageOf(view, battle, at, state === 'done');
  const says = [
    `${title}: ${effect}`,
    ...ranked.map((seat, i) => `${who(seat)} ${numbers[i] ?? '?'}`),
    ...(winner >= 0 ? [say.wonBy(who(winner))] : []),
  ].join('; ');
  const { x, y, width, height } = box;
  return (
    <g className="rs-stage" data-state={isNow ? 'now' : state} {...picture(says)}>
      <title>{says}</title>
      <rect {...{ x, y, width, height }} rx="9" className="rs-stage__paper" />
      <Sign
        name={stage === 'outcome' ? 'force' : stage}
        x={x + 8}
        y={y + 8}
        size={isUpright ? 22 : 24}
        className="rs-game"
      />
      {inLines(title, isUpright ? 16 : 15).map((line, i, all) => (
        <text
          key={line}
          x={x + 38}
          y={y + (all.length > 1 ? 18 : 25) + i * 14}
          className="rs-stage__name"
          fontSize={isUpright ? 13 : 14}
        >
          {line}
        </text>
      ))}
      {isUpright ? (
        <BidRow {...{ ranked, numbers, winner, box }} />
      ) : (
        <BidStacks {...{ ranked, numbers, winner, box }} isForce={stage === 'outcome'} />
      )}
      {stage === 'poets' && battle.killed > 0 && (
        <text
          x={x + (isUpright ? 38 : width / 2)}
          y={y + height - (isUpright ? 7 : 8)}
          className="rs-small-words"
          textAnchor={isUpright ? undefined : 'middle'}
        >
          {say.fallen(battle.killed)}
        </text>
      )}
      {stage !== 'poets' && !isUpright && state === 'now' && (
        <text x={x + width / 2} y={y + height - 8} className="rs-stage__now" textAnchor="middle">
          {say.stageNow}
        </text>
      )}
    </g>
  );
}

interface BidsProps {
  readonly ranked: readonly Seat[];
  readonly numbers: readonly (number | undefined)[];
  readonly winner: Seat;
  readonly box: Box;
}

const MOST_COINS = 7;
const COINS = Array.from({ length: MOST_COINS }, (_, one) => one);

/** Coins in stacks, side by side. */
function BidStacks({ ranked, numbers, winner, box, isForce }: BidsProps & { readonly isForce: boolean }) {
  const { x, y, width, height } = box;
  const pitch = (width - 8) / ranked.length;
  const floor = y + height - 46;
  const coin = Math.min(34, pitch - 4);
  const thick = 8.5;
  return ranked.map((seat, i) => {
    const middle = x + 4 + pitch * (i + 0.5);
    const number = numbers[i];
    const shown = Math.min(number ?? 0, MOST_COINS);
    const top = floor - shown * thick - (shown > 0 ? 6 : 0);
    return (
      <g key={seat} className="rs-clan" data-seat={seat}>
        {seat === winner && (
          <>
            <rect
              x={middle - pitch / 2 + 1}
              y={top - 22}
              width={pitch - 2}
              height={floor - top + 52}
              rx="7"
              className="rs-winner"
            />
            <path
              transform={`translate(${middle} ${top - 22})`}
              d="M-6 2l-2-8 4.3 3.5L0-7l3.7 4.5L8-6 6 2z"
              className="rs-crown"
            />
          </>
        )}
        {COINS.slice(0, shown).map((one) => (
          <g key={one}>
            {isForce ? (
              <rect
                x={middle - coin / 2}
                y={floor - (one + 1) * thick}
                width={coin}
                height={thick - 1}
                rx="2"
                className="rs-block"
              />
            ) : (
              <use
                href="#rs-coin-flat"
                x={middle - coin / 2}
                y={floor - one * thick - coin * 0.35}
                width={coin}
                height={coin * 0.35}
                className="rs-coin-drop"
                style={{ animationDelay: `${400 + one * 60}ms` }}
              />
            )}
          </g>
        ))}
        {shown === 0 && <path d={`M${middle - 10} ${floor}h20`} className="rs-shrine__floor" />}
        <text x={middle} y={top - 5} className="rs-stage__number">
          {number ?? '?'}
        </text>
        <CrestArt seat={seat} x={middle} y={floor + 15} size={20} />
      </g>
    );
  });
}

/** On a phone: crests with numbers, in a row. */
function BidRow({ ranked, numbers, winner, box }: BidsProps) {
  const { x, y, width, height } = box;
  const pitch = Math.min(50, (width - 150) / ranked.length);
  const left = x + width - pitch * ranked.length;
  return ranked.map((seat, i) => {
    const middle = left + pitch * (i + 0.5) - 4;
    return (
      <g key={seat}>
        {seat === winner && (
          <rect
            x={middle - pitch / 2 + 2}
            y={y + 4}
            width={pitch - 4}
            height={height - 8}
            rx="7"
            className="rs-winner"
          />
        )}
        <CrestArt seat={seat} x={middle} y={y + height / 2 - 9} size={20} />
        <text x={middle} y={y + height - 10} className="rs-stage__number">
          {numbers[i] ?? '?'}
        </text>
      </g>
    );
  });
}

/** Words in lines of so many letters. */
function inLines(text: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
