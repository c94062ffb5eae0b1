import { ACTIONS, type BambooStep, CALL, FOODS, SPIRITS, WAKE } from '@engawa/bamboo';
import type { Choice } from '@engawa/kernel';
import { ChoiceThing } from '../../choice-thing.tsx';
import { FoodMark } from '../art/food.tsx';
import { Mark } from '../art/marks.tsx';
import { chainOf } from '../chain.ts';
import { ChainView } from '../chain-view.tsx';
import type { BambooDeciding } from '../deciding.ts';
import { actionName, foodName, spiritName } from '../naming.ts';
import { faceWords } from '../words/index.ts';
import './turn-box.css';

/** Answers that are no place and no thing; the last is to do without. */
const PLAIN: Readonly<Partial<Record<BambooStep['do'], readonly Choice[]>>> = {
  activate: ['finish'],
  harmony: ['happiness', 'stop', 'skip'],
  home: ['coin', 'skip'],
  cook: ['skip'],
  tengu: ['after'],
  wake: ['done'],
  okami: ['no'],
  endTurn: ['end'],
};

const SIGNS: Readonly<Partial<Record<string, string>>> = { happiness: 'happiness', coin: 'act-income', after: 'tengu' };

/** Beside the board: the answers that are no places of it, and what of the turn is still to come. */
export function TurnBox({ props }: { readonly props: BambooDeciding }) {
  const { step, language, choices, view } = props;
  if (step === undefined) return null;
  const say = faceWords[language];
  const ahead = chainOf(view).slice(1);
  const spirits = SPIRITS.flatMap((kind) =>
    [CALL[kind], WAKE[kind]].flatMap((choice) => (choices.includes(choice) ? [{ kind, choice }] : [])),
  );
  const plain = (PLAIN[step.do] ?? []).filter((choice) => choices.includes(choice));
  return (
    <section className="bb-turn" aria-label={say.yourChoice}>
      {step.do === 'activate' && (
        <div className="bb-turn__row bb-turn__row--actions">
          {ACTIONS.map((action) => (
            <ChoiceThing key={action} props={props} choice={action}>
              <Mark name={`act-${action}`} className="bb-turn__sign" />
              <span className="bb-turn__word">{actionName(language, action)}</span>
            </ChoiceThing>
          ))}
        </div>
      )}
      {step.do === 'chooseFood' && (
        <div className="bb-turn__row">
          {FOODS.filter((food) => choices.includes(food)).map((food) => (
            <ChoiceThing key={food} props={props} choice={food}>
              <FoodMark food={food} /> {foodName(language, food)}
            </ChoiceThing>
          ))}
        </div>
      )}
      {spirits.length > 0 && (
        <div className="bb-turn__row">
          {spirits.map(({ kind, choice }) => (
            <ChoiceThing key={choice} props={props} choice={choice}>
              <Mark name={kind} className="bb-turn__sign" /> {spiritName(language, kind)}
            </ChoiceThing>
          ))}
        </div>
      )}
      {plain.length > 0 && (
        <div className="bb-turn__row">
          {plain.map((choice) => (
            <ChoiceThing key={choice} props={props} choice={choice}>
              {SIGNS[choice] && <Mark name={SIGNS[choice]} />} {props.words.choice(choice, step, view)}
            </ChoiceThing>
          ))}
        </div>
      )}
      {say.onBoard[step.do as keyof typeof say.onBoard] && (
        <p className="bb-turn__hint">{say.onBoard[step.do as keyof typeof say.onBoard]}</p>
      )}
      <div className="bb-turn__then">
        <span>{ahead.length > 0 ? say.afterwards : say.isLast}</span>
        {ahead.length > 0 && <ChainView links={ahead} language={language} />}
      </div>
    </section>
  );
}
