import { Check, Clock, Link2, Undo2 } from 'lucide-react';
import { Fragment, useState } from 'react';
import { Button, Chip, Glyph, IconButton, SeatName, Segmented } from '../../../design/index.ts';
import { useWords } from '../../../words/index.ts';
import { galleryWords } from '../words/index.ts';
import { Section } from './section.tsx';

export function Seats() {
  const words = useWords(galleryWords);
  return (
    <Section title={words.sections.seats}>
      <div className="gallery__row gallery__row--wide">
        {words.seats.map((name, seat) => (
          <SeatName key={name} seat={seat} size={32}>
            {name}
          </SeatName>
        ))}
      </div>
    </Section>
  );
}

export function Type() {
  const words = useWords(galleryWords);
  return (
    <Section title={words.sections.type}>
      <div className="gallery__type">
        <span className="gallery__poster">{words.type.poster}</span>
        <span className="gallery__display">{words.type.display}</span>
        <span>{words.type.text}</span>
        <strong className="gallery__strong">{words.type.strong}</strong>
      </div>
    </Section>
  );
}

const KINDS = ['main', 'ink', 'outline', 'quiet'] as const;
const LOOKS = { plain: undefined, hover: 'is-hover', focus: 'is-focus', down: 'is-down' } as const;

export function Buttons() {
  const words = useWords(galleryWords);
  const [speed, setSpeed] = useState(1);
  const [isPressed, setPressed] = useState(true);
  return (
    <Section title={words.sections.buttons}>
      <div className="gallery__buttons">
        <span />
        {Object.values(words.looks).map((look) => (
          <span key={look} className="gallery__caption">
            {look}
          </span>
        ))}
        {KINDS.map((kind) => (
          <Fragment key={kind}>
            <span className="gallery__caption gallery__caption--start">{words.kinds[kind]}</span>
            {Object.entries(LOOKS).map(([look, name]) => (
              <Button key={look} kind={kind} size="small" className={name}>
                {words.move}
              </Button>
            ))}
            <Button kind={kind} size="small" why={words.why}>
              {words.move}
            </Button>
          </Fragment>
        ))}
      </div>
      <div className="gallery__row">
        <Segmented
          label={words.speed}
          value={speed}
          options={[1, 2, 4].map((value) => ({ value, label: `${value}×` }))}
          onChange={setSpeed}
        />
        <IconButton kind="outline" size="small" label={words.undo} hotkey="Z" icon={<Undo2 />} />
        <IconButton
          size="small"
          label={words.seated}
          icon={<Check />}
          pressed={isPressed}
          onClick={() => setPressed(!isPressed)}
        />
        <Button size="small" icon={<Link2 />}>
          {words.invite}
        </Button>
        <Button kind="main" hotkey="Enter">
          {words.bar.confirm}
        </Button>
        <Chip icon={<Glyph name="coin" />}>5</Chip>
        <Chip tone="ok" icon={<Check />}>
          {words.seated}
        </Chip>
        <Chip tone="warn" icon={<Clock />}>
          0:42
        </Chip>
        <Chip tone="accent">{words.move}</Chip>
      </div>
    </Section>
  );
}
