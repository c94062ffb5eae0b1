import { LARGEST_DONATION, powersOf } from '@engawa/tokaido';
import { Art } from '../art/art.tsx';
import { Choosable, type TrayProps } from '../choice-card.tsx';
import { Cups } from '../side.tsx';
import { faceWords } from '../words/index.ts';
import { Frame, Gains } from './frame.tsx';

export function TempleTray(props: TrayProps<'temple'>) {
  const { step, view, picked, language, who } = props;
  const say = faceWords[language];
  const { extraDonation } = powersOf(view, step.seat);
  const gifts = Array.from({ length: LARGEST_DONATION }, (_, i) => i + 1);
  const more = picked === null ? undefined : { seat: step.seat, coins: Number(picked) + extraDonation };
  return (
    <Frame
      seat={step.seat}
      summary={
        <div className="tk-tray__cups">
          <Cups view={view} language={language} who={who} {...(more ? { more } : {})} />
        </div>
      }
    >
      {gifts.map((coins) => (
        <Choosable key={coins} tray={props} choice={coins} className="tk-gift" name={say.coins(coins)}>
          <span className="tk-gift__coins">
            {gifts.slice(0, coins).map((coin) => (
              <Art key={coin} name="coin" />
            ))}
          </span>
          {props.choices.includes(coins) ? (
            <Gains points={coins + extraDonation} />
          ) : (
            <span className="tk-gift__why">{say.reasons.tooDear}</span>
          )}
        </Choosable>
      ))}
    </Frame>
  );
}
