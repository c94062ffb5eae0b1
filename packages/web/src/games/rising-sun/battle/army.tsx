import type { Seat } from '@engawa/kernel';
import type { Battle } from '@engawa/rising-sun';
import { picture } from '../../named.ts';
import { CrestArt, Sign } from '../art/marks.tsx';
import { PieceGroup } from '../board/pieces.tsx';
import type { SunDeciding } from '../deciding.ts';
import { clanName, provinceName } from '../describe.ts';
import { flowIn } from '../flow.ts';
import { groupsAt } from '../pieces.ts';
import type { Box } from '../places.ts';
import { faceWords } from '../words/index.ts';

interface ArmyProps {
  readonly props: SunDeciding;
  readonly battle: Battle;
  readonly seat: Seat;
  readonly box: Box;
  readonly size: number;
  readonly outlined: ReadonlySet<string>;
}

/** What a clan has in the field. Who takes hostages points at them here. */
export function Army({ props, battle, seat, box, size, outlined }: ArmyProps) {
  const groups = groupsAt(props.view, seat, battle.province);
  const flow = flowIn([{ seat, force: 0, isStrongest: false, isByHonor: false, groups }], box, size);
  const all = flow.clusters.flatMap((cluster) => cluster.groups);
  const used = Math.max(...all.map((group) => group.x + group.width), box.x) - box.x;
  return (
    <g transform={`translate(${Math.max(0, (box.width - used) / 2)} 0)`}>
      {all.map((group) => (
        <PieceGroup
          key={group.kind}
          {...{ props, group, flow, outlined }}
          place={battle.province}
          name={provinceName(props.language, battle.province)}
        />
      ))}
    </g>
  );
}

interface BannerProps {
  readonly props: SunDeciding;
  readonly seat: Seat;
  readonly force: number;
  readonly isSmall: boolean;
  readonly box: Box;
}

/** Under an army: its force, whose it is, and what is left behind the screen. */
export function Banner({ props, seat, force, isSmall, box }: BannerProps) {
  const { view, language, who } = props;
  const say = faceWords[language];
  const { coins, ronin } = view.players[seat]!;
  const { x, y, width, height } = box;
  const shield = isSmall ? 30 : 50;
  const text = x + shield + 6;
  const rank = view.honor.indexOf(seat) + 1;
  const name = `${who(seat)}, ${clanName(language, view, seat)}: ${say.forceWord(force)}; ${say.coins(coins)}; ${say.ronin(ronin)}; ${say.honorRank(rank)}`;
  const facts = [['coin', coins], ['ronin', ronin], ...(isSmall ? [] : [['honor', rank] as const])] as const;
  const pitch = Math.min(44, (width - shield - 6) / facts.length);
  return (
    <g {...picture(name)}>
      <title>{name}</title>
      <rect {...{ x, y, width, height }} rx="10" className="rs-banner" />
      <path
        d={`M${x + 10} ${y}h${shield - 10}v${height}h-${shield - 10}a10 10 0 0 1-10-10v-${height - 20}a10 10 0 0 1 10-10z`}
        className="rs-banner__force"
      />
      {!isSmall && <Sign name="force" x={x + 5} y={y + height / 2 - 9} size={18} className="rs-banner__sign" />}
      <text
        x={x + (isSmall ? shield / 2 : shield - 15)}
        y={y + height / 2 + 8}
        className="rs-banner__number"
        fontSize={isSmall ? 20 : 22}
      >
        {force}
      </text>
      <CrestArt seat={seat} x={text + 8} y={y + 13} size={18} />
      <text x={text + 20} y={y + 18} className="rs-banner__name" fontSize={isSmall ? 10.5 : 13.5}>
        {clip(who(seat), (width - shield - 30) / (isSmall ? 6 : 7.6))}
      </text>
      {facts.map(([sign, value], i) => (
        <g key={sign}>
          <Sign
            name={sign}
            x={text + i * pitch}
            y={y + height - 19}
            size={isSmall ? 12 : 15}
            className="rs-banner__red"
          />
          <text
            x={text + i * pitch + (isSmall ? 13 : 18)}
            y={y + height - 7}
            className="rs-banner__fact"
            fontSize={isSmall ? 11 : 13}
          >
            {value}
          </text>
        </g>
      ))}
    </g>
  );
}

/** A name that is too long for its place ends with dots; all of it is in the title. */
function clip(text: string, letters: number): string {
  return text.length <= letters ? text : `${text.slice(0, Math.max(1, Math.floor(letters) - 1))}…`;
}
