import { Search } from 'lucide-react';
import { useId, useState } from 'react';
import {
  Button,
  Dialog,
  Drawer,
  Empty,
  Field,
  Select,
  Spinner,
  Switch,
  Tabs,
  TextArea,
  TextInput,
  Tooltip,
  toast,
} from '../../../design/index.ts';
import { useWords } from '../../../words/index.ts';
import { galleryWords } from '../words/index.ts';
import { Section } from './section.tsx';

export function Form() {
  const words = useWords(galleryWords);
  const group = useId();
  const [patterns, setPatterns] = useState(true);
  const [sound, setSound] = useState(false);
  const [name, setName] = useState<string>();
  return (
    <Section title={words.sections.form}>
      <div className="gallery__fields">
        <Field label={words.form.name} help={words.form.help}>
          <TextInput value={name ?? words.names[0]} onChange={(event) => setName(event.target.value)} />
        </Field>
        <Field label={words.form.focus}>
          <TextInput className="is-focus" defaultValue={words.form.quietPine} />
        </Field>
        <Field label={words.form.error} error={words.form.errorText}>
          <TextInput defaultValue={`${words.names[0]}!!`} />
        </Field>
        <Field label={words.form.strength}>
          <Select defaultValue={words.form.strengths[2]}>
            {words.form.strengths.map((strength) => (
              <option key={strength}>{strength}</option>
            ))}
          </Select>
        </Field>
        <Field label={words.form.notes}>
          <TextArea rows={3} defaultValue={words.form.quietPine} />
        </Field>
      </div>
      <div className="gallery__fields">
        <Switch label={words.form.patterns} help={words.form.patternsHelp} checked={patterns} onChange={setPatterns} />
        <Switch label={words.form.sound} checked={sound} onChange={setSound} />
      </div>
      <fieldset className="gallery__row gallery__row--wide">
        <legend className="visually-hidden">{words.form.visibility}</legend>
        <label className="gallery__choice">
          <input type="radio" name={group} defaultChecked />
          {words.form.byLink}
        </label>
        <label className="gallery__choice">
          <input type="radio" name={group} />
          {words.form.open}
        </label>
        <label className="gallery__choice">
          <input type="checkbox" defaultChecked />
          {words.form.remember}
        </label>
      </fieldset>
    </Section>
  );
}

export function Notices() {
  const words = useWords(galleryWords);
  return (
    <Section title={words.sections.notices}>
      <div className="gallery__row">
        <Tooltip text={words.tip}>
          <Button size="small">{words.tipTarget}</Button>
        </Tooltip>
        <Button size="small" onClick={() => toast(words.copied, { tone: 'ok' })}>
          {words.show.plain}
        </Button>
        <Button
          size="small"
          onClick={() =>
            toast(words.offline, {
              tone: 'error',
              action: { label: words.retry, onClick: () => toast(words.copied, { tone: 'ok' }) },
            })
          }
        >
          {words.show.error}
        </Button>
      </div>
    </Section>
  );
}

export function Overlays() {
  const words = useWords(galleryWords);
  const [open, setOpen] = useState<'dialog' | 'drawer' | null>(null);
  const close = () => setOpen(null);
  return (
    <Section title={`${words.sections.dialog}, ${words.sections.drawer.toLowerCase()}`}>
      <div className="gallery__row">
        <Button size="small" onClick={() => setOpen('dialog')}>
          {words.show.dialog}
        </Button>
        <Button size="small" onClick={() => setOpen('drawer')}>
          {words.show.drawer}
        </Button>
      </div>
      <Dialog
        open={open === 'dialog'}
        title={words.dialog.title}
        onClose={close}
        actions={
          <>
            <Button kind="quiet" onClick={close}>
              {words.dialog.stay}
            </Button>
            <Button kind="main" onClick={close}>
              {words.dialog.leave}
            </Button>
          </>
        }
      >
        <p>{words.dialog.text}</p>
      </Dialog>
      <Drawer open={open === 'drawer'} title={words.drawer.title} onClose={close}>
        <div className="gallery__stack">
          <TextInput
            icon={<Search />}
            type="search"
            aria-label={words.drawer.search}
            placeholder={words.drawer.search}
          />
          <p className="gallery__hint">{words.drawer.now}</p>
          <p>{words.drawer.text}</p>
        </div>
      </Drawer>
    </Section>
  );
}

export function TabsAndEmpty() {
  const words = useWords(galleryWords);
  const [tab, setTab] = useState<'log' | 'chat' | 'rules'>('log');
  const texts = { log: words.log.sea, chat: words.chat[0], rules: words.drawer.text };
  return (
    <div className="gallery__pair">
      <Section title={words.sections.tabs}>
        <div className="gallery__panel">
          <Tabs
            label={words.sections.tabs}
            value={tab}
            onChange={setTab}
            tabs={[
              { id: 'log', label: words.sections.log },
              { id: 'chat', label: words.sections.chat, count: 2 },
              { id: 'rules', label: words.drawer.title },
            ]}
          >
            <p className="gallery__padded">{texts[tab]}</p>
          </Tabs>
        </div>
      </Section>
      <Section title={words.sections.empty}>
        <Empty
          title={words.empty.title}
          text={words.empty.text}
          action={
            <Button kind="ink" size="small">
              {words.empty.action}
            </Button>
          }
        />
        <Spinner />
      </Section>
    </div>
  );
}
