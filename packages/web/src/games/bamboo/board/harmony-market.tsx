import { fulfilmentOf, HARMONY_ROWS, type HarmonyTile, PART_COLUMNS, PARTS, type Part, TAKE } from '@engawa/bamboo';
import { cardsLeft } from '@engawa/kernel';
import { group, ORNAMENT } from '../../named.ts';
import { PlaceOver } from '../../place-over.tsx';
import { Trace } from '../../ring.tsx';
import { standAt } from '../../stand.ts';
import type { BambooDeciding } from '../deciding.ts';
import { looking } from '../looked-at.ts';
import { fulfilmentWords, harmonyName } from '../naming.ts';
import { tilePiece } from '../pieces.ts';
import { type Box, cellOf, type Grid } from '../places.ts';
import { faceWords } from '../words/index.ts';
import './market.css';
import { Plaque, PlaqueShape } from './plaque.tsx';

interface HarmonyMarketProps {
  readonly props: BambooDeciding;
  readonly grid: Grid;
  readonly outlined: ReadonlySet<string>;
}

/** Three columns of harmony tiles, each seen with the eyes of whoever looks: what of it the own home has already. */
export function HarmonyMarket({ props, grid, outlined }: HarmonyMarketProps) {
  const { view, language } = props;
  const say = faceWords[language];
  return (
    <g {...group(say.harmonyMarket)}>
      {PARTS.map((part, column) => (
        <g key={part}>
          <g {...ORNAMENT}>
            <PartSign part={part} x={grid.x + grid.across * column + 2} y={grid.y - 18} />
            <text x={grid.x + grid.across * column + 27} y={grid.y - 5} className="bb-heading">
              {say.parts[part]}
            </text>
            <title>{say.stack(cardsLeft(view.harmonyStacks[column]!))}</title>
          </g>
          {Array.from({ length: HARMONY_ROWS }, (_, row) => {
            const box = cellOf(grid, column, HARMONY_ROWS - 1 - row);
            const tile = view.harmony[column]![row];
            return tile === undefined ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: an empty cell is its place
              <PlaqueShape key={row} {...box} className="bb-plaque__empty" />
            ) : (
              <MarketPlaque key={tile} {...{ props, tile, box }} isOutlined={outlined.has(tile)} />
            );
          })}
        </g>
      ))}
    </g>
  );
}

interface MarketPlaqueProps {
  readonly props: BambooDeciding;
  readonly tile: HarmonyTile;
  readonly box: Box;
  readonly isOutlined: boolean;
}

function MarketPlaque({ props, tile, box, isOutlined }: MarketPlaqueProps) {
  const { view, seat, language } = props;
  const choice = TAKE[tile];
  const stand = standAt(props, ['harmony'], choice);
  const fulfilment = fulfilmentOf(view.players[seat ?? 0]!.home, tile, view.options.night);
  const name = `${harmonyName(language, tile)}. ${fulfilmentWords(language, fulfilment)}`;
  return (
    <g data-place={tile} {...looking(tile)}>
      <g data-piece={tilePiece(tile)}>
        <Plaque {...box} tile={tile} fulfilment={fulfilment} />
      </g>
      {isOutlined && <Trace {...box} radius={5} />}
      <PlaceOver {...box} {...{ props, choice, stand, name }} radius={5} isClose />
    </g>
  );
}

/** A house of five columns; those that belong to the part are filled. */
export function PartSign({ part, x, y }: { readonly part: Part; readonly x: number; readonly y: number }) {
  const { from, to } = PART_COLUMNS[part];
  return (
    <g>
      {[0, 1, 2, 3, 4].map((column) => (
        <rect
          key={column}
          x={x + 1.5 + column * 4}
          y={y + 5}
          width="3.4"
          height="8"
          className={column >= from && column < to ? 'bb-part bb-part--in' : 'bb-part'}
        />
      ))}
      <path d={`M${x} ${y + 5}l11.700-5 11.700 5z`} className="bb-part__roof" />
    </g>
  );
}
