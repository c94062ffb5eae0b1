import type { Language } from '@engawa/kernel';
import { Mark } from './art/marks.tsx';
import type { Link } from './chain.ts';
import './chain-view.css';
import { faceWords } from './words/index.ts';

/** What is still to come in this turn, link by link. */
export function ChainView({ links, language }: { readonly links: readonly Link[]; readonly language: Language }) {
  const { links: names } = faceWords[language];
  return (
    <ol className="bb-chain">
      {links.map(({ is, sign, count }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two links may be alike
        <li key={i} className="bb-chain__link">
          <Mark name={sign} /> {names[is]}
          {count !== undefined && count > 1 && <b> ×{count}</b>}
        </li>
      ))}
    </ol>
  );
}
