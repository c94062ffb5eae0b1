import { COPY_SPACE, HOUSE, HOUSE_EFFECTS, houseOf, REGIONS } from '@engawa/bitoku';
import { group, ORNAMENT } from '../../named.ts';
import { EffectArt } from '../art/effect-art.tsx';
import { DieArt } from '../art/figures.tsx';
import { Letters } from '../art/text.tsx';
import type { BitokuDeciding, Outlined } from '../deciding.ts';
import { dictionary } from '../naming.ts';
import { HOUSE_POND, HOUSE_SIZE } from '../places.ts';
import { faceWords } from '../words/index.ts';
import { DieOnBoard, standingAt } from './die-spaces.tsx';
import { Place } from './place.tsx';
import { Pond } from './pond.tsx';
import { Ground } from './region.tsx';

interface HouseProps {
  readonly props: BitokuDeciding;
  readonly outlined: Outlined;
}

/** The House of the Great Spirit: four spaces, each with what it gives; whose die is higher goes earlier next year. */
export function House({ props, outlined }: HouseProps) {
  const { view, language, step } = props;
  const words = dictionary(language);
  const name = words.regions.house;
  const held = step?.do === 'placeDie' ? view.players[step.seat]!.dice[step.slot] : undefined;
  return (
    <g {...group(name)}>
      <g {...ORNAMENT}>
        <Ground width={HOUSE_SIZE.width} region={REGIONS[HOUSE]!} />
        <Letters x={84} y={15} size={name.length > 19 ? 12.5 : 14} anchor="middle" on="ground" isName>
          {name}
        </Letters>
      </g>
      {houseOf(view).map((space, at) => {
        const y = 21 + 25.6 * at;
        const box = { x: 12, y, width: 24, height: 24 };
        const standing = standingAt(view, 'forest', HOUSE, at);
        const gives = space === COPY_SPACE ? words.choices.copySpace : words.effect(HOUSE_EFFECTS[space]);
        return (
          <g key={space}>
            {at > 0 && <path d={`M8 ${y - 0.9}H160`} className="bt-line" {...ORNAMENT} />}
            <Place
              {...{ props, box }}
              steps={['placeDie']}
              choice={space}
              name={words.choices.house(words.house(space), gives)}
              reach={{ x: 8, y: y - 0.5, width: 152, height: 25 }}
              place={space}
            >
              {(stand) => (
                <>
                  {standing === undefined && <rect {...box} rx="6" className="bt-slot" />}
                  {stand.state === 'picked' && held && (
                    <g opacity=".7">
                      <DieArt value={held.value} seat={props.seat ?? 0} x={13} y={y + 1} size={22} />
                    </g>
                  )}
                  <rect x="44" y={y + 1} width="116" height="22" rx="5" className="bt-row" />
                  {space === COPY_SPACE ? (
                    <Letters x={50} y={y + 16} size={11.5}>
                      {faceWords[language].copies}
                    </Letters>
                  ) : (
                    <EffectArt effect={HOUSE_EFFECTS[space]} x={50} y={y + 4} size={16} width={108} />
                  )}
                </>
              )}
            </Place>
            {standing && <DieOnBoard {...standing} {...{ props, outlined, y }} x={12} size={24} />}
          </g>
        );
      })}
      <Pond {...{ props, outlined }} region={HOUSE} pond={HOUSE_POND} />
    </g>
  );
}
