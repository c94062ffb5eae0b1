import { AMULETS, type Player, RESOURCES } from '@engawa/bitoku';
import type { Seat } from '@engawa/kernel';
import { picture } from '../../named.ts';
import { FigureArt } from '../art/figures.tsx';
import { Drawing, Letters } from '../art/text.tsx';
import { Place } from '../board/place.tsx';
import type { BitokuDeciding } from '../deciding.ts';
import { capital, dictionary } from '../naming.ts';
import { outcomeOf } from '../outcome.ts';
import { AWAKE, pilgrimsAt } from '../pieces.ts';
import { faceWords } from '../words/index.ts';
import { Piece } from './piece.tsx';

interface GoodsProps {
  readonly props: BitokuDeciding;
  readonly player: Player;
  readonly of: Seat;
}

/** Resources, amulets and pilgrims that are awake; what a previewed choice costs is written beside them. */
export function Goods({ props, player, of }: GoodsProps) {
  const { view, language, step, picked } = props;
  const words = dictionary(language);
  const say = faceWords[language];
  const { pays } = step && picked !== null ? outcomeOf(view, step, picked) : { pays: undefined };
  const awake = pilgrimsAt(view, of, AWAKE);
  return (
    <>
      {RESOURCES.map((good, i) => {
        const box = { x: (i % 2) * 72, y: Math.floor(i / 2) * 29, width: 68, height: 26 };
        const price = pays?.[good] ?? 0;
        return (
          <Place
            key={good}
            {...{ props, box }}
            steps={['chooseResource', 'payAny']}
            choice={good}
            name={`${capital(words.resources[good])}: ${player[good]}`}
          >
            <rect {...box} rx="6" className="bt-soft" />
            <Drawing name={`res-${good}`} x={box.x + 5} y={box.y + 3} size={20} />
            <Letters x={box.x + 31} y={box.y + 18.5} size={16}>
              {player[good]}
            </Letters>
            {price > 0 && (
              <Letters x={box.x + 62} y={box.y + 18} size={13} anchor="end" tone="price">
                −{price}
              </Letters>
            )}
          </Place>
        );
      })}
      {AMULETS.map((amulet, i) => {
        const box = { x: 48 * i, y: 61, width: 44, height: 28 };
        const count = player.amulets[i]!;
        return (
          <Place
            key={amulet}
            {...{ props, box }}
            steps={['placeDie', 'overSix']}
            choice={`amulet:${amulet}`}
            name={`${capital(words.amulet(amulet))}: ${count}`}
          >
            <g opacity={count === 0 ? 0.55 : 1}>
              <rect {...box} rx="6" className="bt-soft" />
              <Drawing name="amulet" x={box.x + 2} y={64} size={20} />
              <Letters x={box.x + 22} y={74} size={12}>
                +{amulet}
              </Letters>
              <Letters x={box.x + 22} y={86} size={12} tone="soft">
                ×{count}
              </Letters>
            </g>
          </Place>
        );
      })}
      <g {...picture(say.awake(player.awake))}>
        <title>{say.awake(player.awake)}</title>
        <rect x="0" y="94" width="140" height="30" rx="6" className="bt-soft" />
        {awake.map((piece, i) => (
          <Piece key={piece} piece={piece}>
            <FigureArt kind="pilgrim" seat={of} x={4 + i * Math.min(22, 84 / awake.length)} y={97} size={23} />
          </Piece>
        ))}
        <Letters x={116} y={114} size={14}>
          {player.awake}
        </Letters>
      </g>
    </>
  );
}
