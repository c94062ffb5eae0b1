import { LOOKS, open, SITE } from './looking.mjs';
import { playOn, somebody, table } from './people.mjs';

/** Choices of one seat before the game is in its middle. */
const MIDDLE = 8;
/** As many games as it takes to be on the leaderboard. */
const RATED = 5;
const TRAYS = ['chooseTraveller', 'buySouvenirs', 'temple', 'pickEncounter', 'pickPanorama', 'freeMeal', 'buyMeal'];
/** Some decisions come only to some travellers. */
const MOST_TRIES = 60;

const BOTS = [{ bot: 'greedy' }, { bot: 'greedy' }, { bot: 'greedy' }];

/** Fills the house with people and games, and says where to look. */
export async function prepare(withTrays) {
  const [mia, ren] = [await somebody('Mia'), await somebody('Ren')];
  const mine = { cookies: mia.cookies };
  let over;
  for (let game = 0; game < RATED; game++) {
    over = await table([mia, ren], { seats: ['open', 'open'], public: true });
    await playOn(over, [mia, ren]);
  }
  const running = await table([mia], { seats: ['open', ...BOTS], autostart: true });
  await playOn(running, [mia], { wanted: ['move'], after: MIDDLE });
  await table([mia], { seats: ['open', 'open', 'open'], public: true, clock: { is: 'days', days: 2 } });
  const room = await table([ren], { seats: ['open', 'open', { bot: 'greedy' }, 'open'], public: true });
  const here = await gameHere();
  const pages = {
    home: { path: '/' },
    'new-table': { path: '/new', ...mine },
    tables: { path: '/tables', ...mine },
    'my-tables': { path: '/tables', ...mine, act: (page) => page.getByRole('tab').last().click() },
    'waiting-room': { path: `/t/${room}`, cookies: ren.cookies },
    table: { path: `/t/${running}`, ...mine },
    'game-over': { path: `/t/${over}`, ...mine, act: openScore },
    replay: { path: `/replay/${over}?at=40`, ...mine },
    'replay-running': { path: `/replay/${running}?at=30`, ...mine },
    here: { path: '/here', kept: here },
    import: { path: '/replay', ...mine },
    learn: { path: '/learn' },
    lesson: { path: '/learn/tokaido' },
    settings: { path: '/settings', ...mine },
    account: { path: '/account', ...mine },
    'signing-in': { path: '/account' },
    person: { path: '/people/Mia', cookies: ren.cookies },
    leaderboard: { path: '/leaderboard/tokaido', ...mine },
    about: { path: '/about' },
    gallery: { path: '/gallery' },
  };
  const trays = withTrays ? await everyTray() : [];
  for (const { page } of [mia, ren]) await page.context().close();
  return { pages, trays };
}

async function openScore(page) {
  await page.keyboard.press('s');
  await page.locator('.score-sheet__open').first().click();
}

/** A table for every kind of tray, at which just that is asked. Not Mia's: her list of tables is a picture, too. */
async function everyTray() {
  const players = [await somebody('Aya'), await somebody('Kai')];
  const found = new Map();
  for (let tries = 0; tries < MOST_TRIES && found.size < TRAYS.length; tries++) {
    const id = await table(players, { seats: ['open', 'open'] });
    const wanted = TRAYS.filter((tray) => !found.has(tray));
    const asked = await playOn(id, players, { wanted });
    if (asked !== undefined) found.set(asked, { path: `/t/${id}`, cookies: players[0].cookies });
  }
  for (const { page } of players) await page.context().close();
  return TRAYS.flatMap((tray) => found.get(tray) ?? []);
}

/** What a browser keeps in which somebody has begun a game without the server. */
async function gameHere() {
  const page = await open(LOOKS.laptopDay);
  await page.goto(`${SITE}/new?game=tokaido&here`, { waitUntil: 'networkidle' });
  await page.locator('.new-table__foot button').last().click();
  await page.waitForURL(/\/here\//);
  await page.waitForTimeout(1_500);
  const kept = await page.evaluate(() => ({ ...localStorage }));
  await page.context().close();
  return kept;
}
