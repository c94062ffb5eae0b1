import type { ReactNode } from 'react';
import { usePageTitle } from '../../app/title.ts';
import { Button, play, Segmented, Switch } from '../../design/index.ts';
import { PushSetting } from '../../notices/push-setting.tsx';
import { changeSettings, useSettings } from '../../settings/settings.ts';
import { useWords } from '../../words/index.ts';
import { LANGUAGE_NAMES, OFFERED } from '../../words/languages.ts';
import { settingsWords } from './words/index.ts';
import './settings.css';

const THEMES = ['light', 'dark', 'system'] as const;
const MOTIONS = ['off', 'fast', 'normal', 'slow'] as const;

export default function SettingsPage() {
  const words = useWords(settingsWords);
  const settings = useSettings();
  usePageTitle(words.title);
  return (
    <div className="settings">
      <header>
        <h1>{words.title}</h1>
        <p>{words.note}</p>
      </header>
      <Group title={words.look}>
        <Choice
          label={words.language}
          value={settings.language}
          options={OFFERED.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          onChange={(language) => changeSettings({ language })}
        />
        <Choice
          label={words.theme}
          value={settings.theme}
          options={THEMES.map((value) => ({ value, label: words[value] }))}
          onChange={(theme) => changeSettings({ theme })}
        />
        <Switch
          label={words.patterns}
          help={words.patternsHelp}
          checked={settings.patterns}
          onChange={(patterns) => changeSettings({ patterns })}
        />
      </Group>
      <Group title={words.playing}>
        <Switch
          label={words.confirm}
          help={words.confirmHelp}
          checked={settings.confirm}
          onChange={(confirm) => changeSettings({ confirm })}
        />
        <Choice
          label={words.motion}
          help={words.motionHelp}
          value={settings.motion}
          options={MOTIONS.map((value) => ({ value, label: words[value] }))}
          onChange={(motion) => changeSettings({ motion })}
        />
      </Group>
      <Group title={words.sounds}>
        <Switch
          label={words.sound}
          help={words.soundHelp}
          checked={settings.sound}
          onChange={(sound) => changeSettings({ sound })}
        />
        <Switch
          label={words.turnSound}
          help={words.turnSoundHelp}
          checked={settings.turnSound}
          onChange={(turnSound) => changeSettings({ turnSound })}
        />
        <Volume />
        <PushSetting />
      </Group>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="settings__group">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

interface ChoiceProps<T> {
  readonly label: string;
  readonly help?: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly onChange: (value: T) => void;
}

function Choice<T extends string>({ label, help, value, options, onChange }: ChoiceProps<T>) {
  return (
    <div className="settings__choice">
      <span className="settings__label">{label}</span>
      <Segmented label={label} value={value} options={options} onChange={onChange} />
      {help && <span className="settings__help">{help}</span>}
    </div>
  );
}

function Volume() {
  const words = useWords(settingsWords);
  const { volume, sound, turnSound } = useSettings();
  const percent = Math.round(volume * 100);
  return (
    <div className="settings__volume">
      <label>
        <span className="settings__label">
          {words.volume}: {`${percent}\u00a0%`}
        </span>
        <input
          type="range"
          min={0}
          max={100}
          step={5}
          value={percent}
          onChange={({ target }) => changeSettings({ volume: Number(target.value) / 100 })}
        />
      </label>
      <Button
        size="small"
        why={sound || turnSound ? undefined : words.allOff}
        onClick={() => play(turnSound ? 'turn' : 'coin')}
      >
        {words.tryIt}
      </Button>
    </div>
  );
}
