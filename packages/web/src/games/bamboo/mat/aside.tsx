import {
  FOOD_VALUES,
  FOODS,
  type Food,
  HARMONY_TILES,
  happinessOf,
  OKAMI_FOOD,
  type Player,
  sheetOf,
  tilesInHome,
} from '@engawa/bamboo';
import { total } from '@engawa/kernel';
import { Points } from '../../../design/index.ts';
import { FoodMark } from '../art/food.tsx';
import { Mark } from '../art/marks.tsx';
import type { BambooDeciding } from '../deciding.ts';
import { foodName } from '../naming.ts';
import { spiritsOf } from '../pieces.ts';
import { faceWords } from '../words/index.ts';
import './aside.css';

interface AsideProps {
  readonly props: BambooDeciding;
  readonly player: Player;
}

/** Scored harmony tiles, folded into a fan. */
export function Fan({ props, player }: AsideProps) {
  const say = faceWords[props.language];
  const tiles = player.fan;
  const points = tiles.reduce((sum, tile) => sum + HARMONY_TILES[tile].points, 0);
  return (
    <div className="bb-fan">
      <svg viewBox="0 0 112 66" className="bb-fan__picture" aria-hidden="true" focusable="false">
        {LEAVES.map((leaf, i) => (
          <g key={leaf.d}>
            <path d={leaf.d} className={i < tiles.length ? 'bb-fan__leaf bb-fan__leaf--full' : 'bb-fan__leaf'} />
            {tiles[i] && (
              <text x={leaf.x} y={leaf.y} className="bb-fan__number">
                {HARMONY_TILES[tiles[i]].points}
              </text>
            )}
          </g>
        ))}
        <circle cx="56" cy="61" r="3.600" className="bb-fan__pin" />
      </svg>
      <p className="bb-fan__words">
        <b>{say.fan}</b>
        <span>{say.tiles(tiles.length)}</span>
        <Points value={points} />
      </p>
    </div>
  );
}

const COUNT = 9;
const LEAVES = Array.from({ length: COUNT }, (_, i) => {
  const spot = (part: number, radius: number) => {
    const angle = Math.PI + (Math.PI * part) / COUNT;
    return { x: 56 + radius * Math.cos(angle), y: 60 + radius * Math.sin(angle) };
  };
  const at = ({ x, y }: { x: number; y: number }) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const [a, b, c, d] = [spot(i, 54), spot(i + 1, 54), spot(i + 1, 22), spot(i, 22)];
  const middle = spot(i + 0.5, 42);
  return { d: `M${at(a)}A54 54 0 0 1 ${at(b)}L${at(c)}A22 22 0 0 0 ${at(d)}z`, x: middle.x, y: middle.y + 4 };
});

/** What the family needs this winter, and what there is. */
export function mealOf(player: Player) {
  const need = tilesInHome(player);
  const food = player.food.reduce((sum, token) => sum + FOOD_VALUES[token], 0);
  const wolves = spiritsOf(player).filter(({ kind, isAwake }) => kind === 'okami' && isAwake).length;
  return { need, food, missing: Math.max(0, need - food - wolves * OKAMI_FOOD) };
}

export function Meal({ props, player }: AsideProps) {
  const { language } = props;
  const say = faceWords[language];
  const { need, food, missing } = mealOf(player);
  return (
    <div className="bb-box">
      <h3 className="bb-box__head">
        <Mark name="season-winter" /> {say.meal} <span className="bb-box__number">{`${food} / ${need}`}</span>
      </h3>
      <div className="bb-meal">
        <FoodList food={player.food} language={language} none={say.noFood} />
        {missing > 0 && (
          <span className="bb-meal__missing" title={say.hungry(missing)}>
            <Mark name="happiness" /> −{missing}
          </span>
        )}
      </div>
      <p className="bb-box__note">{say.mealNote(need, food)}</p>
    </div>
  );
}

interface FoodListProps {
  readonly food: readonly Food[];
  readonly language: BambooDeciding['language'];
  readonly none: string;
}

/** Food by kinds, with a number from the second on. */
function FoodList({ food, language, none }: FoodListProps) {
  const counted = FOODS.map((kind) => ({ kind, count: food.filter((one) => one === kind).length }));
  if (food.length === 0) return <span className="bb-box__note">{none}</span>;
  return (
    <span className="bb-meal__food">
      {counted.map(
        ({ kind, count }) =>
          count > 0 && (
            <span key={kind} title={foodName(language, kind)}>
              <FoodMark food={kind} />
              <span className="visually-hidden">{foodName(language, kind)}</span>
              {count > 1 && <b>×{count}</b>}
            </span>
          ),
      )}
    </span>
  );
}

/** What the end would add to the marker if it came now. */
export function Forecast({ props, player }: AsideProps) {
  const say = faceWords[props.language];
  const sheet = sheetOf(props.view, player);
  const now = happinessOf(player);
  const more = total(sheet) - now;
  return (
    <div className="bb-box">
      <h3 className="bb-box__head">{say.ifItEnded}</h3>
      <dl className="bb-forecast">
        {sheet
          .filter(({ row }) => row in say.atTheEnd)
          .map(({ row, points }) => (
            <div key={row}>
              <dt>{say.atTheEnd[row as keyof typeof say.atTheEnd]}</dt>
              <dd>{points < 0 ? `−${-points}` : `+${points}`}</dd>
            </div>
          ))}
        <div className="bb-forecast__total">
          <dt>{say.total}</dt>
          <dd>{`${now} ${more < 0 ? '−' : '+'} ${Math.abs(more)} = ${now + more}`}</dd>
        </div>
      </dl>
    </div>
  );
}
