import { HIDDEN } from '@engawa/kernel';
import { DICTIONARIES, TRAVELLERS } from '@engawa/tokaido';
import { Art, CoinIcon } from '../art/art.tsx';
import { Choosable, type TrayProps } from '../choice-card.tsx';
import { capital, travellerName } from '../naming.ts';
import { Frame } from './frame.tsx';

export function TravellerTray(props: TrayProps<'chooseTraveller'>) {
  const { step, language } = props;
  const words = DICTIONARIES[language];
  return (
    <Frame seat={step.seat}>
      {step.dealt.map(({ card }) =>
        (card as string) === HIDDEN ? null : (
          <Choosable key={card} tray={props} choice={card} className="tk-person" name={travellerName(words, card)}>
            <Art name={`emblem-${card}`} className="tk-person__emblem" />
            <span className="tk-person__name">{travellerName(words, card)}</span>
            <span className="tk-person__coins">
              {TRAVELLERS[card].coins} <CoinIcon />
            </span>
            <span className="tk-person__power">{capital(words.powers[card])}</span>
          </Choosable>
        ),
      )}
    </Frame>
  );
}
