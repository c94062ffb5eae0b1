import { countInReserve, FIRST_MONSTER, KINDS, PROVINCES } from '@engawa/rising-sun';
import { ChoiceThing } from '../../choice-thing.tsx';
import { FigureMark } from '../art/marks.tsx';
import type { SunDeciding } from '../deciding.ts';
import { kindName, provinceName } from '../describe.ts';
import { faceWords } from '../words/index.ts';

/** The reserve: whoever is pointed at will be summoned. Beside it, what the strongholds still allow. */
export function RecruitTray(props: SunDeciding) {
  const { view, language, step, words } = props;
  if (step?.do !== 'recruit') return null;
  const { seat } = step;
  const say = faceWords[language];
  const { left, anywhere } = view.muster;
  const allowed = PROVINCES.flatMap((_, province) =>
    left[province]! > 0 ? [`${provinceName(language, province)} ${left[province]}`] : [],
  );
  if (anywhere > 0) allowed.push(`${say.anywhere} ${anywhere}`);
  return (
    <div className="rs-tray rs-recruit">
      <p className="rs-tea__round">
        {say.mayStillSummon}: <b>{allowed.join(', ')}</b>
      </p>
      <div className="rs-tea__guests">
        {KINDS.map((id, kind) => {
          const count = countInReserve(view, seat, kind);
          if (kind >= FIRST_MONSTER && count === 0) return null;
          return (
            <ChoiceThing key={id} props={props} choice={id} className="rs-figure-choice">
              <FigureMark kind={kind} seat={seat} />
              <span className="rs-tile__text">
                <b>{kindName(language, kind)}</b>
                <span>×{count}</span>
              </span>
            </ChoiceThing>
          );
        })}
      </div>
      <div className="rs-answers__list">
        <ChoiceThing props={props} choice="stop" className="rs-answer">
          {words.choice('stop', step, view)}
        </ChoiceThing>
      </div>
    </div>
  );
}
