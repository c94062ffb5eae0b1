import type { Language } from '@engawa/kernel';
import { Monitor, Moon, Sun, UserRound } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { BrandMark } from '../art/brand.tsx';
import { IconButton, Segmented } from '../design/index.ts';
import { useSession } from '../session/session.ts';
import { changeSettings, type Settings, useSettings } from '../settings/settings.ts';
import { useWords } from '../words/index.ts';
import { LANGUAGE_NAMES, OFFERED } from '../words/languages.ts';
import { SECTIONS, sectionOf } from './sections.ts';
import { appWords } from './words/index.ts';
import './header.css';

const THEMES = ['light', 'dark', 'system'] as const;
const THEME_ICONS = { light: Sun, dark: Moon, system: Monitor } as const;

export function Header() {
  const words = useWords(appWords);
  const [place] = useLocation();
  const { language, theme } = useSettings();
  const section = sectionOf(place);
  return (
    <header className="site-header">
      <a className="site-header__skip" href="#content">
        {words.toContent}
      </a>
      <Link className="site-header__brand" href="/">
        <BrandMark />
        Engawa
      </Link>
      <nav className="site-header__nav" aria-label={words.sections}>
        {SECTIONS.map(({ id, href }) => (
          <Link key={id} href={href} aria-current={section === id ? 'page' : undefined}>
            {words[id]}
          </Link>
        ))}
      </nav>
      <div className="site-header__wide">
        <Segmented
          label={words.language}
          value={language}
          options={OFFERED.map((one) => ({ value: one, label: one.toUpperCase(), title: LANGUAGE_NAMES[one] }))}
          onChange={(chosen) => changeSettings({ language: chosen })}
        />
        <Segmented
          label={words.theme}
          value={theme}
          options={THEMES.map((one) => {
            const Icon = THEME_ICONS[one];
            return { value: one, label: '', title: words[one], icon: <Icon size={16} strokeWidth={1.75} /> };
          })}
          onChange={(chosen: Settings['theme']) => changeSettings({ theme: chosen })}
        />
      </div>
      <div className="site-header__narrow">
        <LanguageSelect />
        <NextTheme />
      </div>
      <Me />
    </header>
  );
}

function LanguageSelect() {
  const words = useWords(appWords);
  const language = useSettings((settings) => settings.language);
  return (
    <select
      className="site-header__language"
      aria-label={words.language}
      value={language}
      onChange={({ target }) => changeSettings({ language: target.value as Language })}
    >
      {OFFERED.map((one) => (
        <option key={one} value={one} lang={one}>
          {one.toUpperCase()}
        </option>
      ))}
    </select>
  );
}

function NextTheme() {
  const words = useWords(appWords);
  const theme = useSettings((settings) => settings.theme);
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length]!;
  const Icon = THEME_ICONS[theme];
  return (
    <IconButton
      label={words.nextTheme(words[theme])}
      icon={<Icon size={20} strokeWidth={1.75} />}
      onClick={() => changeSettings({ theme: next })}
    />
  );
}

function Me() {
  const words = useWords(appWords);
  const me = useSession((session) => session.me);
  return (
    <Link className="site-header__me" href="/account" aria-label={me ? words.you(me.name) : words.signIn}>
      <UserRound size={20} strokeWidth={1.75} aria-hidden="true" />
      <span className="site-header__name">{me ? me.name : words.signIn}</span>
    </Link>
  );
}
