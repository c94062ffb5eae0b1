import {
  type CrystalKind,
  type CrystalTile,
  DREAM_CRYSTALS,
  type Effect,
  MASTERY_CRYSTALS,
  MEMORY_CRYSTALS,
} from '@engawa/bitoku';
import { DEED_SIGNS } from './counted.ts';
import { EffectArt } from './effect-art.tsx';
import { Drawing } from './text.tsx';

interface CrystalProps {
  readonly tile: CrystalTile;
  readonly kind: CrystalKind;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A crystal, and in its corner what it does or what it rewards. */
export function CrystalArt({ tile, kind, x, y, size }: CrystalProps) {
  const part = size * 0.5;
  const corner = { x: x + size - part * 0.55, y: y + size - part * 0.5 };
  const effects: Readonly<Record<string, Effect>> = { ...DREAM_CRYSTALS, ...MASTERY_CRYSTALS };
  const effect = effects[tile];
  return (
    <>
      <Drawing name={`crystal-${kind}`} x={x} y={y + 1} size={size * 0.66} />
      <circle cx={corner.x} cy={corner.y} r={part * 0.56} className="bt-paper" />
      {effect === undefined ? (
        <Drawing
          name={DEED_SIGNS[MEMORY_CRYSTALS[tile as keyof typeof MEMORY_CRYSTALS].deed]}
          x={corner.x - part * 0.4}
          y={corner.y - part * 0.4}
          size={part * 0.8}
        />
      ) : (
        <EffectArt
          effect={effect}
          x={corner.x}
          y={corner.y - part * 0.4}
          size={part * 0.8}
          width={part * 1.02}
          anchor="middle"
        />
      )}
    </>
  );
}
