// npm run build: the server with the site beside it, for those who start it without npm (docs/operations.md)
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeReady } from './ready.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
makeReady(root);
const { buildServer } = await import('../packages/server/scripts/build.mjs');
const { buildSite } = await import('../packages/web/scripts/build.mjs');
const { main } = await buildServer();
await buildSite(join(dirname(main), 'site'));
console.log(`The server is in ${relative(process.cwd(), main)}.`);
