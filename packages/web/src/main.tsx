import './design/foundation.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { askAhead } from './app/ahead.ts';
import { App } from './app/app.tsx';
import { patiently } from './app/patience.ts';
import { routeOf } from './app/routes.ts';
import { fetchFonts } from './design/fetch-fonts.ts';
import { startOffline } from './offline/start.ts';
import { learnWhoWeAre } from './session/session.ts';
import { applySettings, useSettings } from './settings/settings.ts';

applySettings();
fetchFonts(useSettings.getState().language);
void learnWhoWeAre();
askAhead(location.pathname);
// Shown only when its code is here: React keeps a page waiting that comes too soon after a spinner.
void patiently(routeOf(location.pathname)?.page.load()).then(show);
startOffline();

function show(): void {
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
