// node packages/web/scripts/screens.mjs [names]: pictures of every page for docs/screens, one sheet a page. Looks at a site
// that is running: SITE=http://localhost:8080. People are signed up there and games are played, so give it a folder of its
// own, and LIMIT_FRAMES_PER_SECOND=1000 LIMIT_REQUESTS_PER_SECOND=1000 BOT_PAUSE=0, or it takes long.
import { join } from 'node:path';
import { browser, LOOKS, shoot, visit } from './screens/looking.mjs';
import { prepare } from './screens/scenes.mjs';
import { FOLDER, hang } from './screens/sheet.mjs';

const BLINDNESS = ['protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'];

async function everyLook(name, scene) {
  const { laptopDay, laptopNight, phoneDay, phoneNight } = LOOKS;
  await hang(name, [
    { width: 800, pictures: [await shoot(laptopDay, scene), await shoot(laptopNight, scene)] },
    { width: 416, pictures: [await shoot(phoneDay, scene)] },
    { width: 416, pictures: [await shoot(phoneNight, scene)] },
  ]);
}

/** What slides up over the mat, one row a decision. */
async function everyTray(name, scenes) {
  const bar = '.table-bar';
  const column = async (look, width, ...selectors) => {
    const pictures = [];
    for (const scene of scenes) pictures.push(await shoot(look, scene, ...selectors));
    return { width, pictures };
  };
  await hang(`${name}-laptop`, [
    await column(LOOKS.laptopDay, 800, bar, '.table-mine'),
    await column(LOOKS.laptopNight, 800, bar, '.table-mine'),
  ]);
  const phones = await column(LOOKS.phoneDay, 390, '.table-phone__tray', bar);
  const half = Math.ceil(phones.pictures.length / 2);
  const nights = await column(LOOKS.phoneNight, 390, '.table-phone__tray', bar);
  await hang(`${name}-phone`, [
    { width: 390, pictures: phones.pictures.slice(0, half) },
    { width: 390, pictures: phones.pictures.slice(half) },
    { width: 390, pictures: nights.pictures.slice(0, half) },
    { width: 390, pictures: nights.pictures.slice(half) },
  ]);
}

async function throughOtherEyes(name, scene) {
  const pictures = [];
  const page = await visit(LOOKS.laptopDay, scene);
  const debug = await page.context().newCDPSession(page);
  for (const type of BLINDNESS) {
    await debug.send('Emulation.setEmulatedVisionDeficiency', { type });
    await page.waitForTimeout(200);
    pictures.push(await page.screenshot());
  }
  await page.context().close();
  await hang(name, [
    { width: 800, pictures: pictures.slice(0, 2) },
    { width: 800, pictures: pictures.slice(2) },
  ]);
}

async function hero(scene) {
  const page = await visit(LOOKS.laptopDay, scene);
  await page.screenshot({ path: join(FOLDER, 'hero.jpg'), type: 'jpeg', quality: 68 });
  await page.context().close();
  console.log('hero');
}

const wanted = process.argv.slice(2);
const isWanted = (name) => wanted.length === 0 || wanted.includes(name);
const { pages, trays } = await prepare(isWanted('trays'));
for (const [name, scene] of Object.entries(pages)) {
  if (isWanted(name)) await everyLook(name, typeof scene === 'function' ? await scene() : scene);
}
if (isWanted('trays')) await everyTray('trays', trays);
if (isWanted('table-colour-blind')) await throughOtherEyes('table-colour-blind', pages.table);
if (isWanted('hero')) await hero(pages.table);
await browser.close();
