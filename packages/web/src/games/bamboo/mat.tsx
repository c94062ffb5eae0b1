import type { Seat } from '@engawa/kernel';
import type { ReactNode } from 'react';
import { useNarrow } from '../narrow.ts';
import { Mark } from './art/marks.tsx';
import { activationsLeft } from './chain.ts';
import type { BambooDeciding } from './deciding.ts';
import { placesIn } from './last.ts';
import './mat.css';
import { Areas } from './mat/areas.tsx';
import { Fan, Forecast, Meal } from './mat/aside.tsx';
import { House } from './mat/house.tsx';
import { UPRIGHT_HOUSE, WIDE_HOUSE } from './places.ts';
import { faceWords } from './words/index.ts';

/** A seat's mat: temple areas with shoots, the house with its plaques and spirits, the fan, the meal and the forecast. */
export function Mat({ of, ...props }: BambooDeciding & { readonly of: Seat }) {
  return <MatWith props={props} of={of} lower={<Forecast props={props} player={props.view.players[of]!} />} />;
}

interface MatWithProps {
  readonly props: BambooDeciding;
  readonly of: Seat;
  /** In the lower right corner. */
  readonly lower: ReactNode;
}

export function MatWith({ props, of, lower }: MatWithProps) {
  const { view, last, pointed, who, language } = props;
  const say = faceWords[language];
  const player = view.players[of]!;
  const isNarrow = useNarrow();
  const activations = activationsLeft(view, of);
  const outlined = placesIn(view, [...last, ...pointed]);
  const layout = isNarrow ? UPRIGHT_HOUSE : WIDE_HOUSE;
  return (
    <section className="bb-mat" data-seat={of} aria-label={`${say.mat}: ${who(of)}`}>
      <div className="bb-mat__left">
        <p className="bb-purse">
          <span title={say.sticks(player.sticks)}>
            <Mark name="stick" /> <b>{player.sticks}</b> {say.stickWord(player.sticks)}
          </span>
          <span title={say.coins(player.coins)}>
            <Mark name="act-income" /> <b>{player.coins}</b> {say.coinWord(player.coins)}
          </span>
          {activations > 0 && (
            <span>
              <Mark name="act-joker" /> {say.activations(activations)}
            </span>
          )}
        </p>
        <Areas {...{ props, player, of, outlined }} isCopy={isNarrow} />
      </div>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the group in it has a name */}
      <svg className="bb-mat__house" viewBox={`0 0 ${layout.width} ${layout.height}`} data-layout={layout.id}>
        <House {...{ props, of, layout, outlined }} isCopy={isNarrow} />
      </svg>
      <div className="bb-mat__right">
        <Fan props={props} player={player} />
        <Meal props={props} player={player} />
        {lower}
      </div>
    </section>
  );
}
