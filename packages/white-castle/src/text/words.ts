import type { Choice, OptionValue, Words } from '@engawa/kernel';
import {
  AUDIENCE_COINS,
  type Block,
  CASTLE_CARDS,
  DAIMYOS,
  DECREES,
  GARDENS,
  type GardenCard,
  giftOfTile,
  LANTERNS,
  OUTSIDE,
  ROOMS,
  ROWS,
  type Row,
  SEALS_FOR_COIN,
  SEALS_FOR_RESOURCE,
  SLOT_NAMES,
  type Space,
  STARTING_RESOURCES,
  type StartingResource,
  YARD_FACTS,
  type Yard,
} from '../components.ts';
import type { Action, Colour, Effect, Resource } from '../effects.ts';
import type { WhiteCastleEvent } from '../events.ts';
import type { WhiteCastleOptions } from '../options.ts';
import { CLIMBS, deckOfRoom, FAVOURS, LEVEL_NAMES } from '../rules/courtiers.ts';
import { valueBelow } from '../rules/dice.ts';
import { cardBlock, visibleRewards } from '../rules/domain.ts';
import { sealsToGoOn } from '../rules/passage-of-time.ts';
import { exchangedFor, isExchange } from '../rules/seals.ts';
import { blockOf, blocksBeside, slotNames } from '../rules/spaces.ts';
import { yardEffects } from '../rules/warriors.ts';
import { COURT, type Player, type WhiteCastle, type WhiteCastleStep } from '../state.ts';
import type { DecisionName, Dictionary, Reason, ScoreRowName, StepName } from './dictionary.ts';
import { drawTable } from './table.ts';

/** Turns a dictionary into everything that can be said about the game. */
export function wordsFrom(words: Dictionary): Words<WhiteCastle, WhiteCastleEvent> {
  return {
    name: words.name,
    option: (key) => words.options[key as keyof WhiteCastleOptions],
    optionValue: (_, value: OptionValue) => words.optionValue(value),
    prompt(step, view) {
      const prompt = words.prompts[step.do as DecisionName] as (step: WhiteCastleStep, facts: object) => string;
      const seals = step.do === 'checkpoint' ? sealsToGoOn(view.players[step.seat]!.time) : 0;
      return prompt(step, { seals });
    },
    choice: (choice, step, view) => choiceWords(words, choice, step, view),
    stillToCome(step, who) {
      const say = words.stillToCome[step.do as StepName] as
        | ((step: WhiteCastleStep, by: typeof who) => string)
        | undefined;
      return say?.(step, who);
    },
    event(event, who) {
      const say = words.events[event.is] as (event: WhiteCastleEvent, by: typeof who) => string;
      return say(event, who);
    },
    scoreRow: (row) => words.scoreRows[row as ScoreRowName],
    whyNot: (why) => words.reasons[why as Reason],
    table: (view, seat, who) => drawTable(words, view, seat, who),
  };
}

/** A list of printed symbols. */
const blockWords = (words: Dictionary, block: Block): string => words.list(block.map(words.effect));

