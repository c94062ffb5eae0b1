import { LANGUAGES, type Language } from '@engawa/kernel';
import { useSyncExternalStore } from 'react';
import { create } from 'zustand';

export interface Settings {
  readonly language: Language;
  readonly theme: 'light' | 'dark' | 'system';
  readonly motion: 'off' | 'fast' | 'normal' | 'slow';
  readonly sound: boolean;
  /** The bell that says "your turn" has its own switch. */
  readonly turnSound: boolean;
  /** 0 to 1. */
  readonly volume: number;
  /** Whether a choice is previewed and confirmed, or played at the first click. */
  readonly confirm: boolean;
  /** Patterns of the seats on their pieces. */
  readonly patterns: boolean;
}

const KEY = 'engawa.settings';

const DEFAULTS: Settings = {
  language: 'en',
  theme: 'system',
  motion: 'normal',
  sound: false,
  turnSound: true,
  volume: 0.4,
  confirm: true,
  patterns: false,
};

function browserLanguage(): Language {
  for (const tag of navigator.languages) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}

/** What was kept, as far as it still means anything. */
function kept(): Partial<Settings> {
  try {
    const saved = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>;
    const known = Object.entries(saved).filter(
      ([key, value]) => key in DEFAULTS && typeof value === typeof DEFAULTS[key as keyof Settings],
    );
    return Object.fromEntries(known);
  } catch {
    return {};
  }
}

function start(): Settings {
  const settings = { ...DEFAULTS, language: browserLanguage(), ...kept() };
  return LANGUAGES.includes(settings.language) ? settings : { ...settings, language: browserLanguage() };
}

export const useSettings = create<Settings>(start);

export function changeSettings(change: Partial<Settings>): void {
  useSettings.setState(change);
  try {
    localStorage.setItem(KEY, JSON.stringify(useSettings.getState()));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

const NIGHT = '(prefers-color-scheme: dark)';

/** By day or by night, whoever has decided it. */
export function useTheme(): 'light' | 'dark' {
  const theme = useSettings((settings) => settings.theme);
  const isNight = useSyncExternalStore(onNight, () => matchMedia(NIGHT).matches);
  return theme === 'system' ? (isNight ? 'dark' : 'light') : theme;
}

function onNight(listener: () => void): () => void {
  const night = matchMedia(NIGHT);
  night.addEventListener('change', listener);
  return () => night.removeEventListener('change', listener);
}

/**
 * Writes on the page what style sheets need to know, now and after every change. The system's theme too: so every sheet
 * has its night once, under `[data-theme=dark]`.
 */
export function applySettings(): void {
  const apply = () => {
    const { language, theme, patterns, motion } = useSettings.getState();
    const root = document.documentElement;
    root.lang = language;
    root.dataset.motion = motion;
    root.toggleAttribute('data-patterns', patterns);
    root.dataset.theme = theme === 'system' ? (matchMedia(NIGHT).matches ? 'dark' : 'light') : theme;
  };
  apply();
  useSettings.subscribe(apply);
  onNight(apply);
}
