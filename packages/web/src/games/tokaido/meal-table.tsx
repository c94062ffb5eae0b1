import { DICTIONARIES, type MealCard } from '@engawa/tokaido';
import { Crest } from '../../design/index.ts';
import type { Looking } from '../face.ts';
import type { mealTable } from './collection.ts';
import { faceWords } from './words/index.ts';

interface MealTableProps extends Pick<Looking, 'language' | 'who'> {
  readonly table: NonNullable<ReturnType<typeof mealTable>>;
}

const WIDTH = 258;

/**
 * The lacquer table of the inn: eaten meals with the crest of who ate them, then what is left, face up only as far as
 * these eyes know it. Places of what is gone, nobody can say how, stay empty.
 */
export function MealTable({ table, language, who }: MealTableProps) {
  const say = faceWords[language];
  const words = DICTIONARIES[language];
  const { eaten, left, laid } = table;
  const places = Math.max(1, laid);
  const step = (WIDTH - 14) / places;
  const size = Math.min(46, step - 2);
  const gone = laid - left.length - eaten.length;
  const text = [
    ...eaten.map(({ card, seat }) => say.eaten(words.meals[card], who(seat))),
    ...left.map((card) => (card ? words.meals[card] : say.faceDown)),
  ];
  const at = (i: number) => 7 + step * i + (step - size) / 2;
  return (
    <svg className="tk-table" viewBox="0 0 258 74" role="img" aria-label={text.join('; ') || say.nobodyYet}>
      <g stroke="var(--tk-k)" strokeWidth="1.6" strokeLinejoin="round">
        <path d="M8 44h242l-8 14H16z" fill="var(--tk-wood)" />
        <path d="M2 36h254v9H2z" fill="var(--tk-sun)" />
        <path d="M22 58v12h9V58zM227 58v12h9V58z" fill="var(--tk-wood)" />
      </g>
      {eaten.map(({ card, seat }, i) => (
        <g key={seat} className="tk-table__eaten">
          <Dish card={card} x={at(i)} size={size} />
          <Crest seat={seat} size={18} x={at(i) + size - 14} y="1" />
        </g>
      ))}
      {left.map((card, i) => {
        const x = at(eaten.length + gone + i);
        // biome-ignore lint/suspicious/noArrayIndexKey: a meal on the table is its place
        return card ? <Dish key={i} card={card} x={x} size={size} /> : <Back key={i} x={x + (size - 32) / 2} />;
      })}
    </svg>
  );
}

function Dish({ card, x, size }: { readonly card: MealCard; readonly x: number; readonly size: number }) {
  return <use href={`#tk-meal-${card}`} x={x} y={42 - size * 0.8} width={size} height={size * 0.786} />;
}

function Back({ x }: { readonly x: number }) {
  return <use className="tk-table__back" href="#tk-meal-back" x={x} y="1" width="32" height="41.6" />;
}
