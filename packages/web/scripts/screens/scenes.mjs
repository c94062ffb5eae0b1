import { LOOKS, open, SITE } from './looking.mjs';
import { playOn, somebody, table } from './people.mjs';

/** Choices of one seat before the game is in its middle. */
const MIDDLE = 8;
const CASTLE_MIDDLE = 24;
const BAMBOO_MIDDLE = 60;
const SUN_MIDDLE = 40;
const FOREST_MIDDLE = 60;
/** As many games as it takes to be on the leaderboard. */
const RATED = 5;
const TRAYS = ['chooseTraveller', 'buySouvenirs', 'temple', 'pickEncounter', 'pickPanorama', 'freeMeal', 'buyMeal'];
/** Some decisions come only to some travellers. */
const MOST_TRIES = 60;

const BOTS = [{ bot: 'greedy' }, { bot: 'greedy' }, { bot: 'greedy' }];

/** Fills the house with people and games, and says where to look; some scenes are played only when somebody looks. */
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
    'white-castle': async () => ({
      ...(await midGame('white-castle', BOTS, CASTLE_MIDDLE, 'placeDie')),
      act: previewPlace,
    }),
    'white-castle-chain': () => midGame('white-castle', BOTS.slice(1), CASTLE_MIDDLE, 'lightBlock'),
    bamboo: async () => ({ ...(await midGame('bamboo', BOTS, BAMBOO_MIDDLE, 'plant')), act: previewGroove }),
    'bamboo-home': () => midGame('bamboo', BOTS, BAMBOO_MIDDLE, 'furnish', 'home'),
    'rising-sun': async () => ({ ...(await midGame('rising-sun', BOTS, SUN_MIDDLE, 'marshalTo')), act: previewLand }),
    'rising-sun-battle': () => midGame('rising-sun', BOTS, SUN_MIDDLE, 'bid'),
    'rising-sun-tea': () => midGame('rising-sun', BOTS, 1, 'teaTurn', 'teaReply'),
    bitoku: async () => ({ ...(await midGame('bitoku', BOTS, FOREST_MIDDLE, 'placeDie')), act: previewChoice }),
    'bitoku-build': () => midGame('bitoku', BOTS.slice(1), FOREST_MIDDLE, 'build', 'buildCell'),
    'bitoku-solo': () => midGame('bitoku', [], FOREST_MIDDLE, 'basic'),
    'game-over': { path: `/t/${over}`, ...mine, act: openScore },
    replay: { path: `/replay/${over}?at=40`, ...mine },
    'replay-review': { path: `/replay/${over}?at=40`, ...mine, act: reviewGame },
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

/** A game in its middle, at a decision that does not come up in every one. Not Mia's: her list of tables is a picture, too. */
async function midGame(game, bots, after, ...wanted) {
  const sora = await somebody('Sora');
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const id = await table([sora], { game, seats: ['open', ...bots], autostart: true });
    const asked = await playOn(id, [sora], { wanted, after });
    if (asked === undefined) continue;
    await sora.page.context().close();
    return { path: `/t/${id}`, cookies: sora.cookies };
  }
  throw new Error(`${game}: ${wanted} was never asked`);
}

/** The review of the game, at the first of its key moments. */
async function reviewGame(page) {
  await page.locator('.review-bar button').click();
  await page.locator('.review-accounts').waitFor();
  await page.locator('.replay-moments__open').first().click();
}

/** A room of the keep, with the die that would lie there. */
async function previewPlace(page) {
  await page.locator('[data-place^=steward] > [data-choice], [data-choice]').first().dispatchEvent('click');
}

/** A groove, with the shoot that would be planted there and the one that comes back. */
async function previewGroove(page) {
  await page.locator('[data-place=g2]').first().dispatchEvent('click');
}

async function previewChoice(page) {
  await page.locator('[data-choice]').first().dispatchEvent('click');
}

/** A province, with the force that one would have there. */
async function previewLand(page) {
  await page.locator('.rs-province[data-choice]').first().dispatchEvent('click');
}

async function openScore(page) {
  await page.keyboard.press('s');
  await page.locator('.score-sheet__open').first().click();
}

/** A table for every kind of tray, at which just that is asked, and not Mia's either. */
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
