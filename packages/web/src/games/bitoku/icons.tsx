import {
  type Bitoku,
  type BitokuEvent,
  type BitokuStep,
  basicOf,
  dieOfChoice,
  kindOfCrystal,
  kindOfMitama,
  realmOf,
  rewardOf,
  typeOfBuilding,
  typeOfYokai,
  type YokaiCard,
} from '@engawa/bitoku';
import type { Choice } from '@engawa/kernel';
import type { ReactNode } from 'react';
import { EffectMark } from './art/effect-art.tsx';
import { DieMark } from './art/figures.tsx';
import { Mark } from './art/text.tsx';
import { seatOfSpirit } from './naming.ts';
import { outcomeOf } from './outcome.ts';
import type { LineId } from './texts/index.ts';

const REWARD_SIGNS = { bitoku: 'bit-deck', yokai: 'yok-deck', pick: 'hikaru-marker' } as const;

export function choiceIcon(choice: Choice, step: BitokuStep, view: Bitoku): ReactNode {
  const text = `${choice}`;
  if (choice === 'skip' || choice === 'stop' || choice === 'pass' || !('seat' in step)) return null;
  const { dice } = view.players[step.seat]!;
  switch (step.do) {
    case 'basic': {
      const { verb, what } = basicOf(text);
      if (verb === 'play') return <Mark name={typeOfYokai(what as YokaiCard)} />;
      return <DieMark value={dice[Number(what)]!.value} seat={step.seat} />;
    }
    case 'springDiscard':
    case 'keepYokai':
    case 'virtue':
      return <Mark name={typeOfYokai(choice as YokaiCard)} />;
    case 'placeDie':
    case 'overSix':
      return text.startsWith('amulet') ? (
        <Mark name="amulet" />
      ) : (
        <DieMark value={dice[step.slot]!.value} seat={step.seat} />
      );
    case 'copyDie': {
      const { spirit, slot } = dieOfChoice(text);
      return <DieMark value={realmOf(view, spirit).dice[slot]!.value} seat={seatOfSpirit(view, spirit)} />;
    }
    case 'crossReward':
      return <Mark name={REWARD_SIGNS[rewardOf(text).reward]} />;
    case 'keepBitoku':
      return <Mark name={text} />;
    case 'keepVision':
      return <Mark name="vision" />;
    case 'kodama':
      return <Mark name="kod" />;
    case 'back':
      return <Mark name="kback" />;
    case 'iwakura':
      return <Mark name="iwa" />;
    case 'pilgrim':
    case 'move':
      return <Mark name={choice === 'bitoku' ? 'visited' : 'pil'} />;
    case 'mitama':
      return <Mark name={`mitama-${kindOfMitama(view.open.mitama[(choice as number) - 1]!)}`} />;
    case 'dragonfly':
      return <Mark name="dragonfly" />;
    case 'build':
      return <Mark name={typeOfBuilding(view.open.building[(choice as number) - 1]!)} />;
    case 'crystal':
      return <Mark name={`crystal-${kindOfCrystal(view.open.crystal[(choice as number) - 1]!)}`} />;
    case 'payAny':
      return <Mark name={`res-${text}`} />;
    default: {
      const { gets } = outcomeOf(view, step, choice);
      return gets.length > 0 ? <EffectMark effect={gets} /> : null;
    }
  }
}

/** One picture for whatever is told, where one says more than the sentence alone. */
export function eventIcon(event: BitokuEvent): ReactNode {
  const sign = eventSign(event);
  return sign === undefined ? null : <Mark name={sign} />;
}

const SIGNS: Readonly<Partial<Record<BitokuEvent['is'], string>>> = {
  yearBegins: 'great-spirit',
  draws: 'draw',
  drew: 'draw',
  discards: 'hand',
  unlocks: 'unlock',
  sendsAway: 'pil',
  boosts: 'amulet',
  overSix: 'amulet',
  gainsAmulet: 'amulet',
  covers: 'hikaru-marker',
  kodama: 'kod',
  pushesBack: 'kback',
  visits: 'visited',
  tenguVisits: 'visited',
  pilgrimStarts: 'pil',
  pilgrimWalks: 'pil',
  pilgrimArrives: 'torii',
  pilgrimRests: 'pil',
  tenguPilgrim: 'pil',
  looksYokai: 'yok-deck',
  keepsYokai: 'yok-deck',
  looksBitoku: 'bit-deck',
  keepsVision: 'vision',
  takesIwakura: 'iwa',
  tenguRock: 'iwa',
  takesDragonfly: 'dragonfly',
  unites: 'united',
  tenguUnites: 'united',
  scores: 'vp',
  counts: 'vp',
  remembers: 'crystal-memory',
  dream: 'crystal-dream',
  tunes: 'crystal-mastery',
  virtue: 'snow',
  snow: 'snow',
  ownerBonus: 'build',
};

function eventSign(event: BitokuEvent): string | undefined {
  switch (event.is) {
    case 'playsCard':
    case 'takesYokai':
      return typeOfYokai(event.card);
    case 'takesBitoku':
      return event.card;
    case 'gains':
    case 'tenguGains':
      return `res-${event.good}`;
    case 'takesMitama':
      return `mitama-${kindOfMitama(event.tile)}`;
    case 'takesCrystal':
      return `crystal-${kindOfCrystal(event.tile)}`;
    case 'builds':
    case 'tenguBuilds':
      return typeOfBuilding(event.tile);
    default:
      return SIGNS[event.is];
  }
}

const AID_SIGNS: Readonly<Record<LineId, string>> = {
  year: 'great-spirit',
  card: 'hand',
  die: 'unlock',
  amulet: 'amulet',
  forest: 'res-any',
  house: 'pagoda-pawn',
  building: 'build',
  crossing: 'hikaru-marker',
  kodama: 'kod-r',
  movement: 'mp',
  mitama: 'united',
  crystal: 'crystal',
  iwakura: 'iwa',
  vision: 'vision',
  winter: 'snow',
  end: 'vp-end',
};

/** The icons of the player aid. */
export function aidIcon(line: LineId): ReactNode {
  return <Mark name={AID_SIGNS[line]} />;
}
