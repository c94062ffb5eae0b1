import './design/foundation.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { fetchFonts } from './design/fetch-fonts.ts';
import { startOffline } from './offline/start.ts';
import { learnWhoWeAre } from './session/session.ts';
import { applySettings, useSettings } from './settings/settings.ts';

applySettings();
fetchFonts(useSettings.getState().language);
void learnWhoWeAre();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
startOffline();
