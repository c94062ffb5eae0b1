import { FOOD_VALUES, type Food } from '@engawa/bamboo';
import { Digits } from './marks.tsx';

interface FoodArtProps {
  readonly food: Food;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A bowl or a cup, and how many it feeds. */
export function FoodArt({ food, x, y, size }: FoodArtProps) {
  const radius = size * 0.24;
  return (
    <g>
      <use href={`#bb-food-${food}`} x={x} y={y} width={size * 0.9} height={size * 0.9} />
      <circle cx={x + size - radius} cy={y + size - radius - 1} r={radius} className="bb-value" />
      <Digits x={x + size - radius} y={y + size - radius * 0.62 - 1} size={size * 0.33} className="bb-on-tile">
        {FOOD_VALUES[food]}
      </Digits>
    </g>
  );
}

export function FoodMark({ food }: { readonly food: Food }) {
  return (
    <svg className="bb-mark" viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <FoodArt food={food} x={0} y={0} size={40} />
    </svg>
  );
}
