import { banksOf, HILL_OF_REGION, HILLS, HOUSE, isSmall, REGIONS } from '@engawa/bitoku';
import { memo } from 'react';
import { ORNAMENT } from '../named.ts';
import { Sheet } from '../sheet.tsx';
import './board.css';
import { Letters } from './art/text.tsx';
import { Garden } from './board/garden.tsx';
import { Bank, Hill } from './board/hill.tsx';
import { House } from './board/house.tsx';
import { Market } from './board/market.tsx';
import { Order } from './board/order.tsx';
import { Region } from './board/region.tsx';
import { Crossing, Scene } from './board/scene.tsx';
import { Wisdom } from './board/wisdom.tsx';
import type { BitokuDeciding } from './deciding.ts';
import { placesIn } from './last.ts';
import { dictionary, twoLines } from './naming.ts';
import { type Layout, PAGE, placedAt, REGION, UPRIGHT, WIDE, WIDE_SIZE } from './places.ts';
import { faceWords } from './words/index.ts';

/** It changes with nothing that happens. */
const Land = memo(Scene);
const MARKETS = ['mitama', 'dragonfly', 'building', 'crystal'] as const;

const outlinedIn = ({ view, last, pointed }: BitokuDeciding) => placesIn(view, [...last, ...pointed]);

interface PartProps {
  readonly props: BitokuDeciding;
  readonly layout: Layout;
}

function Forest({ props, layout }: PartProps) {
  const outlined = outlinedIn(props);
  return REGIONS.map((id, region) => (
    <g key={id} transform={placedAt(layout.regions[region]!)}>
      {region === HOUSE ? <House {...{ props, outlined }} /> : <Region {...{ props, region, outlined }} />}
    </g>
  ));
}

function Hills({ props, layout }: PartProps) {
  const { view } = props;
  const outlined = outlinedIn(props);
  return (
    <>
      {HILLS.map((id, hill) => (
        <g key={id} transform={placedAt(layout.hills[hill]!)}>
          <Hill {...{ props, hill, outlined }} />
        </g>
      ))}
      {isSmall(view) &&
        Array.from({ length: banksOf(view) }, (_, bank) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a bank is its place
          <g key={bank} transform={placedAt(layout.banks[bank]!)}>
            <Bank {...{ props, outlined, bank }} x={0} y={0} />
          </g>
        ))}
    </>
  );
}

function Markets({ props, layout }: PartProps) {
  return MARKETS.map((display) => (
    <g key={display} transform={placedAt(layout[display])}>
      <Market {...{ props, display }} width={layout[display].width} />
    </g>
  ));
}

/**
 * One picture, read from top to bottom: the paths of wisdom, the hills across the river, the regions of the forest with
 * their ponds, and in front of all what can be taken.
 */
export function Board(props: BitokuDeciding) {
  const say = faceWords[props.language];
  return (
    <Sheet className="bt-board" name={say.board} size={WIDE_SIZE}>
      <g {...ORNAMENT}>
        <Land />
        {twoLines(say.paths, 8).map((line, i) => (
          <Letters key={line} x={36} y={92 + 13 * i} size={12.5} anchor="middle" on="ground" isName>
            {line}
          </Letters>
        ))}
        {WIDE.regions.map(
          ({ x }, region) => HILL_OF_REGION[region]! >= 0 && <Crossing key={x} x={x + REGION.width / 2} y={213} />,
        )}
      </g>
      <Wisdom props={props} layout={WIDE} outlined={outlinedIn(props)} />
      <Hills props={props} layout={WIDE} />
      <g transform={placedAt(WIDE.order)}>
        <Order {...props} />
      </g>
      <Forest props={props} layout={WIDE} />
      <Markets props={props} layout={WIDE} />
      <g transform={placedAt(WIDE.garden)}>
        <Garden props={props} />
      </g>
    </Sheet>
  );
}

/** On a phone the board has four pages. The first: the forest, the garden beside the house. */
export function ForestPage(props: BitokuDeciding) {
  return (
    <Sheet className="bt-board" name={faceWords[props.language].pages.forest} size={PAGE}>
      <rect {...PAGE} className="bt-floor" {...ORNAMENT} />
      <Forest props={props} layout={UPRIGHT} />
      <rect x="196" y="350" width="192" height="80" rx="8" className="bt-shelf" {...ORNAMENT} />
      <g transform={placedAt(UPRIGHT.order)}>
        <Order {...props} />
      </g>
      <g transform={placedAt(UPRIGHT.garden)}>
        <Garden props={props} />
      </g>
    </Sheet>
  );
}

/** The second: across the river, the hills and the paths of wisdom. */
export function HillsPage(props: BitokuDeciding) {
  return (
    <Sheet className="bt-board" name={faceWords[props.language].pages.hills} size={PAGE}>
      <rect {...PAGE} className="bt-near" {...ORNAMENT} />
      <rect x="0" y="200" width="390" height="340" className="bt-mist" {...ORNAMENT} />
      <g {...ORNAMENT}>
        {HILLS.map((id, hill) =>
          twoLines(dictionary(props.language).regions[id], 9).map((line, i) => (
            <Letters
              key={line}
              x={UPRIGHT.hills[hill]!.x + 2}
              y={UPRIGHT.hills[hill]!.y + 68 + 12 * i}
              size={10.5}
              on="ground"
              isName
            >
              {line}
            </Letters>
          )),
        )}
      </g>
      <Hills props={props} layout={UPRIGHT} />
      <Wisdom props={props} layout={UPRIGHT} outlined={outlinedIn(props)} />
    </Sheet>
  );
}

/** The third: everything that can be taken. */
export function MarketPage(props: BitokuDeciding) {
  return (
    <Sheet className="bt-board" name={faceWords[props.language].pages.market} size={PAGE}>
      <rect {...PAGE} className="bt-shelf" {...ORNAMENT} />
      <Markets props={props} layout={UPRIGHT} />
    </Sheet>
  );
}
