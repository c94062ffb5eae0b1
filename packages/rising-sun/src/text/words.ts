import type { Choice, OptionValue, Seat, Words } from '@engawa/kernel';
import {
  CARD,
  CARD_COSTS,
  type Card,
  CLAN_FACTS,
  type Clan,
  type Kind,
  type Mandate,
  PROVINCES,
  type Province,
  type Shrine,
  STRONGHOLD_COST,
} from '../components.ts';
import type { RisingSunEvent } from '../events.ts';
import type { RisingSunOptions } from '../options.ts';
import { roninForce } from '../rules/battle.ts';
import { countAt } from '../rules/figures.ts';
import { isShrine, pieceName, readGroup } from '../rules/groups.ts';
import { figuresIn } from '../rules/kills.ts';
import { priceFor } from '../rules/train.ts';
import type { ScoreRowName } from '../scoring.ts';
import { FIRST_SHRINE, type RisingSun, type RisingSunStep } from '../state.ts';
import type { DecisionName, Dictionary, Reason, StepName } from './dictionary.ts';
import { drawTable } from './table.ts';

/** Turns a dictionary into everything that can be said about the game. */
export function wordsFrom(words: Dictionary): Words<RisingSun, RisingSunEvent> {
  return {
    name: words.name,
    option: (key) => words.options[key as keyof RisingSunOptions],
    optionValue: (key, value: OptionValue) => words.optionValue(key, value),
    prompt(step, view) {
      const prompt = words.prompts[step.do as DecisionName] as (step: RisingSunStep, view: RisingSun) => string;
      return prompt(step, view);
    },
    choice: (choice, step, view) => choiceWords(words, choice, step, view),
    interjection: (choice, view, seat) => interjectionWords(words, choice, view, seat),
    stillToCome(step, who) {
      const say = words.stillToCome[step.do as StepName] as
        | ((step: RisingSunStep, by: typeof who) => string)
        | undefined;
      return say?.(step, who);
    },
    event(event, who) {
      const say = words.events[event.is] as (event: RisingSunEvent, by: typeof who) => string;
      return say(event, who);
    },
    scoreRow: (row) => words.scoreRows[row as ScoreRowName],
    whyNot: (why) => words.reasons[why as Reason],
    table: (view, seat, who) => drawTable(words, view, seat, who),
  };
}

function clanOf(words: Dictionary, view: RisingSun, seat: Seat): string {
  const { clan } = view.players[seat]!;
  return clan === null ? `${seat + 1}` : words.clans[clan];
}

function choiceWords(words: Dictionary, choice: Choice, step: RisingSunStep, view: RisingSun): string {
  const say = words.choices;
  switch (step.do) {
    case 'chooseClan': {
      const clan = choice as Clan;
      const { income, home } = CLAN_FACTS[clan];
      return say.clan(words.clans[clan], income, words.provinces[home], words.abilities[clan].name);
    }
    case 'teaTurn':
    case 'teaTerms':
    case 'teaReply':
      return teaWords(words, choice, step, view);
    case 'pickMandate':
    case 'nameMandate':
      return say.mandate(choice as Mandate);
    case 'recruit':
    case 'betrayWith':
      return choice === 'stop' ? say.stop : capital(words.kinds[choice as Kind]);
    case 'worship':
      return choice === 'stay' ? say.stay(words.provinces[PROVINCES[step.province]!]) : say.worship(choice as Shrine);
    case 'lightShrine':
      return say.worship(choice as Shrine);
    case 'light':
      return choice === 'decline' ? say.declineCard : lightWords(words, choice);
    case 'recruitProvince':
    case 'placeMonster':
    case 'marshalTo':
    case 'fujinTo':
      return choice === 'stay' ? say.noWay : words.provinces[choice as Province];
    case 'kenin':
    case 'samurai':
      return choice === 'decline' ? say.declineCard : words.provinces[choice as Province];
    case 'raijin':
      return choice === 'decline' ? say.declineShrine : words.provinces[choice as Province];
    case 'build': {
      if (choice === 'skip') return say.noBuilding;
      return say.build(words.provinces[choice as Province], priceFor(view, step.seat, STRONGHOLD_COST, 0));
    }
    case 'train':
    case 'ryujin': {
      if (choice === 'pass') return step.do === 'train' ? say.buyNothing : say.declineShrine;
      const { name, effect } = words.cards[choice as Card];
      const cost = CARD_COSTS[CARD[choice as Card]]!;
      return say.card(name, priceFor(view, step.seat, cost, step.do === 'train' ? step.discount : 0), effect);
    }
    case 'marshal':
    case 'fujin':
    case 'betray':
    case 'ninja':
    case 'hate':
    case 'hostage':
      return choice === 'stop'
        ? say.stop
        : choice === 'decline'
          ? say.declineCard
          : groupWords(words, choice, step.seat, view);
    case 'benevolence':
      return choice === 'decline' ? say.declineCard : say.coinTo(clanOf(words, view, choice as Seat));
    case 'orderNext':
    case 'reparation':
      return capital(clanOf(words, view, choice as Seat));
    case 'orderOwn':
      return words.cards[choice as Card].name;
    case 'bid':
      return say.bid(choice as number);
    default:
      return plainWords(words, choice, step, view);
  }
}

