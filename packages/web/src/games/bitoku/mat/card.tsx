import { typeOfYokai, YOKAI, type YokaiCard } from '@engawa/bitoku';
import type { Language } from '@engawa/kernel';
import { COUNTED_SIGNS } from '../art/counted.ts';
import { EffectArt } from '../art/effect-art.tsx';
import { Drawing, Letters } from '../art/text.tsx';
import { dictionary } from '../naming.ts';

interface YokaiArtProps {
  readonly card: YokaiCard;
  readonly language: Language;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A yokai card: its head, its action, and what it is worth in winter. */
export function YokaiArt({ card, language, x, y, width, height }: YokaiArtProps) {
  const { action, vp, each } = YOKAI[card];
  const type = typeOfYokai(card);
  const name = dictionary(language).yokai(card);
  const head = Math.min(width - 20, height - 62);
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={width} height={height} rx="6" className="bt-paper" />
      <Letters x={width / 2} y={14} size={name.length > 8 ? 10.5 : 12} anchor="middle" isName>
        {name}
      </Letters>
      <rect x="4" y="19" width={width - 8} height={head + 2} rx="4" className={`bt-portrait bt-portrait--${type}`} />
      <Drawing name={type} x={(width - head) / 2} y={20} size={head} />
      <EffectArt effect={action} x={width / 2} y={head + 24} size={14} width={width - 6} anchor="middle" />
      <path d={`M5 ${height - 19}h${width - 10}`} className="bt-card-line" />
      <Drawing name="snow" x={6} y={height - 16.5} size={12} />
      <Letters x={width / 2} y={height - 6} size={12} anchor="middle">
        {vp}×
      </Letters>
      <Drawing name={COUNTED_SIGNS[each]} x={width - 21} y={height - 18} size={15} />
    </g>
  );
}

/** Its back: nobody but its owner sees more. */
export function YokaiBack({ x, y, width, height }: Omit<YokaiArtProps, 'card' | 'language'>) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={width} height={height} rx="6" className="bt-paper" />
      <rect x="4" y="4" width={width - 8} height={height - 8} rx="4" className="bt-back" />
      <Drawing name="great-spirit" x={width / 2 - 13} y={height / 2 - 13} size={26} />
    </g>
  );
}
