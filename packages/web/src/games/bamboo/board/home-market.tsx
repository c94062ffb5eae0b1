import { HOME_TILES, type HomeTile, MARKET, MARKET_ROWS, TYPES, type Type } from '@engawa/bamboo';
import { cardsLeft } from '@engawa/kernel';
import { group, ORNAMENT } from '../../named.ts';
import { PlaceOver } from '../../place-over.tsx';
import { Trace } from '../../ring.tsx';
import { standAt } from '../../stand.ts';
import { HomeTileArt } from '../art/home-tile.tsx';
import { Digits } from '../art/marks.tsx';
import type { BambooDeciding } from '../deciding.ts';
import { homeTileName } from '../naming.ts';
import { tilePiece } from '../pieces.ts';
import { type Box, cellOf, type Grid } from '../places.ts';
import { faceWords } from '../words/index.ts';
import './market.css';

interface HomeMarketProps {
  readonly props: BambooDeciding;
  readonly grid: Grid;
  readonly outlined: ReadonlySet<string>;
}

/** Two columns of home tiles: the price on the left of each row, the happiness that comes with it on the right. */
export function HomeMarket({ props, grid, outlined }: HomeMarketProps) {
  const { view, language } = props;
  const say = faceWords[language];
  return (
    <g {...group(say.homeMarket)}>
      {TYPES.map((type, column) => (
        <g key={type}>
          <g {...ORNAMENT}>
            <path
              d={`M${grid.x + grid.across * column + 1} ${grid.y - 7}q8-3 12-9 4 6 12 9z`}
              fill="var(--bb-item)"
              className="bb-k"
            />
            <text x={grid.x + grid.across * column + 30} y={grid.y - 5} className="bb-heading">
              {say.homeType(type)}
            </text>
            <title>{say.stack(cardsLeft(view.homeStacks[column]!))}</title>
          </g>
          {Array.from({ length: MARKET_ROWS }, (_, row) => {
            const box = cellOf(grid, column, MARKET_ROWS - 1 - row);
            const tile = view.market[column]![row];
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
              <g key={row}>
                <Terms {...{ props, type, row, box }} />
                {tile === undefined ? (
                  <rect {...box} rx="4" className="bb-plaque__empty" />
                ) : (
                  <Offered {...{ props, tile, row, box }} isOutlined={outlined.has(tile)} />
                )}
              </g>
            );
          })}
        </g>
      ))}
    </g>
  );
}

interface TermsProps {
  readonly props: BambooDeciding;
  readonly type: Type;
  readonly row: number;
  readonly box: Box;
}

/** What a row costs and brings. What is too dear for whoever looks is pale. */
function Terms({ props, type, row, box }: TermsProps) {
  const { coins, points } = MARKET[type][row]!;
  const { x, y, width, height } = box;
  const own = props.view.players[props.seat ?? 0]!.coins;
  const size = Math.min(20, height * 0.48);
  return (
    <g {...ORNAMENT}>
      <g className={coins > own ? 'bb-dear' : undefined}>
        <use href="#bb-act-income" x={x - 4 - size} y={y + 2} width={size} height={size} />
        <Digits x={x - 4 - size / 2} y={y + height - 5} size={15}>
          {coins}
        </Digits>
      </g>
      {points > 0 ? (
        <>
          <use href="#bb-happiness" x={x + width + 3.5} y={y + 4} width={size * 0.85} height={size * 0.85} />
          <Digits x={x + width + 3.5 + size * 0.43} y={y + height - 5} size={15}>
            +{points}
          </Digits>
        </>
      ) : (
        <Digits x={x + width + 12} y={y + height / 2 + 5} size={14} className="bb-none">
          –
        </Digits>
      )}
    </g>
  );
}

interface OfferedProps {
  readonly props: BambooDeciding;
  readonly tile: HomeTile;
  readonly row: number;
  readonly box: Box;
  readonly isOutlined: boolean;
}

function Offered({ props, tile, row, box, isOutlined }: OfferedProps) {
  const { language } = props;
  const say = faceWords[language];
  const stand = standAt(props, ['home'], tile);
  const { coins, points } = MARKET[HOME_TILES[tile].type][row]!;
  const name = `${homeTileName(language, tile)}. ${say.terms(coins, points)}`;
  return (
    <g data-place={tile}>
      <g data-piece={tilePiece(tile)}>
        <HomeTileArt {...box} tile={tile} />
      </g>
      {isOutlined && <Trace {...box} radius={5} />}
      <PlaceOver {...box} {...{ props, stand, name }} choice={tile} radius={5} isClose />
    </g>
  );
}
