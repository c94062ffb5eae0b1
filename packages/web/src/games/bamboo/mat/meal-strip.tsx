import { FOODS, HARMONY_TILES } from '@engawa/bamboo';
import { picture } from '../../named.ts';
import { FoodArt } from '../art/food.tsx';
import { Digits } from '../art/marks.tsx';
import type { BambooDeciding } from '../deciding.ts';
import { faceWords } from '../words/index.ts';
import { mealOf } from './aside.tsx';

interface MealStripProps {
  readonly props: BambooDeciding;
  readonly of: number;
  readonly y: number;
}

/** Under the house on a phone: the meal of the coming winter, and the fan. */
export function MealStrip({ props, of, y }: MealStripProps) {
  const player = props.view.players[of]!;
  const say = faceWords[props.language];
  const { need, food, missing } = mealOf(player);
  const points = player.fan.reduce((sum, tile) => sum + HARMONY_TILES[tile].points, 0);
  const counted = FOODS.map((kind) => ({ kind, count: player.food.filter((one) => one === kind).length })).filter(
    ({ count }) => count > 0,
  );
  return (
    <g transform={`translate(0 ${y})`}>
      <g {...picture(`${say.meal}: ${say.mealNote(need, food)}`)} className="bb-winter">
        <use href="#bb-season-winter" x="10" y="8" width="17" height="17" />
        <text x="32" y="22" className="bb-heading">
          {say.meal}
        </text>
        {counted.map(({ kind, count }, i) => (
          <g key={kind}>
            <FoodArt food={kind} x={10 + i * 56} y={32} size={36} />
            {count > 1 && (
              <Digits x={47 + i * 56} y={48} size={13} anchor="start">
                ×{count}
              </Digits>
            )}
          </g>
        ))}
        <Digits x={184} y={60} size={19} anchor="start">{`${food} / ${need}`}</Digits>
        {missing > 0 && <Digits x={244} y={60} size={19} anchor="start" className="bb-hungry">{`−${missing}`}</Digits>}
      </g>
      <g {...picture(`${say.fan}: ${say.tiles(player.fan.length)}, ${points}`)}>
        <text x="300" y="22" className="bb-heading">
          {say.fan}
        </text>
        <text x="300" y="42" className="bb-note">
          {say.tiles(player.fan.length)}
        </text>
        <use href="#bb-happiness" x="300" y="48" width="16" height="16" />
        <Digits x={320} y={62} size={17} anchor="start">
          {points}
        </Digits>
      </g>
    </g>
  );
}
