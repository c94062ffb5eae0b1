import { BookOpen, Undo2 } from 'lucide-react';
import { useState } from 'react';
import {
  ActionBar,
  Button,
  ChatView,
  Crest,
  Glyph,
  IconButton,
  LogView,
  ScoreSheet,
  Scrubber,
  Segmented,
} from '../../../design/index.ts';
import { useWords } from '../../../words/index.ts';
import { galleryWords } from '../words/index.ts';
import { Section } from './section.tsx';

export function Bars() {
  const words = useWords(galleryWords);
  const [coins, setCoins] = useState(2);
  return (
    <Section title={words.sections.bar}>
      <div className="gallery__stack">
        <ActionBar
          state="yours"
          icon={<Crest seat={0} size={32} />}
          prompt={words.bar.choose}
          actions={
            <Button size="small" icon={<Undo2 />} why={words.whyUndo}>
              {words.undo}
            </Button>
          }
        />
        <ActionBar
          state="yours"
          icon={<Crest seat={0} size={32} />}
          prompt={words.bar.offer}
          detail={words.bar.offerDetail}
          choices={
            <Segmented
              label={words.bar.coins}
              value={coins}
              options={[1, 2, 3].map((value) => ({ value, label: value }))}
              onChange={setCoins}
            />
          }
          actions={
            <>
              <IconButton kind="outline" size="small" label={words.undo} icon={<Undo2 />} />
              <Button kind="main" size="small" hotkey="Enter">
                {words.bar.confirm}
              </Button>
            </>
          }
        />
        <ActionBar
          state="waiting"
          icon={<Crest seat={1} size={32} />}
          prompt={words.bar.waiting}
          actions={
            <Button size="small" icon={<BookOpen />}>
              {words.bar.aid}
            </Button>
          }
        />
        <ActionBar
          state="over"
          icon={<Crest seat={0} size={32} />}
          prompt={words.bar.over}
          actions={
            <Button kind="ink" size="small">
              {words.bar.again}
            </Button>
          }
        />
      </div>
    </Section>
  );
}

export function LogAndChat() {
  const words = useWords(galleryWords);
  const [filter, setFilter] = useState<'all' | 'mine' | 'people'>('all');
  const [said, setSaid] = useState<readonly string[]>([]);
  const groups = [
    {
      id: '11',
      title: words.log.turn(11, words.names[1]!),
      lines: [
        { id: '11a', seat: 1, text: words.log.undone, isUndone: true },
        { id: '11b', seat: 1, text: words.log.temple },
      ],
    },
    {
      id: '12',
      title: words.log.turn(12, words.names[2]!),
      lines: [{ id: '12a', seat: 2, text: words.log.sea, isNow: true }],
    },
  ];
  const messages = [
    { id: 0, name: words.names[1]!, seat: 1, text: words.chat[0]!, isYours: false },
    { id: 1, name: words.names[0]!, seat: 0, text: words.chat[1]!, isYours: true },
    ...said.map((text, index) => ({ id: 2 + index, name: words.names[0]!, seat: 0, text, isYours: true })),
  ];
  const filters = (['all', 'mine', 'people'] as const).map((value) => ({ value, label: words.log.filters[value] }));
  return (
    <div className="gallery__pair">
      <Section title={words.sections.log}>
        <div className="gallery__panel">
          <LogView
            groups={groups}
            newFrom="12"
            onOpen={() => undefined}
            filter={<Segmented label={words.log.filter} value={filter} options={filters} onChange={setFilter} />}
          />
        </div>
      </Section>
      <Section title={words.sections.chat}>
        <div className="gallery__panel">
          <ChatView messages={messages} phrases={words.phrases} onSend={(text) => setSaid([...said, text])} />
        </div>
      </Section>
    </div>
  );
}

export function Scores() {
  const words = useWords(galleryWords);
  const places = [1, 2, 3, 4];
  return (
    <Section title={words.sections.score}>
      <ScoreSheet
        rows={[
          { id: 'meals', label: words.score.meals, icon: <Glyph name="inn" /> },
          { id: 'panoramas', label: words.score.panoramas, icon: <Glyph name="sea" /> },
          { id: 'temple', label: words.score.temple, icon: <Glyph name="temple" /> },
        ]}
        seats={words.names.map((name, seat) => ({ seat, name, place: places[seat]! }))}
        cells={{ meals: [18, 24, 18, 12], panoramas: [21, 16, 25, 14], temple: [10, 7, 4, 2] }}
        totals={[49, 47, 47, 28]}
        tie={words.score.tie}
        onOpen={() => undefined}
      />
    </Section>
  );
}

export function Replaying() {
  const words = useWords(galleryWords);
  const [at, setAt] = useState(17);
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const turns = [0, 10, 20, 30, 40].map((turn) => ({ at: turn, kind: 'turn' as const }));
  const keys = [10, 20, 30].map((key, index) => ({ at: key, kind: 'key' as const, label: words.marks[index]! }));
  return (
    <Section title={words.sections.scrubber}>
      <Scrubber
        length={40}
        at={at}
        onChange={setAt}
        isPlaying={isPlaying}
        onPlay={setPlaying}
        speed={speed}
        onSpeed={setSpeed}
        marks={[...turns, ...keys]}
      />
    </Section>
  );
}
