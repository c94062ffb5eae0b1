import type { Account } from '@engawa/bots';
import type { Who } from '@engawa/kernel';
import { Crest } from '../../design/index.ts';
import { useSettings } from '../../settings/settings.ts';
import { useWords } from '../../words/index.ts';
import { replayWords } from '../words/index.ts';
import { change, percent } from './changes.ts';

/** How much of each seat's way was play and how much was luck. */
export function Accounts({ accounts, who }: { readonly accounts: readonly Account[]; readonly who: Who }) {
  const say = useWords(replayWords).review;
  const language = useSettings((settings) => settings.language);
  return (
    <section className="review-accounts">
      <h2>
        {say.accounts} <small>{say.accountsHelp}</small>
      </h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{say.seat}</th>
            {[say.first, say.own, ...(accounts.length > 1 ? [say.others] : []), say.luck, say.last].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {accounts.map(({ first, own, others, luck, last }, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <tr key={seat} data-seat={seat}>
              <th scope="row">
                <Crest seat={seat} size={18} /> {who(seat)}
              </th>
              <td>{percent(first, language)}</td>
              <td>{change(own)}</td>
              {accounts.length > 1 && <td>{change(others)}</td>}
              <td>{change(luck)}</td>
              <td>{percent(last, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