function choiceWords(words: Dictionary, choice: Choice, step: WhiteCastleStep, view: WhiteCastle): string {
  const say = words.choices;
  if (isExchange(choice)) {
    const into = exchangedFor(choice);
    return say.exchange(into === 'coin' ? SEALS_FOR_COIN : SEALS_FOR_RESOURCE, into);
  }
  switch (step.do) {
    case 'choosePair':
      return pairWords(words, choice as StartingResource, view);
    case 'takeDie': {
      const [colour, end] = (choice as string).split('-') as [Colour, 'left' | 'right'];
      return say.die(colour, view.bridges[ROWS.indexOf(`domain-${colour}`)]![end], end);
    }
    case 'placeDie': {
      const space = choice as Space;
      const coins = step.value - valueBelow(view, space);
      return say.place(words.spaces[space], coins, spaceGives(words, view, step.seat, space, step.colour));
    }
    case 'pick':
      return choice === 'skip' ? say.skip : capital(words.effect(choice as Effect));
    case 'chooseResource':
      return capital(words.resources[choice as Resource]);
    case 'outside':
      return choice === 'decline' ? say.decline(OUTSIDE[step.space][0]) : capital(words.effect(choice as Action));
    case 'castleAction':
      return choice === 'decline' ? say.decline(step.which) : castleBlock(words, choice as string, view);
    case 'chooseRow':
      return choice === 'decline' ? say.decline('domain') : rowWords(words, choice as Row, view.players[step.seat]!);
    case 'warrior': {
      if (choice === 'decline') return say.decline('warrior');
      const yard = choice as Yard;
      return say.yard(words.yards[yard], YARD_FACTS[yard].iron, blockWords(words, yardEffects(view, yard)));
    }
    case 'gardener': {
      if (choice === 'decline') return say.decline('gardener');
      const { food, points, action } = GARDENS[choice as GardenCard];
      return say.garden(words.gardens[choice as GardenCard], food, points, words.effect(action));
    }
    case 'courtier':
      return courtierWords(words, choice, view);
    case 'lightBlock': {
      const slot = SLOT_NAMES.steward.indexOf(choice as 'top');
      return say.block(
        words.card(step.card),
        words.slots[choice as 'top'],
        blockWords(words, CASTLE_CARDS[step.card].blocks[slot]!),
      );
    }
    case 'favour': {
      const place = FAVOURS.indexOf(choice as string);
      return say.favour(place + 1, words.effect(DAIMYOS[view.daimyo][place]!));
    }
    case 'checkpoint':
      return choice === 'pay' ? say.payCheckpoint(sealsToGoOn(view.players[step.seat]!.time)) : say.stop;
    case 'lastExchange':
      return say.countPoints;
    case 'rivalGarden':
      return say.rivalGarden(words.gardens[choice as GardenCard], GARDENS[choice as GardenCard].points);
    case 'rivalRoom': {
      const room = choice as (typeof ROOMS)[number];
      return say.rivalRoom(words.spaces[room], words.card(view.rooms[ROOMS.indexOf(room)]!));
    }
    default:
      return `${choice}`;
  }
}

function pairWords(words: Dictionary, resource: StartingResource, view: WhiteCastle): string {
  const { gives, decree } = STARTING_RESOURCES[resource];
  const { action } = view.pairs.find((pair) => pair.resource === resource)!;
  const lantern = decree === null ? [LANTERNS[resource]] : [LANTERNS[resource], DECREES[decree]];
  return words.choices.pair({
    number: Number(resource.slice(-1)),
    gives: blockWords(words, gives),
    lantern: blockWords(words, lantern),
    action: words.startingActions[action],
  });
}

/** What a die of this colour would bring on a space, before any decision. */
function spaceGives(words: Dictionary, view: WhiteCastle, seat: number, space: Space, colour: Colour): string {
  switch (space) {
    case 'well':
      return blockWords(words, ['seal:1', ...view.well.map(giftOfTile)]);
    case 'outside-1':
    case 'outside-2':
      return words.choices.oneOf(OUTSIDE[space].map(words.effect));
    case 'domain-coral':
    case 'domain-black':
    case 'domain-white':
      return rowGives(words, space, view.players[seat]!);
    default:
      return blockWords(words, blocksBeside(view, ROOMS.indexOf(space), colour));
  }
}

function rowGives(words: Dictionary, row: Row, player: Player): string {
  return `${blockWords(words, visibleRewards(player, row))}; ${blockWords(words, cardBlock(player, row))}`;
}

function rowWords(words: Dictionary, row: Row, player: Player): string {
  const gives = blockWords(words, visibleRewards(player, row));
  return words.choices.row(words.spaces[row], gives, blockWords(words, cardBlock(player, row)));
}

function castleBlock(words: Dictionary, id: string, view: WhiteCastle): string {
  const { room, slot } = blockOf(id);
  const name = slotNames(ROOMS[room]!)[slot] as keyof Dictionary['slots'];
  const block = CASTLE_CARDS[view.rooms[room]!].blocks[slot]!;
  return words.choices.block(words.spaces[ROOMS[room]!], words.slots[name], blockWords(words, block));
}

function courtierWords(words: Dictionary, choice: Choice, view: WhiteCastle): string {
  const say = words.choices;
  if (choice === 'done') return say.done;
  if (choice === 'audience') return say.audience(AUDIENCE_COINS);
  const { from, to, pearls } = CLIMBS.find(({ id }) => id === choice)!;
  const place = COURT[to]!;
  const room = ROOMS.find((one) => one === place);
  const card = room === undefined || deckOfRoom(view, room).length === 0 ? undefined : view.rooms[ROOMS.indexOf(room)]!;
  return say.climb(words.from[LEVEL_NAMES[from]!], words.to[place], pearls, card && words.card(card));
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
