import type { Tokaido, TokaidoEvent, TokaidoStep } from '@engawa/tokaido';
import type { Deciding } from '../face.ts';
import './tray.css';
import { EncounterTray } from './trays/encounter-tray.tsx';
import { FreeMealTray, MealTray } from './trays/inn-tray.tsx';
import { PanoramaTray } from './trays/panorama-tray.tsx';
import { TempleTray } from './trays/temple-tray.tsx';
import { TravellerTray } from './trays/traveller-tray.tsx';
import { VillageTray } from './trays/village-tray.tsx';

const IN_TRAY: readonly TokaidoStep['do'][] = [
  'chooseTraveller',
  'buySouvenirs',
  'temple',
  'pickPanorama',
  'pickEncounter',
  'freeMeal',
  'buyMeal',
];

export function usesTray(step: TokaidoStep): boolean {
  return IN_TRAY.includes(step.do);
}

/** What is decided with cards and coins, not on the road. */
export function Tray(props: Deciding<Tokaido, TokaidoEvent>) {
  const { step } = props;
  switch (step?.do) {
    case 'chooseTraveller':
      return <TravellerTray {...props} step={step} />;
    case 'buySouvenirs':
      return <VillageTray {...props} step={step} />;
    case 'temple':
      return <TempleTray {...props} step={step} />;
    case 'pickPanorama':
      return <PanoramaTray {...props} step={step} />;
    case 'pickEncounter':
      return <EncounterTray {...props} step={step} />;
    case 'freeMeal':
      return <FreeMealTray {...props} step={step} />;
    case 'buyMeal':
      return <MealTray {...props} step={step} />;
    default:
      return null;
  }
}
