import { BadgeCheck, Feather, MonitorSmartphone } from 'lucide-react';
import { Link } from 'wouter';
import { usePageTitle } from '../../app/title.ts';
import { Emblem } from '../../art/emblem.tsx';
import { LinkButton } from '../../design/index.ts';
import { useWords } from '../../words/index.ts';
import { useIsPhone } from '../shared/use-media.ts';
import { Carousel } from './carousel.tsx';
import { Lists } from './lists.tsx';
import { Wall } from './wall.tsx';
import { homeWords } from './words/index.ts';
import './home.css';

const ICONS = [Feather, BadgeCheck, MonitorSmartphone];

export default function Home() {
  const words = useWords(homeWords);
  const isPhone = useIsPhone();
  usePageTitle(undefined);
  return (
    <div className="home">
      <div className="home__welcome">
        <h1>{words.welcome}</h1>
        <p>{isPhone ? words.lineShort : words.line}</p>
      </div>
      {isPhone ? <Carousel /> : <Wall />}
      <Lists />
      <section className="home__lesson">
        <Emblem game="tokaido" size={56} />
        <div>
          <h2>{words.lesson}</h2>
          <p>{words.lessonText}</p>
        </div>
        <LinkButton kind="outline" href="/learn/tokaido">
          {words.toLesson}
        </LinkButton>
      </section>
      <section className="home__place" aria-labelledby="place">
        <h2 id="place">{words.place}</h2>
        <ul className="home__facts">
          {words.facts.map(({ title, text }, index) => {
            const Icon = ICONS[index]!;
            return (
              <li key={title}>
                <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            );
          })}
        </ul>
        <Link href="/about">{words.more}</Link>
      </section>
    </div>
  );
}
