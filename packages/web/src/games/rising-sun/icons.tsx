import type { Choice } from '@engawa/kernel';
import {
  CARD,
  CARDS,
  type Card,
  CLANS,
  type Clan,
  KINDS,
  type Kind,
  MANDATES,
  type Mandate,
  type RisingSun,
  type RisingSunEvent,
  type RisingSunStep,
  readGroup,
  type Shrine,
  STRONGHOLD,
} from '@engawa/rising-sun';
import type { ReactNode } from 'react';
import { Crest } from '../../design/index.ts';
import { FigureMark, Mark } from './art/marks.tsx';
import { FOREIGN_STEPS, OWN_STEPS } from './steps.ts';
import type { LineId } from './texts/index.ts';

const SEAT_STEPS: readonly RisingSunStep['do'][] = ['benevolence', 'orderNext', 'reparation'];

function cardIcon(card: Card): ReactNode {
  return KINDS.includes(card as Kind) ? <Mark name={card} /> : <i className="rs-type" data-type={CARDS[card].type} />;
}

export function choiceIcon(choice: Choice, step: RisingSunStep, view: RisingSun): ReactNode {
  if (typeof choice === 'number') {
    return SEAT_STEPS.includes(step.do) ? <Crest seat={choice} size={20} /> : <Mark name="coin" />;
  }
  if (choice === 'stop' || choice === 'decline' || choice === 'pass' || choice === 'skip' || choice === 'withdraw')
    return null;
  if (OWN_STEPS.includes(step.do) || FOREIGN_STEPS.includes(step.do)) {
    const { owner, kind } = readGroup(choice);
    return <FigureMark kind={kind} seat={owner < 0 && 'seat' in step ? step.seat : owner} />;
  }
  if (CLANS.includes(choice as Clan)) return <Mark name={`crest-${choice}`} />;
  if (MANDATES.includes(choice as Mandate)) return <Mark name={choice} />;
  if (view.shrines.includes(choice as Shrine)) return <Mark name={choice} />;
  if (KINDS.includes(choice as Kind) && 'seat' in step)
    return <FigureMark kind={KINDS.indexOf(choice as Kind)} seat={step.seat} />;
  if (CARD[choice as Card] !== undefined) return cardIcon(choice as Card);
  return stepIcon(choice, step);
}

/** What stands for a yes, or for a place where something would come to. */
function stepIcon(choice: string, step: RisingSunStep): ReactNode {
  switch (step.do) {
    case 'recruitProvince':
    case 'placeMonster':
    case 'marshalTo':
    case 'fujinTo':
      return <FigureMark kind={step.kind} seat={step.seat} />;
    case 'raijin':
    case 'kenin':
    case 'samurai':
      return <FigureMark kind={0} seat={step.seat} />;
    case 'build':
      return <FigureMark kind={STRONGHOLD} seat={step.seat} />;
    case 'worship':
      return <FigureMark kind={step.kind} seat={step.seat} />;
    case 'teaTurn':
      return choice.startsWith('propose:') ? <Crest seat={Number(choice.slice('propose:'.length))} size={20} /> : null;
    case 'teaTerms':
      return <Mark name={choice === 'plain' ? 'alliance' : 'coin'} />;
    case 'teaReply':
      return <Mark name="alliance" />;
    case 'seppuku':
      return <Mark name="seppuku" />;
    case 'hireRonin':
      return <Mark name="ronin" />;
    case 'amaterasu':
      return <Mark name="honor" />;
    case 'serpent':
    case 'monkey':
      return choice === 'free' ? null : <Mark name="coin" />;
    case 'ready':
      return <Mark name="force" />;
    default:
      return null;
  }
}

/** One picture for whatever is told, where one says more than the sentence alone. */
export function eventIcon(event: RisingSunEvent): ReactNode {
  switch (event.is) {
    case 'takesClan':
      return <Mark name={`crest-${event.clan}`} />;
    case 'proposes':
    case 'allies':
      return <Mark name="alliance" />;
    case 'betrays':
      return <Mark name="betray" />;
    case 'playsMandate':
      return <Mark name={event.mandate} />;
    case 'summons':
    case 'places':
    case 'worships':
      return <FigureMark kind={KINDS.indexOf(event.kind)} seat={event.seat} />;
    case 'moves':
      return (
        <FigureMark kind={event.kind === 'stronghold' ? STRONGHOLD : KINDS.indexOf(event.kind)} seat={event.seat} />
      );
    case 'replaces':
      return <FigureMark kind={KINDS.indexOf(event.by)} seat={event.seat} />;
    case 'kills':
    case 'takesHostage':
      return <FigureMark kind={KINDS.indexOf(event.kind)} seat={event.owner} />;
    case 'builds':
      return <FigureMark kind={STRONGHOLD} seat={event.seat} />;
    case 'buys':
      return cardIcon(event.card);
    case 'gains':
      return <Mark name={event.points > 0 ? 'vp' : event.coins > 0 ? 'coin' : 'ronin'} />;
    case 'income':
    case 'gives':
    case 'trades':
    case 'offers':
    case 'paysReparations':
    case 'takesCoins':
    case 'passesOnCoin':
    case 'charges':
    case 'converts':
    case 'bids':
      return <Mark name="coin" />;
    case 'harvests':
      return <Mark name="harvest" />;
    case 'honor':
      return <Mark name="honor" className="rs-game" />;
    case 'kamiTurn':
      return <Mark name="archway" />;
    case 'shrineWon':
    case 'declinesShrine':
      return <Mark name={event.shrine} />;
    case 'warBegins':
    case 'battle':
      return <Mark name="force" />;
    case 'takesToken':
    case 'noWar':
      return <Mark name="war-token" />;
    case 'winsAdvantage':
    case 'declinesAdvantage':
      return <Mark name={event.advantage} />;
    case 'seppuku':
      return <Mark name="seppuku" />;
    case 'hiresRonin':
      return <Mark name="ronin" />;
    default:
      return null;
  }
}

const AID_SIGNS: Readonly<Partial<Record<LineId, string>>> = {
  tea: 'alliance',
  kami: 'archway',
  war: 'force',
  tokens: 'war-token',
  points: 'vp',
  coins: 'coin',
};

/** The icons of the player aid. */
export function aidIcon(line: LineId): ReactNode {
  return <Mark name={AID_SIGNS[line] ?? line} />;
}
