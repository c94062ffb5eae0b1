import { useLayoutEffect, useRef, useState } from 'react';
import {
  Button,
  type Captured,
  Crest,
  capture,
  Glyph,
  play,
  Sheet,
  type SheetHeight,
  type Sound,
  Switch,
  Tile,
  travel,
} from '../../../design/index.ts';
import { changeSettings, useSettings } from '../../../settings/settings.ts';
import { useWords } from '../../../words/index.ts';
import { galleryWords } from '../words/index.ts';
import { Section } from './section.tsx';

export function Sheets() {
  const words = useWords(galleryWords);
  const [tab, setTab] = useState<'hand' | 'mine' | 'log'>('hand');
  const [height, setHeight] = useState<SheetHeight>('half');
  const inside = {
    hand: (['sea', 'mountain', 'hot-spring', 'inn'] as const).map((name) => (
      <Tile key={name}>
        <Glyph name={name} label={words.glyphs[name]} />
      </Tile>
    )),
    mine: words.facts.coins,
    log: words.log.sea,
  };
  return (
    <Section title={words.sections.sheet}>
      <div className="gallery__phone">
        <Sheet
          tabs={[
            { id: 'hand', label: words.sheet.hand },
            { id: 'mine', label: words.sheet.mine },
            { id: 'log', label: words.sheet.log, count: 3 },
          ]}
          value={tab}
          onChange={setTab}
          height={height}
          onHeight={setHeight}
        >
          <div className="gallery__row">{inside[tab]}</div>
        </Sheet>
      </div>
    </Section>
  );
}

export function Motion() {
  const words = useWords(galleryWords);
  const [order, setOrder] = useState([0, 1, 2, 3, 4, 5]);
  const board = useRef<HTMLDivElement>(null);
  const before = useRef<Captured>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new order is what makes them walk.
  useLayoutEffect(() => {
    if (board.current && before.current) travel(board.current, before.current);
  }, [order]);
  const move = () => {
    before.current = board.current ? capture(board.current) : undefined;
    setOrder(([first, ...rest]) => [...rest, first!]);
    play('place');
  };
  return (
    <Section title={words.sections.motion}>
      <div className="gallery__row gallery__row--wide" ref={board}>
        {order.map((seat) => (
          <span key={seat} data-piece={seat}>
            <Crest seat={seat} size={34} />
          </span>
        ))}
      </div>
      <div className="gallery__row">
        <Button size="small" onClick={move}>
          {words.motion}
        </Button>
      </div>
    </Section>
  );
}

const SOUNDS: readonly Sound[] = ['place', 'card', 'coin', 'turn', 'round', 'end'];

export function Sounds() {
  const words = useWords(galleryWords);
  const sound = useSettings((settings) => settings.sound);
  return (
    <Section title={words.sections.sound}>
      <Switch label={words.soundsOn} checked={sound} onChange={(on) => changeSettings({ sound: on, turnSound: on })} />
      <div className="gallery__row">
        {SOUNDS.map((name) => (
          <Button key={name} size="small" onClick={() => play(name)}>
            {words.sounds[name]}
          </Button>
        ))}
      </div>
    </Section>
  );
}
