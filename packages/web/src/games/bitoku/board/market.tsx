import {
  BUILDING_FACTS,
  boardOf,
  type Display,
  DRAGONFLIES,
  kindOfCrystal,
  kindOfDragonfly,
  kindOfMitama,
  type MitamaCost,
  typeOfBuilding,
} from '@engawa/bitoku';
import type { ReactNode } from 'react';
import { group, ORNAMENT } from '../../named.ts';
import { CrystalArt } from '../art/crystal.tsx';
import { EffectArt } from '../art/effect-art.tsx';
import { Drawing, Letters } from '../art/text.tsx';
import type { BitokuDeciding, StepName } from '../deciding.ts';
import { buildingTileLine, crystalTileLine, dragonflyTileLine, mitamaTileLine } from '../describe.ts';
import { tilePiece } from '../pieces.ts';
import { faceWords } from '../words/index.ts';
import { Place } from './place.tsx';
import { Need } from './region.tsx';
import './market.css';

interface MarketProps {
  readonly props: BitokuDeciding;
  readonly display: Display;
  readonly width: number;
}

const STEPS: Readonly<Record<Display, StepName>> = {
  mitama: 'mitama',
  dragonfly: 'dragonfly',
  building: 'build',
  crystal: 'crystal',
};
const TILE = 30;

/** Open tiles with what they cost. The first space is the nearest to the centre of the table. */
export function Market({ props, display, width }: MarketProps) {
  const { view, language } = props;
  const say = faceWords[language];
  const row = view.open[display];
  const pitch = width / row.length;
  const isMirrored = display === 'mitama' || display === 'dragonfly';
  return (
    <g {...group(say.markets[display])}>
      <g {...ORNAMENT}>
        <Letters x={2} y={11} size={12.5} isName>
          {say.markets[display]}
        </Letters>
        <Letters x={width - 3} y={11} size={10.5} anchor="end" tone="soft">
          {say.stack(view.stacks[display].length)}
        </Letters>
      </g>
      {row.map((tile, space) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a space is its place
        <g key={space} transform={`translate(${(isMirrored ? row.length - 1 - space : space) * pitch} 0)`}>
          <Space {...{ props, display, space, tile, pitch }} />
        </g>
      ))}
    </g>
  );
}

interface SpaceProps {
  readonly props: BitokuDeciding;
  readonly display: Display;
  readonly space: number;
  readonly tile: string | null;
  readonly pitch: number;
}

function Space({ props, display, space, tile, pitch }: SpaceProps) {
  const { language } = props;
  const size = Math.min(TILE, pitch - 2);
  const box = { x: (pitch - size) / 2, y: 16, width: size, height: TILE };
  const terms = <Terms {...{ props, display, space, tile, pitch }} />;
  if (tile === null)
    return (
      <g {...ORNAMENT} opacity=".7">
        <rect {...box} rx="6" className="bt-empty" />
        {terms}
      </g>
    );
  return (
    <Place
      {...{ props, box }}
      steps={[STEPS[display]]}
      choice={space + 1}
      name={`${lineOf(language, display, tile)}${priceLine(props, display, space)}`}
      place={`${display}-${space + 1}`}
      reach={{ x: 0, y: 14, width: pitch, height: 47 }}
    >
      <g data-piece={tilePiece(tile)}>
        <rect {...box} rx="6" className="bt-paper" />
        <Face {...{ display, tile, box }} />
      </g>
      {terms}
    </Place>
  );
}

function lineOf(language: BitokuDeciding['language'], display: Display, tile: string): string {
  switch (display) {
    case 'mitama':
      return mitamaTileLine(language, tile as never);
    case 'dragonfly':
      return dragonflyTileLine(language, tile as never);
    case 'building':
      return buildingTileLine(language, tile as never);
    case 'crystal':
      return crystalTileLine(language, tile as never);
  }
}

function priceLine({ view, language }: BitokuDeciding, display: Display, space: number): string {
  const say = faceWords[language];
  const board = boardOf(view);
  if (display === 'mitama') return `. ${say.mitamaPrice(board.mitamaCosts[space]!)}`;
  if (display === 'building') return '';
  const price = display === 'crystal' ? board.crystalCosts[space]! : -board.dragonflyGains[space]!;
  return `. ${say.price(price)}`;
}

