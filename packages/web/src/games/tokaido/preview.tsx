import type { Tokaido, TokaidoEvent } from '@engawa/tokaido';
import type { Deciding } from '../face.ts';
import { GainIcon } from './art/art.tsx';
import { choiceGains, fragmentAhead } from './gains.ts';
import './preview.css';
import { Strip } from './strip.tsx';
import { faceWords } from './words/index.ts';

/** What the previewed choice brings; where there is room for it (on a phone), the picture that it goes on with. */
export function Preview({ view, step, picked, language }: Deciding<Tokaido, TokaidoEvent>) {
  if (!step || picked === null) return null;
  const say = faceWords[language];
  const gains = choiceGains(view, step, picked);
  const ahead = fragmentAhead(view, step, picked);
  if (gains.length === 0) return null;
  return (
    <div className="tk-preview">
      {ahead && 'seat' in step && (
        <Strip of={ahead} owned={view.players[step.seat]!.panoramas[ahead]} isAhead className="tk-preview__strip" />
      )}
      <ul className="tk-preview__gains">
        {gains.map(({ amount, of, why }) => (
          <li key={`${why.is}${of}`}>
            <b>{amount}</b> <GainIcon of={of} /> {say.why(why)}
          </li>
        ))}
      </ul>
    </div>
  );
}
