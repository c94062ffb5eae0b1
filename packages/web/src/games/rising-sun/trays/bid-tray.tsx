import { ADVANTAGES, DICTIONARIES, type RisingSunStep } from '@engawa/rising-sun';
import { Mark } from '../art/marks.tsx';
import type { SunDeciding } from '../deciding.ts';
import { faceWords } from '../words/index.ts';
import { CoinChoice } from './tea-tray.tsx';

interface BidProps extends SunDeciding {
  readonly step: Extract<RisingSunStep, { do: 'bid' }>;
}

/** Behind the screen: four advantages, one after the other. What was put on the first ones stands beside them. */
export function BidTray(props: BidProps) {
  const { step, choices, language } = props;
  const words = DICTIONARIES[language];
  const say = faceWords[language];
  const at = step.placed.length;
  return (
    <div className="rs-tray rs-bid">
      <ol className="rs-bid__row">
        {ADVANTAGES.map((advantage, i) => (
          <li key={advantage} data-is={i === at ? 'now' : i < at ? 'done' : undefined}>
            <Mark name={advantage} />
            <span className="rs-tile__text">
              <b>{words.advantages[advantage].name}</b>
              <span>{words.advantages[advantage].effect}</span>
            </span>
            {i < at && (
              <b className="rs-bid__placed">
                {step.placed[i]} <Mark name="coin" />
              </b>
            )}
          </li>
        ))}
      </ol>
      <div className="rs-coins rs-bid__coins">
        <span>{say.bidOn(words.advantages[ADVANTAGES[at]!].name)}</span>
        {choices.map((choice) => (
          <CoinChoice key={choice} props={props} choice={choice} text={`${choice}`} />
        ))}
      </div>
    </div>
  );
}
