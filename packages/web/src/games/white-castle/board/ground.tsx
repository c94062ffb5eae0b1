import { BOARD_SPACES, diceThatFit, OUTSIDE, SPACE_VALUES } from '@engawa/white-castle';
import { isOpen, standAt } from '../../stand.ts';
import { Effects } from '../art/effect-art.tsx';
import type { CastleDeciding } from '../deciding.ts';
import { effectWords, groundWords } from '../describe.ts';
import { coinsFor, wellGives } from '../outcome.ts';
import { diceNames, dieInHand } from '../pieces.ts';
import { type Box, GROUND_HEIGHT, type Layout } from '../places.ts';
import { faceWords } from '../words/index.ts';
import { coinTag, Ring, Slot, Tag, Trace } from './parts.tsx';
import { Place } from './place.tsx';

type GroundSpace = 'well' | 'outside-1' | 'outside-2';

interface GroundProps {
  readonly props: CastleDeciding;
  readonly layout: Layout;
  readonly last: ReadonlySet<string>;
}

/** The well and the two places outside the walls. */
export function Ground({ props, layout, last }: GroundProps) {
  const { view, language } = props;
  const say = faceWords[language];
  const well = wellGives(view);
  return (
    <>
      <DiePlace
        {...{ props, last }}
        space="well"
        box={layout.well}
        title={say.well}
        gives={effectWords(language, well)}
      >
        <Effects effects={well} x={layout.well.width - 90} y={21} width={84} height={40} most={1.2} />
        <use href="#wc-well" x={layout.well.width - 24} y="1" width="19" height="19" />
      </DiePlace>
      {(['outside-1', 'outside-2'] as const).map((space, i) => {
        const box = layout.outside[i]!;
        const width = box.width - 52;
        const half = (width - 26) / 2;
        return (
          <DiePlace
            key={space}
            {...{ props, last, space, box }}
            title={say.outside(i + 1)}
            gives={effectWords(language, OUTSIDE[space])}
          >
            <Effects effects={[OUTSIDE[space][0]]} x={47} y={21} width={half} height={40} />
            <text x={47 + width / 2} y="45" textAnchor="middle" className="wc-or">
              {say.or}
            </text>
            <Effects effects={[OUTSIDE[space][1]]} x={47 + width - half} y={21} width={half} height={40} />
          </DiePlace>
        );
      })}
    </>
  );
}

interface DiePlaceProps {
  readonly props: CastleDeciding;
  readonly last: ReadonlySet<string>;
  readonly space: GroundSpace;
  readonly box: Box;
  readonly title: string;
  readonly gives: string;
  readonly children: React.ReactNode;
}

/** A place on the ground that takes dice: the space on the left, what it gives on a card. */
function DiePlace({ props, last, space, box, title, gives, children }: DiePlaceProps) {
  const { view, step } = props;
  const at = BOARD_SPACES.indexOf(space);
  const dice = view.spaces[at]!;
  const stand = standAt(props, ['placeDie'], space);
  const hand = step?.do === 'placeDie' ? dieInHand(view) : undefined;
  const isPicked = stand.state === 'picked';
  const isWell = space === 'well';
  const slot = { x: 6, y: 10, size: 33 };
  const cardX = isWell ? 43 : 47;
  const name = groundWords(props, space, gives);
  return (
    <Place
      {...{ props, stand, name }}
      choice={space}
      area={{ width: box.width, height: GROUND_HEIGHT }}
      place={space}
      transform={`translate(${box.x} ${box.y})`}
    >
      <rect width={box.width} height={GROUND_HEIGHT} rx="8" className="wc-ground" />
      <text x={cardX + 1} y="15" className="wc-place-name">
        {title}
      </text>
      <rect
        x={cardX}
        y="21"
        width={box.width - cardX - 5}
        height="40"
        rx="7"
        fill="var(--wc-card)"
        className="wc-edge"
      />
      {children}
      <Slot
        {...slot}
        value={SPACE_VALUES[at]!}
        dice={dice}
        names={dice.map(({ colour }, i) => diceNames(view, colour).spaceDie(at, i))}
        ahead={isPicked && hand ? hand : undefined}
      />
      {last.has(`die ${space}`) && <Trace x={slot.x} y={slot.y} width={slot.size} height={slot.size + 2} />}
      <Ring x={slot.x} y={slot.y} width={slot.size} height={slot.size} stand={stand} />
      {hand && isOpen(stand) ? (
        <Tag x={22.5} y={48} {...coinTag(coinsFor(view, space, hand.value))} isPicked={isPicked} />
      ) : (
        dice.length > 0 &&
        (isWell || diceThatFit(view, space) === 2) && (
          <text x="22.5" y="60" textAnchor="middle" className="wc-count">
            {isWell ? `×${dice.length}` : `${dice.length}/2`}
          </text>
        )
      )}
    </Place>
  );
}
