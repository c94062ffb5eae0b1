import { COLOURS, SHOOTS, type Shoot } from '@engawa/bamboo';
import type { Language } from '@engawa/kernel';
import { ORNAMENT } from '../../named.ts';
import { shootName } from '../naming.ts';
import { CELL_TOPS } from '../places.ts';
import { faceWords } from '../words/index.ts';

interface PushFlagProps {
  /** The middle of the groove. */
  readonly x: number;
  /** From the top: what will be pushed out. */
  readonly shoots: readonly Shoot[];
  readonly language: Language;
}

/** What a groove will give back, and the colour of the area to which it goes. */
export function PushFlag({ x, shoots, language }: PushFlagProps) {
  const width = shoots.length > 1 ? 64 : 48;
  const left = x - width / 2;
  const name = faceWords[language].pushes(shoots.map((shoot) => shootName(language, SHOOTS[shoot]!.kind)));
  return (
    <g {...ORNAMENT}>
      <title>{name}</title>
      {shoots.map((shoot, cell) => (
        <rect key={shoot} x={x - 24.5} y={CELL_TOPS[cell]} width="49" height="50" rx="6" className="bb-preview" />
      ))}
      <path
        d={`M${left + 5} 46h${width - 10}a5 5 0 0 1 5 5v15a5 5 0 0 1-5 5h-${width / 2 - 10}l-5 5-5-5h-${width / 2 - 10}a5 5 0 0 1-5-5V51a5 5 0 0 1 5-5z`}
        className="bb-flag"
      />
      <path d={`M${left + 12} 66V53m-5 5l5-5 5 5`} className="bb-flag__arrow" />
      {shoots.map((shoot, i) => {
        const colour = COLOURS[SHOOTS[shoot]!.colour]!;
        const at = left + 32 + i * 20;
        return (
          <g key={shoot} className={`bb-${colour}`}>
            <circle cx={at} cy="58.5" r="9" className="bb-emblem__ground" />
            <use href={`#bb-emblem-${colour}`} x={at - 6} y="52.5" width="12" height="12" />
          </g>
        );
      })}
    </g>
  );
}
