import {
  DECREES,
  DICTIONARIES,
  type Effect,
  LANTERNS,
  STARTING_ACTIONS,
  STARTING_RESOURCES,
} from '@engawa/white-castle';
import { EffectMark, Mark } from '../art/effect-art.tsx';
import { ChoiceButton } from '../choice-button.tsx';
import type { CastleDeciding } from '../deciding.ts';
import { faceWords } from '../words/index.ts';

/** Starting cards: what they give at once, what the lantern will give, and the action that goes to the mat. */
export function PairTray(props: CastleDeciding) {
  const { view, language, seat } = props;
  const say = faceWords[language];
  const words = DICTIONARIES[language];
  return (
    <div className="wc-tray wc-tray--pairs" data-seat={seat ?? undefined}>
      <div className="wc-tray__things">
        {view.pairs.map(({ resource, action }) => {
          const { gives, decree } = STARTING_RESOURCES[resource];
          const lantern: Effect[] = decree === null ? [LANTERNS[resource]] : [LANTERNS[resource], DECREES[decree]];
          return (
            <ChoiceButton key={resource} props={props} choice={resource} className="wc-pair">
              <span className="wc-pair__gives">
                <EffectMark effects={gives} />
              </span>
              <span className="wc-pair__line">
                <Mark name="lantern" /> {say.lantern} <EffectMark effects={lantern} />
              </span>
              <span className="wc-pair__line">
                <EffectMark effects={STARTING_ACTIONS[action].blocks[0]!} /> {words.startingActions[action]}
              </span>
            </ChoiceButton>
          );
        })}
      </div>
    </div>
  );
}
