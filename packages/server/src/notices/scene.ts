import type { Language, Seat } from '@engawa/kernel';
import type { NoticeKind, PushedNotice, Someone, WebhookNotice } from '@engawa/wire';
import type { Sitting } from '../tables/sitting.ts';
import type { Concerned } from './news.ts';
import { WORDS } from './words.ts';

/** All that may be told elsewhere of a table: names, whose turn it is, and the places in the end. */
export interface Scene {
  readonly table: string;
  readonly number: number;
  readonly game: string;
  readonly title: Readonly<Record<Language, string>>;
  readonly status: Sitting['status'];
  readonly owner: string;
  /** By seat: a name, null for a bot. */
  readonly names: readonly (string | null)[];
  readonly asked: readonly Seat[];
  /** The numbers at which those who are asked were asked. */
  readonly askedAt: ReadonlyMap<Seat, number>;
  /** The winner first; empty while nobody has won. */
  readonly places: readonly { readonly seat: Seat; readonly place: number }[];
}

export function sceneOf(sitting: Sitting, people: ReadonlyMap<string, Someone>): Scene {
  const { opening, game, status, holders, table, asked } = sitting;
  const { en, ru, uk } = game.words;
  const places = status === 'over' ? game.standings(table!.state) : [];
  return {
    table: opening.id,
    number: sitting.number,
    game: game.id,
    title: { en: en.name, ru: ru.name, uk: uk.name },
    status,
    owner: opening.owner,
    names: holders.map(({ person }) => (person === null ? null : (people.get(person)?.name ?? ''))),
    asked,
    askedAt: new Map(asked.map((seat) => [seat, table!.askedAt(seat)])),
    places: places.map(({ seat, place }) => ({ seat, place })).sort((a, b) => a.place - b.place),
  };
}

/** What one person's browser shows. */
export function pushOf(scene: Scene, is: NoticeKind, { seat }: Concerned, language: Language): PushedNotice {
  const words = WORDS[language];
  const others = allSeats(scene).filter((one) => one !== seat);
  const otherNames = namesAt(scene, others, language).join(', ');
  const isYourTurn = scene.asked.includes(seat);
  const bodies: Record<NoticeKind, () => string> = {
    turn: () => words.yourTurn(otherNames),
    start: () => (scene.status === 'open' ? words.canBegin : words.hasBegun(isYourTurn, otherNames)),
    over: () => words.isOver(placesIn(scene, language)),
  };
  const { table, game, title } = scene;
  return { is, table, game, seat, title: title[language], body: bodies[is]() };
}

/** What everybody may read who reads where the table tells it. */
export function webhookOf(scene: Scene, is: NoticeKind, language: Language, site: string): WebhookNotice {
  const words = WORDS[language];
  const { table, game, title, asked, status } = scene;
  const seats = is === 'turn' ? asked : is === 'over' ? scene.places.map(({ seat }) => seat) : allSeats(scene);
  const names = namesAt(scene, seats, language);
  const turn = asked.length === 0 ? '' : ` ${words.turnOf(namesAt(scene, asked, language))}`;
  const sentences: Record<NoticeKind, () => string> = {
    turn: () => words.turnOf(names),
    start: () => (status === 'open' ? words.canBegin : `${words.begunWith(names.join(', '))}${turn}`),
    over: () => words.isOver(placesIn(scene, language)),
  };
  const url = `${site}/t/${table}`;
  const content = `${title[language]}. ${sentences[is]()} ${url}`;
  return { content, text: content, is, table, game, names, url };
}

function allSeats({ names }: Scene): Seat[] {
  return names.map((_, seat) => seat);
}

function namesAt({ names }: Scene, seats: readonly Seat[], language: Language): string[] {
  const { bot, somebody } = WORDS[language];
  return seats.map((seat) => {
    const name = names[seat];
    return name === null ? bot : name || somebody;
  });
}

function placesIn(scene: Scene, language: Language): string {
  const lines = scene.places.map(({ seat, place }) => `${place}. ${namesAt(scene, [seat], language)[0]}`);
  return lines.join(', ');
}
