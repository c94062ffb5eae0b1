import { type BitokuOptions, TENGU_CARDS, type Tengu, type TenguCard } from '../src/index.ts';
import { ALONE, Scene } from './scene.ts';

/**
 * You against the Tengu: his favourites are kappa and Ara, he has nothing, and his dice 2, 3 and 4 are locked. There are
 * no ancient buildings, and every hill has a nezumi and a makoto.
 */
export function tenguScene(options: Partial<BitokuOptions> = {}): Scene {
  const scene = new Scene(ALONE, options).noAncient();
  const tengu = scene.state.tengu!;
  Object.assign(tengu, { wood: 0, stone: 0, jade: 0, sake: 0, dragonflies: [], iwakura: ['iwa-kappa', 'iwa-ara'] });
  for (const hill of ['yomi', 'steps', 'glade', 'forges'] as const) {
    scene.hill(hill, { yokai: 'nezumi-1', bitoku: 'makoto', covered: 0 });
  }
  scene.state.treasures = ['lake-mirror', 'lake-pearl', 'lake-comb', 'lake-fan', 'lake-bell'];
  return scene.hand('you', 'start-kappa');
}

export const tenguOf = (scene: Scene): Tengu => scene.state.tengu!;

/** Where the card lies; the will dice that mean it, as lots. */
const WILL = { left: [4, 5], middle: [3, 2], right: [0, 5] } as const;

/**
 * He takes a turn with this card. `luck`: further will dice as lots (0 is a 1), and cards by their names; the card that is
 * revealed in the end is always the first of the deck.
 */
export function turnOfTengu(
  scene: Scene,
  card: TenguCard,
  place: keyof typeof WILL = 'right',
  ...luck: (number | string)[]
): string {
  const tengu = tenguOf(scene);
  const others = (Object.keys(TENGU_CARDS) as TenguCard[]).filter((one) => one !== card);
  const at = ['left', 'middle', 'right'].indexOf(place);
  tengu.row = [others[0]!, others[1]!];
  tengu.row.splice(at, 0, card);
  tengu.deck = others.slice(2);
  tengu.discard = [];
  scene.told.length = 0;
  scene.goOn([{ do: 'basic', seat: 0 }, { do: 'tenguTurn' }], ...WILL[place], ...luck, 0);
  const [told] = scene.events('tenguCard');
  return (told as { row: string }).row;
}

/** All his dice are away from the mat: two of them in the house and on a far hill, one where it is said. */
export function oneDieLeft(scene: Scene): Scene {
  return scene.inForest('tengu', 0, 2, 'house-1').onHill('tengu', 1, 3, 'forges');
}
