import { HIDDEN } from '@engawa/kernel';
import { DICTIONARIES } from '@engawa/tokaido';
import { Art, GainIcon } from '../art/art.tsx';
import { ChoiceCard, type TrayProps } from '../choice-card.tsx';
import { encounterGains } from '../gains.ts';
import { encounterName } from '../naming.ts';
import { faceWords } from '../words/index.ts';
import { Frame } from './frame.tsx';

export function EncounterTray(props: TrayProps<'pickEncounter'>) {
  const { step, view, language } = props;
  const say = faceWords[language];
  const words = DICTIONARIES[language];
  const cards = [...new Set(step.drawn.map(({ card }) => card))].filter((card) => (card as string) !== HIDDEN);
  return (
    <Frame seat={step.seat}>
      {cards.map((card) => (
        <ChoiceCard
          key={card}
          tray={props}
          choice={card}
          name={words.encounters[card]}
          title={encounterName(words, card)}
          ground="people"
          art={<Art name={`encounter-${card}`} className="tk-card__person" />}
          foot={
            <span className="tk-card__effect">
              {say.effect[card]}{' '}
              {encounterGains(view, step.seat, card)
                .filter(({ of, why }) => of !== 'card' && why.is !== 'entertains')
                .map(({ amount, of, why }) => (
                  <span key={why.is}>
                    {amount} <GainIcon of={of} />
                  </span>
                ))}
            </span>
          }
        />
      ))}
    </Frame>
  );
}
