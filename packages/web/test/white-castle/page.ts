import { vi } from 'vitest';

// What is drawn looks at the browser once, for its language and the theme that somebody has chosen.
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
