import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { browser } from './looking.mjs';

export const FOLDER = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', '..', 'docs', 'screens');
/** Nobody should wait for a picture of a page longer than for the page. */
const LARGEST = 200_000;
const QUALITIES = [0.85, 0.75, 0.65, 0.55, 0.45, 0.35, 0.25];

/** Hangs columns of pictures side by side, `[{ width, pictures }]`, and keeps the sheet as sharp as it may be. */
export async function hang(name, columns) {
  mkdirSync(FOLDER, { recursive: true });
  const page = await browser.newPage({ viewport: { width: 100, height: 100 } });
  const column = ({ width, pictures }) =>
    `<div>${pictures.map((one) => `<img width="${width}" src="data:image/png;base64,${one.toString('base64')}">`).join('')}</div>`;
  const style =
    'body{display:flex;gap:6px;width:max-content;margin:3px;background:#777}div{display:grid;gap:6px;align-content:start}img{display:block}';
  await page.setContent(`<!doctype html><style>${style}</style>${columns.map(column).join('')}`);
  const png = await page.locator('body').screenshot();
  const sheet = await smallEnough(page, png);
  writeFileSync(join(FOLDER, `${name}.webp`), sheet);
  await page.close();
  console.log(name, `${Math.round(sheet.length / 1000)} kB`);
}

async function smallEnough(page, png) {
  let sheet;
  for (const quality of QUALITIES) {
    const text = await page.evaluate(toWebp, { png: png.toString('base64'), quality });
    sheet = Buffer.from(text.slice(text.indexOf(',') + 1), 'base64');
    if (sheet.length <= LARGEST) break;
  }
  return sheet;
}

/** Runs in the browser, which can write what it can read. */
async function toWebp({ png, quality }) {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas.toDataURL('image/webp', quality);
}
