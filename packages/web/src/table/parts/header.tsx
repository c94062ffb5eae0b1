import { LANGUAGES } from '@engawa/kernel';
import { ChevronLeft, CircleHelp, Menu, Moon, PanelRight, Sun, Volume2, VolumeX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { IconButton, Tooltip } from '../../design/index.ts';
import { changeSettings, useSettings, useTheme } from '../../settings/settings.ts';
import { LANGUAGE_NAMES } from '../../words/languages.ts';
import { useTable } from '../model.ts';
import { Turn } from './turn.tsx';
import './header.css';

const SHORT = { en: 'ENG', ru: 'РУС', uk: 'УКР' } as const;

interface HeaderProps {
  readonly onKeys: () => void;
  readonly onMenu: () => void;
  /** Opens the side column where it has no place of its own. */
  readonly onSide?: (() => void) | undefined;
}

export function TableHeader({ onKeys, onMenu, onSide }: HeaderProps) {
  const { face, looking, say } = useTable();
  return (
    <header className="table-header">
      <Back />
      <h1 className="table-header__name">{looking.words.name}</h1>
      <div className="table-header__progress">{face.Progress && <face.Progress {...looking} />}</div>
      <Turn />
      <SoundButton />
      <IconButton label={say.help} icon={<CircleHelp />} hotkey="?" onClick={onKeys} />
      <ThemeButton />
      {onSide && <IconButton label={`${say.log}, ${say.chat}, ${say.rules}`} icon={<PanelRight />} onClick={onSide} />}
      <IconButton label={say.menu} icon={<Menu />} onClick={onMenu} />
      <LanguageChoice />
    </header>
  );
}

/** On a phone the way back, the name, whose turn it is, and everything else behind one button. */
export function PhoneHeader({ onMenu, children }: { readonly onMenu: () => void; readonly children?: ReactNode }) {
  const { looking, say } = useTable();
  return (
    <header className="table-header table-header--phone">
      <Back />
      <h1 className="table-header__name">{looking.words.name}</h1>
      <Turn />
      {children}
      <IconButton label={say.menu} icon={<Menu />} onClick={onMenu} />
    </header>
  );
}

function Back() {
  const { source, say } = useTable();
  return (
    <Tooltip text={say.back} isName>
      <Link href={source.links?.leave ?? '/'} className="table-header__back" aria-label={say.back}>
        <ChevronLeft aria-hidden="true" />
      </Link>
    </Tooltip>
  );
}

function SoundButton() {
  const { say } = useTable();
  const sound = useSettings((settings) => settings.sound);
  return (
    <IconButton
      label={say.sound}
      icon={sound ? <Volume2 /> : <VolumeX />}
      aria-pressed={sound}
      className="table-header__switch"
      onClick={() => changeSettings({ sound: !sound })}
    />
  );
}

function ThemeButton() {
  const { say } = useTable();
  const isDark = useTheme() === 'dark';
  return (
    <IconButton
      label={`${say.theme}: ${isDark ? say.themes.light : say.themes.dark}`}
      icon={isDark ? <Sun /> : <Moon />}
      onClick={() => changeSettings({ theme: isDark ? 'light' : 'dark' })}
    />
  );
}

function LanguageChoice() {
  const { say } = useTable();
  const language = useSettings((settings) => settings.language);
  return (
    <span className="table-header__language">
      <span aria-hidden="true">{SHORT[language]}</span>
      <select
        aria-label={say.language}
        value={language}
        onChange={(event) => {
          const wanted = LANGUAGES.find((one) => one === event.target.value);
          if (wanted) changeSettings({ language: wanted });
        }}
      >
        {LANGUAGES.map((one) => (
          <option key={one} value={one} lang={one}>
            {LANGUAGE_NAMES[one]}
          </option>
        ))}
      </select>
    </span>
  );
}
