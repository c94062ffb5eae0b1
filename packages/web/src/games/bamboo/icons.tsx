import {
  type Bamboo,
  type BambooEvent,
  type BambooStep,
  COLOURS,
  type Colour,
  FOODS,
  type Food,
  HOME_TILES,
  type HomeTile,
  isCall,
  plantingOf,
  type ShootKind,
  spiritOf,
} from '@engawa/bamboo';
import type { Choice } from '@engawa/kernel';
import type { ReactNode } from 'react';
import { FoodMark } from './art/food.tsx';
import { KindMark, Mark } from './art/marks.tsx';
import { ShootMark } from './art/shoot.tsx';
import type { LineId } from './texts/index.ts';

/** The emblem of a temple on its colour. */
function Emblem({ colour }: { readonly colour: Colour }) {
  return (
    <svg className={`bb-mark bb-${colour}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <rect x="1" y="1" width="22" height="22" rx="6" fill="var(--bb-c)" stroke="var(--bb-tile-ink)" />
      <use href={`#bb-emblem-${colour}`} x="5" y="5" width="14" height="14" />
    </svg>
  );
}

const PLAIN: Readonly<Record<string, string>> = {
  happiness: 'happiness',
  coin: 'act-income',
  after: 'tengu',
  harmony: 'act-harmony',
  home: 'act-home',
  income: 'act-income',
  cook: 'act-cook',
};

export function choiceIcon(choice: Choice, step: BambooStep, _view: Bamboo): ReactNode {
  const text = `${choice}`;
  if (isCall(choice) || text.startsWith('wake:')) return <Mark name={spiritOf(text)} />;
  if (COLOURS.includes(text as Colour)) return <Emblem colour={text as Colour} />;
  if (text in HOME_TILES) return <KindMark kind={HOME_TILES[text as HomeTile].kind} />;
  if (PLAIN[text] !== undefined) return <Mark name={PLAIN[text]} />;
  const food = FOODS.find((one) => text === one || text === `before:${one}`);
  if (food !== undefined) return <FoodMark food={food} />;
  switch (step.do) {
    case 'draftShoot':
    case 'keepInColour':
      return <ShootMark kind={choice as ShootKind} />;
    case 'plant':
      return <ShootMark kind={plantingOf(text)[0]} />;
    case 'harmony':
      return text.includes(':') ? <Mark name="act-harmony" /> : null;
    case 'furnish':
      return <KindMark kind={HOME_TILES[step.tile].kind} />;
    default:
      return null;
  }
}

/** One picture for whatever is told, where one says more than the sentence alone. */
export function eventIcon(event: BambooEvent): ReactNode {
  switch (event.is) {
    case 'drafts':
    case 'plants':
    case 'bringsHome':
      return <ShootMark kind={event.shoot} />;
    case 'pushesOut':
      return <ShootMark kind={event.shoots[0]!} />;
    case 'activates':
    case 'skipsAction':
      return <Mark name={`act-${event.action}`} />;
    case 'picksGift':
      return <Mark name={`act-${event.gift}`} />;
    case 'visits':
      return <Emblem colour={event.area} />;
    case 'offers':
      return <Emblem colour={event.temple} />;
    case 'earns':
      return <Mark name="act-income" />;
    case 'gainsHappiness':
    case 'scoresHarmony':
    case 'countsHarmony':
      return <Mark name="happiness" />;
    case 'takesHarmony':
    case 'newHarmony':
      return <Mark name="act-harmony" />;
    case 'buysHome':
    case 'furnishes':
    case 'newHome':
      return <KindMark kind={HOME_TILES[event.tile].kind} />;
    case 'takesFood':
      return <FoodMark food={event.food} />;
    case 'eats':
      return <FoodMark food={event.food[0] as Food} />;
    case 'callsSpirit':
    case 'blesses':
    case 'ghostTakes':
    case 'spiritStays':
    case 'newSpirit':
    case 'wakes':
      return <Mark name={event.spirit} />;
    case 'season':
      return <Mark name={`season-${event.season}`} />;
    case 'firstPlayer':
      return <Mark name="first-player" />;
    case 'starves':
    case 'meal':
      return <Mark name="food-rice" />;
    default:
      return null;
  }
}

const AID_SIGNS: Readonly<Record<LineId, string>> = {
  spring: 'season-spring',
  visit: 'emblem-red',
  offering: 'stick',
  planting: 'leaf-crown',
  push: 'shoot-green',
  harmony: 'act-harmony',
  home: 'act-home',
  income: 'act-income',
  cook: 'act-cook',
  joker: 'act-joker',
  spirits: 'kitsune',
  autumn: 'season-autumn',
  winter: 'season-winter',
  end: 'happiness',
};

/** The icons of the player aid. */
export function aidIcon(line: LineId): ReactNode {
  return <Mark name={AID_SIGNS[line]} />;
}
