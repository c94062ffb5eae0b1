import type { Choice } from '@engawa/kernel';
import {
  COLOURS,
  type Effect,
  exchangedFor,
  isExchange,
  ROWS,
  SOLO_CARDS,
  STARTING_ACTIONS,
  type WhiteCastle,
  type WhiteCastleEvent,
  type WhiteCastleStep,
} from '@engawa/white-castle';
import type { ReactNode } from 'react';
import { DieMark } from './art/die.tsx';
import { EffectMark, Mark } from './art/effect-art.tsx';
import { outcomeOf } from './outcome.ts';
import type { LineId } from './texts/index.ts';

export function choiceIcon(choice: Choice, step: WhiteCastleStep, view: WhiteCastle): ReactNode {
  if (isExchange(choice)) return <Mark name={exchangedFor(choice)} />;
  switch (step.do) {
    case 'choosePair': {
      const pair = view.pairs.find(({ resource }) => resource === choice);
      return pair && <EffectMark effects={STARTING_ACTIONS[pair.action].blocks[0]!} />;
    }
    case 'takeDie': {
      const [colour, end] = `${choice}`.split('-') as [(typeof COLOURS)[number], 'left' | 'right'];
      return <DieMark colour={colour} value={view.bridges[COLOURS.indexOf(colour)]![end]} />;
    }
    case 'placeDie':
      return choice === 'well' ? <Mark name="well" /> : <DieMark colour={step.colour} value={step.value} />;
    case 'warrior':
    case 'gardener':
    case 'courtier':
      return choice === 'decline' || choice === 'done' ? null : <Mark name={step.do} />;
    case 'chooseRow':
      return ROWS.some((row) => row === choice) ? <Mark name="domain" /> : null;
    case 'rivalGarden':
      return <Mark name="gardener" />;
    case 'rivalRoom':
      return <Mark name="courtier" />;
    case 'checkpoint':
      return choice === 'pay' ? <Mark name="seal" /> : <Mark name="time" />;
    default: {
      const { gets } = outcomeOf(view, step, choice);
      return gets.length > 0 ? <EffectMark effects={gets} /> : null;
    }
  }
}

/** One picture for whatever is told, where one says more than the sentence alone. */
export function eventIcon(event: WhiteCastleEvent): ReactNode {
  switch (event.is) {
    case 'takesDie':
    case 'placesDie':
    case 'rivalPlaces':
      return <DieMark colour={event.colour} value={event.value} />;
    case 'gains':
      return <EffectMark effects={event.goods.map(({ good, amount, lost }): Effect => `${good}:${amount || lost}`)} />;
    case 'rivalGains':
      return <EffectMark effects={[`${event.good}:${event.amount}`]} />;
    case 'exchanges':
      return <Mark name={event.into} />;
    case 'lantern':
      return <Mark name="lantern" />;
    case 'well':
      return <Mark name="well" />;
    case 'pays':
      return <Mark name={event.price} />;
    case 'usesBlock':
    case 'takesCard':
    case 'keepsCard':
      return <Mark name="light" />;
    case 'usesRow':
      return <Mark name="domain" />;
    case 'sendsWarrior':
    case 'rivalWarrior':
      return <Mark name="warrior" />;
    case 'sendsGardener':
    case 'rivalGardener':
    case 'gardensOpen':
    case 'rivalGardens':
      return <Mark name="gardener" />;
    case 'asksAudience':
    case 'climbs':
    case 'favour':
    case 'rivalAtGate':
    case 'rivalClimbs':
      return <Mark name="courtier" />;
    case 'timePasses':
    case 'rivalTime':
    case 'stopsAtCheckpoint':
    case 'turnOrder':
      return <Mark name="time" />;
    case 'paysCheckpoint':
      return <Mark name="seal" />;
    case 'rivalTurns': {
      const { bridge } = SOLO_CARDS[event.die];
      return <Mark name={`tile-${bridge}`} />;
    }
    case 'rivalTurnsInCoins':
      return <Mark name="coin" />;
    default:
      return null;
  }
}

const AID_SIGNS: Readonly<Partial<Record<LineId, string>>> = {
  castle: 'tile-any',
  outside: 'light',
  round: 'time',
  end: 'vp-end',
};

/** The icons of the player aid. */
export function aidIcon(line: LineId): ReactNode {
  return line === 'turn' ? <DieMark colour="coral" value={5} /> : <Mark name={AID_SIGNS[line] ?? line} />;
}
