import type { Choice, OptionValue, Words } from '@engawa/kernel';
import {
  type Action,
  type Cell,
  COLOURS,
  type Colour,
  FOOD_VALUES,
  type Food,
  GROOVE_CELLS,
  GROOVES,
  HARMONY_TILES,
  type HomeTile,
  SHOOTS,
  type ShootKind,
  WAKING,
} from '../components.ts';
import type { BambooEvent } from '../events.ts';
import type { BambooOptions } from '../options.ts';
import { SKIP } from '../rules/actions.ts';
import { harmonyOf, TAKE } from '../rules/harmony.ts';
import { priceOf } from '../rules/home.ts';
import { plantingOf } from '../rules/planting.ts';
import { isCall, spiritOf } from '../rules/spirits.ts';
import type { Bamboo, BambooStep } from '../state.ts';
import type { DecisionName, Dictionary, Reason, ScoreRowName } from './dictionary.ts';
import { drawTable } from './table.ts';

/** Turns a dictionary into everything that can be said about the game. */
export function wordsFrom(words: Dictionary): Words<Bamboo, BambooEvent> {
  return {
    name: words.name,
    option: (key) => words.options[key as keyof BambooOptions],
    optionValue: (_, value: OptionValue) => words.optionValue(value),
    prompt(step) {
      const prompt = words.prompts[step.do as DecisionName] as (step: BambooStep) => string;
      return prompt(step);
    },
    choice: (choice, step, view) => choiceWords(words, choice, step, view),
    stillToCome(step, who) {
      const say = words.stillToCome[step.do] as ((step: BambooStep, by: typeof who) => string) | undefined;
      return say?.(step, who);
    },
    event(event, who) {
      const say = words.events[event.is] as (event: BambooEvent, by: typeof who) => string;
      return say(event, who);
    },
    scoreRow: (row) => words.scoreRows[row as ScoreRowName],
    whyNot: (why) => words.reasons[why as Reason],
    table: (view, seat, who) => drawTable(words, view, seat, who),
  };
}

function choiceWords(words: Dictionary, choice: Choice, step: BambooStep, view: Bamboo): string {
  const say = words.choices;
  if (isCall(choice)) return say.call(spiritOf(choice));
  if (choice === SKIP) return say.skip;
  switch (step.do) {
    case 'draftShoot':
    case 'keepInColour':
      return capital(words.shoot(choice as ShootKind));
    case 'pickGift':
      return `${words.symbols[choice as Action]}: ${words.does[choice as Action]}`;
    case 'visit': {
      const player = view.players[step.seat]!;
      const shoots = player.areas[COLOURS.indexOf(choice as Colour)]!;
      const symbols = shoots.map((shoot) => SHOOTS[shoot]!.symbol);
      return say.visit(choice as Colour, symbols, Math.min(shoots.length, player.sticks));
    }
    case 'offer': {
      const temple = choice as Colour;
      const own = COLOURS[view.players[step.seat]!.marker];
      return temple === own ? say.offerHere(temple, step.left) : say.offerThere(temple, step.free ? 0 : 1);
    }
    case 'plant': {
      const [kind, groove] = plantingOf(choice as string);
      const cells = view.grooves[GROOVES.indexOf(groove)]!;
      const out = cells[cells.length - GROOVE_CELLS]!;
      return say.plant(kind, GROOVES.indexOf(groove) + 1, SHOOTS[out]!.kind);
    }
    case 'activate':
      if (choice === 'finish') return say.finish;
      return `${words.symbols[choice as Action]}: ${words.does[choice as Action]}`;
    case 'placeOverflow':
      return say.into(choice as Colour);
    case 'endTurn':
      return say.endTurn;
    case 'harmony':
      return harmonyWords(words, choice);
    case 'home': {
      if (choice === 'coin') return say.coin;
      const { coins, points } = priceOf(view, choice as HomeTile);
      return say.buy(choice as HomeTile, coins, points);
    }
    case 'furnish':
      return say.cell(choice as Cell);
    case 'tengu':
      return choice === 'after' ? say.after : say.before((choice as string).slice('before:'.length) as Food);
    case 'cook':
    case 'tenguTakes':
    case 'chooseFood':
      return say.food(choice as Food, FOOD_VALUES[choice as Food]);
    case 'wake': {
      if (choice === 'done') return say.wakeNobody;
      const spirit = spiritOf(choice as string);
      return say.wake(spirit, WAKING[spirit]);
    }
    case 'okami':
      return say.noOkami;
    default:
      return `${choice}`;
  }
}

function harmonyWords(words: Dictionary, choice: Choice): string {
  const say = words.choices;
  if (choice === 'happiness') return say.happiness;
  if (choice === 'stop') return say.stop;
  const tile = harmonyOf(choice as string);
  const { points } = HARMONY_TILES[tile];
  return choice === TAKE[tile] ? say.take(tile, points) : say.score(tile, points);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
