import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { preloads } from './src/app/preload-plugin.ts';
import { offline } from './src/offline/plugin.ts';

export default defineConfig({
  plugins: [react(), preloads(), offline()],
  build: {
    target: 'es2022',
    // Art and fonts come as files of their own: a page asks for what it shows.
    assetsInlineLimit: 2048,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } },
  },
});
