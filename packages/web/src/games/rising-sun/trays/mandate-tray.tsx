import { DICTIONARIES, MANDATES, type RisingSunStep } from '@engawa/rising-sun';
import { ChoiceThing } from '../../choice-thing.tsx';
import { isOpen, reasonOf, standAt } from '../../stand.ts';
import { Mark } from '../art/marks.tsx';
import type { SunDeciding } from '../deciding.ts';

interface MandateProps extends SunDeciding {
  readonly step: Extract<RisingSunStep, { do: 'pickMandate' | 'nameMandate' }>;
}

/** The five mandates: what each brings to all, and what to whoever plays it and the ally. */
export function MandateTray(props: MandateProps) {
  const { language, step, view } = props;
  const words = DICTIONARIES[language];
  return (
    <div className="rs-tray rs-tray--tiles">
      {MANDATES.map((mandate) => {
        const { name, all, bonus } = words.mandates[mandate];
        const why = reasonOf(props, standAt(props, [step.do], mandate));
        const copies = step.do === 'pickMandate' ? view.looking.filter(({ card }) => card === mandate).length : 0;
        return (
          <ChoiceThing key={mandate} props={props} choice={mandate} className="rs-tile">
            <Mark name={mandate} className="rs-tile__sign" />
            <span className="rs-tile__text">
              <b className="rs-tile__name">
                {name}
                {copies > 1 && ` ×${copies}`}
              </b>
              {isOpen(standAt(props, [step.do], mandate)) ? (
                <>
                  <span>{all}</span>
                  <span className="rs-tile__bonus">{bonus}</span>
                </>
              ) : (
                <span>{why}</span>
              )}
            </span>
          </ChoiceThing>
        );
      })}
    </div>
  );
}
