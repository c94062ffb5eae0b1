import { CLAN_FACTS, CLANS, DICTIONARIES } from '@engawa/rising-sun';
import { ChoiceThing } from '../../choice-thing.tsx';
import { Mark } from '../art/marks.tsx';
import type { SunDeciding } from '../deciding.ts';
import { faceWords } from '../words/index.ts';

/** The clans that are left: what each can do, what it earns and where it is at home. */
export function ClanTray(props: SunDeciding) {
  const { language, choices } = props;
  const say = faceWords[language];
  const words = DICTIONARIES[language];
  return (
    <div className="rs-tray rs-tray--tiles">
      {CLANS.filter((clan) => choices.includes(clan)).map((clan) => {
        const { income, home } = CLAN_FACTS[clan];
        const { name, rule } = words.abilities[clan];
        return (
          <ChoiceThing key={clan} props={props} choice={clan} className="rs-tile">
            <Mark name={`crest-${clan}`} className="rs-tile__sign" />
            <span className="rs-tile__text">
              <b className="rs-tile__name">{words.clans[clan]}</b>
              <span>
                <b>{name}.</b> {rule}
              </span>
              <span className="rs-tile__facts">
                {income} <Mark name="coin" /> {say.aSeason} · {words.provinces[home]}
              </span>
            </span>
          </ChoiceThing>
        );
      })}
    </div>
  );
}