/** Choices that are a yes or a no. */
function plainWords(words: Dictionary, choice: Choice, step: RisingSunStep, view: RisingSun): string {
  const say = words.choices;
  switch (step.do) {
    case 'serpent':
      return choice === 'charge' ? say.charge : say.letPass;
    case 'amaterasu':
      return choice === 'use' ? say.riseToTop : say.declineShrine;
    case 'monkey':
      return choice === 'use' ? say.takeCoins : say.declineCard;
    case 'mercy':
      return choice === 'spare' ? say.spare : say.kill;
    case 'seppuku':
      if (choice === 'decline') return say.declineAdvantage;
      return say.seppuku(figuresIn(view, step.seat, view.battle!.province).length);
    case 'hireRonin':
      return choice === 'decline' ? say.declineAdvantage : say.hire(roninForce(view, step.seat));
    case 'ready':
      return say.ready;
    default:
      return `${choice}`;
  }
}

type TeaStep = Extract<RisingSunStep, { do: 'teaTurn' | 'teaTerms' | 'teaReply' }>;

function teaWords(words: Dictionary, choice: Choice, step: TeaStep, view: RisingSun): string {
  const say = words.choices;
  const [word, number] = `${choice}`.split(':') as [string, string];
  switch (word) {
    case 'propose':
      return say.propose(clanOf(words, view, Number(number)));
    case 'pass':
      return say.wait;
    case 'withdraw':
      return say.withdraw;
    case 'plain':
      return say.plain;
    case 'give':
      return say.give(Number(number));
    case 'ask':
      return say.ask(Number(number));
    case 'accept':
      return say.accept(step.do === 'teaReply' ? step.coins : 0);
    default:
      return say.decline;
  }
}

function lightWords(words: Dictionary, choice: Choice): string {
  const isKind = choice === 'shinto' || choice === 'komainu';
  return isKind ? capital(words.kinds[choice]) : words.choices.worship(choice as Shrine);
}

/** A province, or the shrine that stands there in the row. */
function placeWords(words: Dictionary, view: RisingSun, place: number): string {
  return isShrine(place) ? words.shrines[view.shrines[place - FIRST_SHRINE]!].name : words.provinces[PROVINCES[place]!];
}

function groupWords(words: Dictionary, choice: Choice, seat: Seat, view: RisingSun): string {
  const { owner, kind, place } = readGroup(choice);
  const count = countAt(view, owner < 0 ? seat : owner, kind, place);
  const clan = owner < 0 ? undefined : clanOf(words, view, owner);
  return words.choices.group(pieceName(kind), count, placeWords(words, view, place), clan);
}

function interjectionWords(words: Dictionary, choice: Choice, view: RisingSun, seat: Seat): string {
  const say = words.interjections;
  const [word, first, second] = `${choice}`.split(':') as [string, string, string];
  const clan = () => clanOf(words, view, Number(first));
  switch (word) {
    case 'gift':
      return say.gift(second as 'coin' | 'ronin', clan());
    case 'offer':
      return say.offer(clan());
    case 'accept': {
      const { giveCoins, giveRonin, askCoins, askRonin } = view.talks[Number(first)]!.offer!;
      return say.accept(clan(), { coins: giveCoins, ronin: giveRonin }, { coins: askCoins, ronin: askRonin });
    }
    case 'refuse':
      return say.refuse(clan());
    case 'recall':
      return say.recall;
    case 'drop':
      return say.drop;
    default: {
      const to = clanOf(words, view, view.talks[seat]!.draft!.to);
      return say.amount(word as 'give' | 'ask', first as 'coin' | 'ronin', Number(second), to);
    }
  }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
