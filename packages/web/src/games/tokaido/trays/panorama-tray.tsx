import { DICTIONARIES, PANORAMAS } from '@engawa/tokaido';
import { Choosable, PlainChoice, type TrayProps } from '../choice-card.tsx';
import { Strip } from '../strip.tsx';
import { faceWords } from '../words/index.ts';
import { Frame, Gains } from './frame.tsx';

export function PanoramaTray(props: TrayProps<'pickPanorama'>) {
  const { step, view, picked, language } = props;
  const say = faceWords[language];
  const words = DICTIONARIES[language];
  const { panoramas } = view.players[step.seat]!;
  return (
    <Frame
      seat={step.seat}
      actions={
        <PlainChoice tray={props} choice="decline">
          {say.declinePanorama}
        </PlainChoice>
      }
    >
      {PANORAMAS.map((of) => (
        <Choosable
          key={of}
          tray={props}
          choice={of}
          className="tk-view"
          name={`${words.spaces[of]}: ${say.reasons.complete}`}
        >
          <span className="tk-view__name">
            {words.spaces[of]}
            {props.choices.includes(of) ? <Gains points={panoramas[of] + 1} /> : <span>{say.reasons.complete}</span>}
          </span>
          <Strip of={of} owned={panoramas[of]} isAhead={picked === of} />
        </Choosable>
      ))}
    </Frame>
  );
}
