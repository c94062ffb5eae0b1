import type { Language, Seat } from '@engawa/kernel';
import { DICTIONARIES, KINDS, PROVINCES, REWARDS, type RisingSun, STRONGHOLD } from '@engawa/rising-sun';
import type { SunLooking } from './deciding.ts';
import { type Cluster, clustersIn, type Group, worshippersAt } from './pieces.ts';
import { faceWords } from './words/index.ts';

type Named = Pick<SunLooking, 'view' | 'language' | 'who'>;

export function kindName(language: Language, kind: number): string {
  return DICTIONARIES[language].kinds[kind === STRONGHOLD ? 'stronghold' : KINDS[kind]!];
}

export const provinceName = (language: Language, province: number): string =>
  DICTIONARIES[language].provinces[PROVINCES[province]!];

/** A clan by its name; before the clans are chosen there is none. */
export function clanName(language: Language, view: RisingSun, seat: Seat): string {
  const { clan } = view.players[seat]!;
  return clan === null ? '' : DICTIONARIES[language].clans[clan];
}

function groupWords(language: Language, { kind, count }: Group): string {
  return count > 1 ? `${kindName(language, kind)} ×${count}` : kindName(language, kind);
}

export function groupName({ language, who }: Named, group: Group, place: string): string {
  return `${who(group.seat)}: ${groupWords(language, group)}, ${place}`;
}

function clusterWords({ language, who }: Named, { seat, force, isStrongest, groups }: Cluster): string {
  const mark = isStrongest ? ` ${DICTIONARIES[language].table.strongest}` : '';
  return `${who(seat)} ${force}${mark}: ${groups.map((group) => groupWords(language, group)).join(', ')}`;
}

/** A province for whoever listens: its number in the war, its harvest, and who is there. */
export function provinceWords(looking: Named, province: number): string {
  const { view, language } = looking;
  const say = faceWords[language];
  const war = view.wars.indexOf(province);
  const number = war < 0 ? [] : [war < view.settled ? say.warSettled : say.warNumber(war + 1)];
  const reward = say.harvest(DICTIONARIES[language].goods(REWARDS[PROVINCES[province]!]));
  const there = clustersIn(view, province).map((cluster) => clusterWords(looking, cluster));
  return [provinceName(language, province), ...number, reward, ...there].join('; ');
}

export function shrineWords(looking: Named, at: number): string {
  const { view, language, who } = looking;
  const { name, effect } = DICTIONARIES[language].shrines[view.shrines[at]!];
  const there = worshippersAt(view, at).map((group) => `${who(group.seat)}: ${groupWords(language, group)}`);
  return [`${name}: ${effect}`, ...there].join('; ');
}
