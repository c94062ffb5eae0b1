import type { Choice, OptionValue, Seat, Words } from '@engawa/kernel';
import {
  type EncounterCard,
  type MealCard,
  type Panorama,
  SOUVENIRS,
  type SouvenirCard,
  type Space,
  TRAVELLERS,
  type Traveller,
} from '../components.ts';
import type { TokaidoEvent } from '../events.ts';
import type { TokaidoOptions } from '../options.ts';
import { mealPrice } from '../rules/inns.ts';
import { costOf, souvenirPoints } from '../rules/villages.ts';
import { powersOf, roadOf, type Tokaido, type TokaidoStep } from '../state.ts';
import type { DecisionName, Dictionary, InnName, Reason, ScoreRowName, StepName } from './dictionary.ts';
import { drawTable } from './table.ts';

/** Turns a dictionary into everything that can be said about the game. */
export function wordsFrom(words: Dictionary): Words<Tokaido, TokaidoEvent> {
  return {
    name: words.name,
    option: (key) => words.options[key as keyof TokaidoOptions],
    optionValue: (_, value: OptionValue) => words.optionValue(value),
    prompt(step, view) {
      const seat = step.do in words.prompts ? (step as { seat: Seat }).seat : 0;
      const cost = step.do === 'buySouvenirs' ? costOf(view, seat, step.basket) : 0;
      const prompt = words.prompts[step.do as DecisionName] as (step: TokaidoStep, facts: object) => string;
      return prompt(step, { coins: view.players[seat]!.coins, cost });
    },
    choice: (choice, step, view) => choiceWords(words, choice, step, view),
    stillToCome(step, who) {
      const say = words.stillToCome[step.do as StepName] as ((step: TokaidoStep, by: typeof who) => string) | undefined;
      return say?.(step, who);
    },
    event(event, who) {
      const say = words.events[event.is] as (event: TokaidoEvent, by: typeof who) => string;
      return say(event, who);
    },
    scoreRow: (row) => words.scoreRows[row as ScoreRowName],
    whyNot: (why) => words.reasons[why as Reason],
    table: (view, seat, who) => drawTable(words, view, seat, who),
  };
}

function choiceWords(words: Dictionary, choice: Choice, step: TokaidoStep, view: Tokaido): string {
  const say = words.choices;
  switch (step.do) {
    case 'chooseTraveller': {
      const card = choice as Traveller;
      return say.traveller(words.travellers[card], TRAVELLERS[card].coins, words.powers[card]);
    }
    case 'move':
    case 'moveNeutral': {
      const stop = roadOf(view).find((one) => one.id === choice)!;
      const { space } = stop;
      const gives = step.do === 'move' ? stopGives(words, view, step.seat, space) : neutralGives(words, space);
      return say.stop(stopName(words, stop.id), gives);
    }
    case 'buySouvenirs': {
      if (choice === 'done') return step.basket.length > 0 ? say.done : say.buyNothing;
      const card = choice as SouvenirCard;
      const owned = [...view.players[step.seat]!.souvenirs, ...step.basket];
      const { kind, price } = SOUVENIRS[card];
      return say.souvenir(words.souvenirs[card], words.kinds[kind], price, souvenirPoints(owned, card));
    }
    case 'temple':
      return say.give(choice as number);
    case 'pickEncounter':
      return capital(words.encounters[choice as EncounterCard]);
    case 'pickPanorama': {
      if (choice === 'decline') return say.decline;
      const of = choice as Panorama;
      return say.panorama(words.panoramas[of], view.players[step.seat]!.panoramas[of] + 1);
    }
    case 'freeMeal':
      return choice === 'take' ? say.takeMeal(words.meals[step.offered.card]) : say.declineMeal;
    case 'buyMeal': {
      if (choice === 'skip') return say.skipMeal;
      const card = choice as MealCard;
      return say.dish(words.meals[card], mealPrice(view, step.seat, card));
    }
    default:
      return `${choice}`;
  }
}

/** What a stop would give this seat now. */
function stopGives(words: Dictionary, view: Tokaido, seat: Seat, space: Space): string {
  const say = words.choices;
  switch (space) {
    case 'farm':
      return say.coins(3);
    case 'paddy':
    case 'mountain':
    case 'sea':
      return say.fragment(view.players[seat]!.panoramas[space] + 1);
    case 'hot-spring':
      return say.drawSpring(powersOf(view, seat).perSpring > 0);
    case 'encounter':
      return say.drawEncounter;
    case 'village':
      return say.souvenirs;
    case 'temple':
      return say.donation;
    case 'inn':
      return say.meal;
  }
}

/** Only temples and inns feel the neutral traveller. */
function neutralGives({ choices: say }: Dictionary, space: Space): string {
  if (space === 'temple') return say.neutralGift;
  return space === 'inn' ? say.neutralMeal : say.nothing;
}

export function stopName(words: Dictionary, id: string): string {
  if (id in words.inns) return words.inns[id as InnName];
  const cut = id.lastIndexOf('-');
  return `${words.spaces[id.slice(0, cut) as Space]} ${id.slice(cut + 1)}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
