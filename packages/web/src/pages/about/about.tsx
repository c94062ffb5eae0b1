import { usePageTitle } from '../../app/title.ts';
import { useWords } from '../../words/index.ts';
import { aboutWords } from './words/index.ts';
import './about.css';

export default function About() {
  const words = useWords(aboutWords);
  usePageTitle(words.title);
  return (
    <div className="about">
      <header>
        <h1>{words.title}</h1>
        <p className="about__lead">{words.lead}</p>
      </header>
      {words.chapters.map(({ title, text }) => (
        <section key={title}>
          <h2>{title}</h2>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      <section>
        <h2>{words.host}</h2>
        <p>{words.hostText}</p>
        <pre>
          <code>npm start</code>
        </pre>
        <p>{words.hostMore}</p>
      </section>
      <section>
        <h2>{words.credits}</h2>
        <dl className="about__credits">
          {words.creditList.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p>{words.drawings}</p>
      </section>
    </div>
  );
}
