import { BITOKU, type Player, setPoints } from '@engawa/bitoku';
import type { Seat } from '@engawa/kernel';
import { Crest } from '../../../design/crest.tsx';
import { group } from '../../named.ts';
import { EffectArt } from '../art/effect-art.tsx';
import { Drawing, Letters } from '../art/text.tsx';
import { Place } from '../board/place.tsx';
import type { BitokuDeciding } from '../deciding.ts';
import { bitokuLine } from '../describe.ts';
import { faceWords } from '../words/index.ts';

interface PathProps {
  readonly props: BitokuDeciding;
  readonly player: Player;
  readonly of: Seat;
}

const WIDTH = 164;

/** The bitoku path: cards from left to right, those visited with a tick; the disc stands on the last of them. */
export function BitokuPath({ props, player, of }: PathProps) {
  const { language } = props;
  const { path, visited } = player;
  const say = faceWords[language];
  const pitch = path.length <= 1 ? 0 : Math.min(41, (WIDTH - 36) / (path.length - 1));
  return (
    <g {...group(say.bitokuPath)}>
      {path.length === 0 && <rect x="0" y="0" width="36" height="46" rx="5" className="bt-empty" />}
      {path.map((card, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: there are several cards of a kind
        <g key={i} transform={`translate(${pitch * i} 0)`}>
          <Place
            props={props}
            steps={i === visited ? ['move'] : []}
            choice="bitoku"
            box={{ x: 0, y: 0, width: 36, height: 46 }}
            name={i < visited ? `${bitokuLine(language, card)} (${say.visited})` : bitokuLine(language, card)}
            radius={5}
          >
            <rect width="36" height="46" rx="5" className="bt-paper" />
            <Drawing name={card} x={4} y={3} size={28} />
            <EffectArt
              effect={[`vp:${BITOKU[card].vp}`, ...BITOKU[card].action]}
              x={18}
              y={32}
              size={12}
              width={33}
              anchor="middle"
            />
          </Place>
        </g>
      ))}
      {visited > 0 && <Crest seat={of} size={18} x={pitch * (visited - 1) - 5} y={-8} />}
    </g>
  );
}

/** What different kinds are worth. */
export function PathWorth({ player, x, y, text }: Pick<PathProps, 'player'> & { x: number; y: number; text: string }) {
  return (
    <>
      <Letters x={x - 14} y={y} size={12} anchor="end" on="ground" tone="soft">
        {text} = {setPoints(player.path)}
      </Letters>
      <Drawing name="vp-end" x={x - 12} y={y - 10} size={12} />
    </>
  );
}
