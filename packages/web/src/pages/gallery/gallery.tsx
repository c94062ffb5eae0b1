import { useState } from 'react';
import { usePageTitle } from '../../app/title.ts';
import { Segmented } from '../../design/index.ts';
import { useWords } from '../../words/index.ts';
import './gallery.css';
import { Buttons, Seats, Type } from './parts/basics.tsx';
import { Form, Notices, Overlays, TabsAndEmpty } from './parts/forms.tsx';
import { Motion, Sheets, Sounds } from './parts/moving.tsx';
import { Bars, LogAndChat, Replaying, Scores } from './parts/table.tsx';
import { Cards, Glyphs, Patterns, Plates } from './parts/things.tsx';
import { galleryWords } from './words/index.ts';

/** Every part of the site in every state: what a change breaks is seen here first. */
export default function Gallery() {
  const words = useWords(galleryWords);
  const [themes, setThemes] = useState<'chosen' | 'both'>('chosen');
  usePageTitle(words.title);
  return (
    <div className="gallery">
      <div className="gallery__head">
        <div>
          <h1>{words.title}</h1>
          <p>{words.lead}</p>
        </div>
        <Segmented
          label={words.theme}
          value={themes}
          options={(['chosen', 'both'] as const).map((value) => ({ value, label: words.themes[value] }))}
          onChange={setThemes}
        />
      </div>
      {themes === 'chosen' ? (
        <Everything />
      ) : (
        <div className="gallery__both">
          <div className="gallery__half" data-theme="light">
            <Everything />
          </div>
          <div className="gallery__half" data-theme="dark">
            <Everything />
          </div>
        </div>
      )}
    </div>
  );
}

function Everything() {
  return (
    <div className="gallery__everything">
      <Seats />
      <Type />
      <Buttons />
      <Plates />
      <Cards />
      <Glyphs />
      <Patterns />
      <Bars />
      <LogAndChat />
      <Scores />
      <Replaying />
      <Form />
      <Notices />
      <Overlays />
      <TabsAndEmpty />
      <Sheets />
      <Motion />
      <Sounds />
    </div>
  );
}
