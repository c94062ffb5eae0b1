import { cardsLeft } from '@engawa/kernel';
import { group, picture } from '../../named.ts';
import { RockArt } from '../art/rock.tsx';
import { Drawing, Letters } from '../art/text.tsx';
import type { BitokuDeciding } from '../deciding.ts';
import { dictionary } from '../naming.ts';
import { tilePiece } from '../pieces.ts';
import { faceWords } from '../words/index.ts';
import { Place } from './place.tsx';

/** The Rock Garden, and beside it the Rift of Visions. */
export function Garden({ props }: { readonly props: BitokuDeciding }) {
  const { view, language } = props;
  const words = dictionary(language);
  const say = faceWords[language];
  const across = Math.ceil(view.garden.length / 2);
  return (
    <>
      <g {...group(say.garden)}>
        <Letters x={1} y={11} size={12.5} isName>
          {say.garden}
        </Letters>
        {view.garden.map((tile, at) => {
          const x = 1 + (at % across) * (112 / across);
          const y = 15 + Math.floor(at / across) * 23;
          const art = <RockArt tile={tile} {...{ x, y }} scale={0.98} />;
          // biome-ignore lint/suspicious/noArrayIndexKey: an empty cell is its place
          if (tile === null) return <g key={at}>{art}</g>;
          return (
            <Place
              key={tile}
              props={props}
              steps={['iwakura']}
              choice={tile}
              box={{ x: x - 1, y, width: 25, height: 21 }}
              name={words.iwakura(tile)}
              place={tile}
            >
              <g data-piece={tilePiece(tile)}>{art}</g>
            </Place>
          );
        })}
      </g>
      <g {...picture(say.rift(cardsLeft(view.visions)))}>
        <title>{say.rift(cardsLeft(view.visions))}</title>
        <Letters x={140} y={11} size={12.5} anchor="middle" isName>
          {say.riftShort}
        </Letters>
        <rect x="125" y="17" width="34" height="42" rx="4" className="bt-paper" />
        <rect x="122" y="15" width="34" height="42" rx="4" className="bt-rift" />
        <Drawing name="vision" x={127} y={16} size={24} />
        <Letters x={139} y={53} size={12} anchor="middle" className="bt-rift__count">
          {cardsLeft(view.visions)}
        </Letters>
      </g>
    </>
  );
}
