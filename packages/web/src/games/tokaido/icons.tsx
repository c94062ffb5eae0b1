import type { Choice } from '@engawa/kernel';
import { roadOf, type Tokaido, type TokaidoEvent, type TokaidoStep } from '@engawa/tokaido';
import type { ReactNode } from 'react';
import { Art, CoinIcon, Icon, Star } from './art/art.tsx';
import './icons.css';
import type { LineId } from './texts/index.ts';

/** The glyph of a space on its own colour, as on the road. */
function SpaceIcon({ space }: { readonly space: string }) {
  return (
    <svg className="tk-space-icon" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <circle cx="16" cy="16" r="15" fill="var(--tk-sign)" stroke="var(--sumi-ink)" strokeWidth="1.4" />
      <circle cx="16" cy="16" r="12.8" fill={`var(--tk-sign-${space})`} />
      <use href={`#tk-glyph-${space}`} x="7.5" y="7.5" width="17" height="17" fill="var(--paper)" />
    </svg>
  );
}

function Picture({ name, isWide = false }: { readonly name: string; readonly isWide?: boolean }) {
  return <Art name={name} className={isWide ? 'tk-picture tk-picture--wide' : 'tk-picture'} />;
}

export function choiceIcon(choice: Choice, step: TokaidoStep, view: Tokaido): ReactNode {
  switch (step.do) {
    case 'chooseTraveller':
      return <Picture name={`emblem-${choice}`} />;
    case 'move':
    case 'moveNeutral': {
      const space = roadOf(view).find(({ id }) => id === choice)?.space;
      return space && <SpaceIcon space={space} />;
    }
    case 'buySouvenirs':
      return choice === 'done' ? <CoinIcon /> : <Picture name={`souvenir-${choice}`} />;
    case 'temple':
      return <Picture name="temple-cup" />;
    case 'pickPanorama':
      return choice === 'decline' ? null : <SpaceIcon space={`${choice}`} />;
    case 'pickEncounter':
      return <Picture name={`encounter-${choice}`} />;
    case 'freeMeal':
      return choice === 'take' ? <Picture name={`meal-${step.offered.card}`} isWide /> : null;
    case 'buyMeal':
      return choice === 'skip' ? null : <Picture name={`meal-${choice}`} isWide />;
    default:
      return null;
  }
}

export function eventIcon(event: TokaidoEvent): ReactNode {
  switch (event.is) {
    case 'showsTraveller':
      return <Picture name={`emblem-${event.traveller}`} />;
    case 'moves':
    case 'movesNeutral':
      return <SpaceIcon space={event.to.startsWith('inn-') ? 'inn' : event.to.replace(/-\d+$/, '')} />;
    case 'panorama':
      return <SpaceIcon space={event.of} />;
    case 'spring':
      return <Icon name="glyph-hot-spring" tint="var(--tk-c-spring)" />;
    case 'donates':
    case 'donatesFromReserve':
    case 'neutralDonates':
    case 'templeRank':
      return <Icon name="glyph-temple" tint="var(--tk-c-temple)" />;
    case 'offers':
    case 'buysNothing':
    case 'noSouvenirLeft':
      return <Icon name="glyph-village" />;
    case 'buys':
      return <Picture name={`souvenir-${event.cards[0]}`} />;
    case 'givenSouvenir':
      return <Picture name={`souvenir-${event.card}`} />;
    case 'meets':
    case 'putThisEncounterUnder':
      return <Picture name={`encounter-${event.card}`} />;
    case 'putsEncounterUnder':
    case 'declinesPanorama':
    case 'entertains':
      return <Icon name="glyph-encounter" tint="var(--tk-c-encounter)" />;
    case 'gainsPoints':
      return <Star />;
    case 'farm':
    case 'gainsCoins':
    case 'preparation':
      return <CoinIcon />;
    case 'offeredMeal':
    case 'takesOfferedMeal':
    case 'eats':
      return <Picture name={`meal-${event.card}`} isWide />;
    case 'declinesOfferedMeal':
    case 'mealsLaid':
    case 'looksAtMeals':
    case 'doesNotEat':
    case 'neutralDiscardsMeal':
    case 'leaveInn':
      return <Icon name="glyph-inn" tint="var(--tk-c-inn)" />;
    case 'achieves':
      return <Picture name={`ach-${event.achievement}`} />;
    case 'linesUp':
    case 'journeyEnds':
      return <Picture name="journey-point" />;
  }
}

/** The icons of the player aid. */
export function aidIcon(line: LineId): ReactNode {
  switch (line) {
    case 'turn':
      return <Picture name="journey-point" />;
    case 'achievement':
      return <Picture name="ach-collector" />;
    case 'end':
      return <Picture name="temple-cup" />;
    default:
      return <SpaceIcon space={line} />;
  }
}