interface FaceProps {
  readonly display: Display;
  readonly tile: string;
  readonly box: { readonly x: number; readonly y: number; readonly width: number };
}

function Face({ display, tile, box }: FaceProps): ReactNode {
  const { x, y, width } = box;
  switch (display) {
    case 'mitama':
      return <Drawing name={`mitama-${kindOfMitama(tile as never)}`} x={x + 1} y={y + 3} size={24} />;
    case 'dragonfly':
      return (
        <>
          <Drawing name="dragonfly" x={x + width / 2 - 7} y={y + 1} size={14} />
          <EffectArt
            effect={DRAGONFLIES[kindOfDragonfly(tile as never)]}
            x={x + width / 2}
            y={y + 15.5}
            size={13}
            width={width - 3}
            anchor="middle"
          />
        </>
      );
    case 'building':
      return <Drawing name={typeOfBuilding(tile as never)} x={x + width / 2 - 13} y={y + 2} size={26} />;
    case 'crystal':
      return (
        <CrystalArt
          tile={tile as never}
          x={x + 1}
          y={y + 1}
          size={Math.min(28, width - 2)}
          kind={kindOfCrystal(tile as never)}
        />
      );
  }
}

/** Under a tile: what it costs now, its points, or what it will do. */
function Terms({ props, display, space, tile, pitch }: SpaceProps) {
  const { view, step } = props;
  const board = boardOf(view);
  const middle = pitch / 2;
  const less = step?.do === STEPS[display] && 'discount' in step ? step.discount : 0;
  switch (display) {
    case 'mitama':
      return <MitamaTerms {...{ pitch, less }} cost={board.mitamaCosts[space]!} hasTile={tile !== null} />;
    case 'building': {
      if (tile === null) return null;
      const { needs, action } = BUILDING_FACTS[tile as never] as (typeof BUILDING_FACTS)['temple-1'];
      return (
        <>
          <Need x={1} y={48} size={12.5} needs={needs} />
          <EffectArt effect={action} x={14.5} y={48} size={12} width={pitch - 16} />
        </>
      );
    }
    case 'crystal':
    case 'dragonfly': {
      const price = display === 'crystal' ? board.crystalCosts[space]! : -board.dragonflyGains[space]!;
      const now = price > 0 ? Math.max(0, price - less) : price;
      const tone = now < 0 ? 'gain' : now !== price ? 'less' : undefined;
      if (now === 0)
        return (
          <Letters x={middle} y={58.5} size={12} anchor="middle" tone={tone}>
            0
          </Letters>
        );
      return (
        <>
          <Letters x={middle} y={58.5} size={12} anchor="end" tone={tone}>
            {now < 0 ? `+${-now}` : now}
          </Letters>
          <Drawing name="res-any" x={middle + 1} y={48.5} size={11.5} />
        </>
      );
    }
  }
}

interface MitamaTermsProps {
  readonly pitch: number;
  readonly less: number;
  readonly cost: MitamaCost;
  readonly hasTile: boolean;
}

function MitamaTerms({ pitch, less, cost, hasTile }: MitamaTermsProps) {
  const { jade, sake, vp } = cost;
  const parts = [
    ['res-jade', jade],
    ['res-sake', sake],
  ] as const;
  const shown = parts.filter(([, amount]) => amount > 0);
  const width = shown.length * 18;
  const scale = Math.min(1, (pitch - 1) / (width + (less > 0 ? 14 : 0)));
  return (
    <>
      {hasTile && (
        <>
          <circle cx={pitch / 2 + 11} cy="40" r="8" className="bt-points" />
          <Letters x={pitch / 2 + 11} y={44.2} size={12} anchor="middle">
            {vp}
          </Letters>
        </>
      )}
      <g transform={`translate(${(pitch - (width + (less > 0 ? 14 : 0)) * scale) / 2} 48.500) scale(${scale})`}>
        {shown.map(([sign, amount], i) => (
          <g key={sign}>
            <Letters x={i * 18} y={10} size={12}>
              {amount}
            </Letters>
            <Drawing name={sign} x={i * 18 + 7} y={0} size={11} />
          </g>
        ))}
        {less > 0 && (
          <Letters x={width} y={10} size={11} tone="less">
            −{less}
          </Letters>
        )}
      </g>
    </>
  );
}
