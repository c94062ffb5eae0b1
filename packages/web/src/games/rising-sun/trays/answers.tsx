import type { RisingSunStep } from '@engawa/rising-sun';
import { ChoiceThing } from '../../choice-thing.tsx';
import type { SunDeciding } from '../deciding.ts';
import { choiceIcon } from '../icons.tsx';
import { answersOf, CARD_STEPS, FOREIGN_STEPS, OWN_STEPS, PROVINCE_STEPS, SHRINE_STEPS } from '../steps.ts';
import { faceWords } from '../words/index.ts';

interface AnswersProps {
  readonly props: SunDeciding;
  readonly step: RisingSunStep;
}

/** Where the other answers lie. */
function hintOf({ props, step }: AnswersProps): string | undefined {
  const say = faceWords[props.language].onBoard;
  if (PROVINCE_STEPS.includes(step.do)) return say.province;
  if (OWN_STEPS.includes(step.do) || FOREIGN_STEPS.includes(step.do)) return say.piece;
  if (CARD_STEPS.includes(step.do)) return say.card;
  return SHRINE_STEPS.includes(step.do) ? say.shrine : undefined;
}

/** Answers that are no things of the board, in words. */
export function Answers({ props, step }: AnswersProps) {
  const { view, choices, words, language } = props;
  const answers = answersOf(view, step, choices);
  const hint = answers.length < choices.length ? hintOf({ props, step }) : undefined;
  return (
    <div className="rs-answers">
      <h3 className="rs-mat__head">{faceWords[language].answers}</h3>
      {hint && <p className="rs-answers__hint">{hint}</p>}
      <div className="rs-answers__list">
        {answers.map((choice) => (
          <ChoiceThing key={choice} props={props} choice={choice} className="rs-answer">
            {choiceIcon(choice, step, view)}
            <span>{words.choice(choice, step, view)}</span>
          </ChoiceThing>
        ))}
      </div>
    </div>
  );
}
