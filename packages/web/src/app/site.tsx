import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { useWords } from '../words/index.ts';
import { Header } from './header.tsx';
import { TabBar } from './tab-bar.tsx';
import { appWords } from './words/index.ts';
import './site.css';

/** What stands around every page that is not a table: header, footer, and the bar of a phone. */
export function Site({ children }: { children: ReactNode }) {
  const words = useWords(appWords);
  const [place] = useLocation();
  const main = useRef<HTMLElement>(null);
  const before = useRef(place);
  // Whoever listens to the page or walks it by keyboard begins with the new page, not with the link that led here.
  useEffect(() => {
    if (before.current === place) return;
    before.current = place;
    main.current?.focus({ preventScroll: true });
  }, [place]);
  return (
    <div className="site">
      <Header />
      <main className="site__main" id="content" ref={main} tabIndex={-1}>
        {children}
      </main>
      <footer className="site__footer">
        <span>{words.footer}</span>
        <Link href="/about">{words.about}</Link>
        <Link href="/settings">{words.settings}</Link>
      </footer>
      <TabBar />
    </div>
  );
}
