import { GraduationCap, History, House, Layers } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { useMyTables } from '../session/my-tables.ts';
import { useWords } from '../words/index.ts';
import { SECTIONS, sectionOf } from './sections.ts';
import { appWords } from './words/index.ts';
import './tab-bar.css';

const ICONS = { games: House, tables: Layers, lessons: GraduationCap, records: History } as const;

/** The sections, where a thumb reaches them. */
export function TabBar() {
  const words = useWords(appWords);
  const [place] = useLocation();
  const section = sectionOf(place);
  const waiting = useMyTables(({ mine }) => mine?.filter(({ waitsForYou }) => waitsForYou).length ?? 0);
  return (
    <nav className="tab-bar" aria-label={words.sections}>
      {SECTIONS.map(({ id, href }) => {
        const Icon = ICONS[id];
        return (
          <Link key={id} href={href} aria-current={section === id ? 'page' : undefined}>
            <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
            {id === 'records' ? words.recordsShort : words[id]}
            {id === 'tables' && waiting > 0 && (
              <>
                <span className="tab-bar__count" aria-hidden="true">
                  {waiting}
                </span>
                <span className="visually-hidden">{words.waiting(waiting)}</span>
              </>
            )}
          </Link>
        );
      })}
    </nav>
  );
}
