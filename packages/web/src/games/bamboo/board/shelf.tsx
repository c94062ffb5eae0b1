import { BEFORE, FOOD_VALUES, type Food, type Gift } from '@engawa/bamboo';
import { group, ORNAMENT, picture } from '../../named.ts';
import { PlaceOver } from '../../place-over.tsx';
import { Ring, Trace } from '../../ring.tsx';
import { isOpen, placed, standAt, tipOf } from '../../stand.ts';
import { FoodArt } from '../art/food.tsx';
import type { BambooDeciding } from '../deciding.ts';
import { actionName, foodName } from '../naming.ts';
import { type Box, cellOf, type Grid, type Layout } from '../places.ts';
import { faceWords } from '../words/index.ts';
import './market.css';

interface ShelfProps {
  readonly props: BambooDeciding;
  readonly layout: Layout;
  readonly outlined: ReadonlySet<string>;
}

/** Food on a shelf, and at its end the gifts of the forest. */
export function Shelf({ props, layout, outlined }: ShelfProps) {
  const { view, language } = props;
  const say = faceWords[language];
  const { x, y, width, height } = layout.shelf;
  const isWide = layout.id === 'wide';
  const isTight = layout.food.cell.width < 34;
  const supply = cellOf(layout.food, view.food.length, 0).x;
  return (
    <g>
      <rect x={x} y={y + height - 6} width={width} height="6" className="bb-board-edge" {...ORNAMENT} />
      <g {...group(say.food)}>
        {!isTight && (
          <text x={x + 1} y={y + height - 14} className="bb-heading" {...ORNAMENT}>
            {say.foodShort}
          </text>
        )}
        {view.food.map((food, cell) => (
          <FoodCell
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
            key={cell}
            {...{ props, food }}
            box={cellOf(layout.food, cell, 0)}
            isOutlined={outlined.has(`food ${cell}`)}
          />
        ))}
        {isWide && (
          <text x={supply + 6} y={y + height - 14} className="bb-note">
            {say.supply(view.supply.length)}
          </text>
        )}
      </g>
      <Gifts props={props} grid={layout.gifts} hasName={isWide} />
    </g>
  );
}

interface FoodCellProps {
  readonly props: BambooDeciding;
  readonly food: Food | null;
  readonly box: Box;
  readonly isOutlined: boolean;
}

/** Where food lies it can be cooked, or taken before Tengu's wind comes. */
function FoodCell({ props, food, box, isOutlined }: FoodCellProps) {
  const { language, step } = props;
  const { x, y, width, height } = box;
  if (food === null)
    return <rect x={x + 1} y={y + 4} width={width - 4} height={height - 8} rx="6" className="bb-plaque__empty" />;
  const choice = step?.do === 'tengu' ? BEFORE[food] : food;
  const stand = standAt(props, ['cook', 'tengu', 'tenguTakes'], choice);
  const name = `${foodName(language, food)} (${FOOD_VALUES[food]})`;
  return (
    <g>
      <FoodArt food={food} x={x} y={y} size={Math.min(width, height) - 1} />
      {isOutlined && <Trace x={x} y={y} width={width - 2} height={height - 2} />}
      <PlaceOver {...{ props, choice, stand, name }} x={x - 1} y={y} width={width} height={height - 1} />
    </g>
  );
}

interface GiftsProps {
  readonly props: BambooDeciding;
  readonly grid: Grid;
  readonly hasName: boolean;
}

/** The gifts that lie face up in spring; otherwise their stack. */
function Gifts({ props, grid, hasName }: GiftsProps) {
  const { view, language } = props;
  const say = faceWords[language];
  if (view.gifts.length === 0) {
    const { x, y, width, height } = cellOf(grid, 0, 0);
    return (
      <g {...picture(say.gifts)}>
        <title>{say.gifts}</title>
        {[4, 2, 0].map((by) => (
          <rect key={by} x={x + by} y={y - by} width={width} height={height} rx="4" className="bb-gift--back" />
        ))}
        <use
          href="#bb-emblem-green"
          x={x + width * 0.2}
          y={y + height * 0.2}
          width={width * 0.6}
          height={height * 0.6}
          className="bb-gift__leaf"
        />
        {hasName && (
          <text x={x + width + 12} y={y + height - 10} className="bb-note">
            {say.gifts}
          </text>
        )}
      </g>
    );
  }
  return (
    <g {...group(say.gifts)}>
      {view.gifts.map((gift, i) => (
        <GiftTile key={gift} {...{ props, gift }} box={cellOf(grid, i, 0)} />
      ))}
    </g>
  );
}

function GiftTile({ props, gift, box }: { readonly props: BambooDeciding; readonly gift: Gift; readonly box: Box }) {
  const stand = standAt(props, ['pickGift'], gift);
  const name = actionName(props.language, gift);
  const { x, y, width, height } = box;
  const size = Math.min(width, height) - 8;
  return (
    <g className="place" {...placed(props, gift, stand, name)}>
      <title>{tipOf(props, gift, stand, name)}</title>
      <rect {...box} rx="5" className="bb-gift" />
      <use href={`#bb-act-${gift}`} x={x + (width - size) / 2} y={y + (height - size) / 2} width={size} height={size} />
      {isOpen(stand) && <Ring {...box} radius={5} stand={stand} />}
    </g>
  );
}
