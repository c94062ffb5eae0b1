import { isTogether, type Together } from '@engawa/kernel';
import type { Battle, March, Player, RisingSun, RisingSunStep, Talk } from './state.ts';

/*
 * A search copies the state before every try. Written out field by field this is several times as fast as the kernel's
 * copy of anything. Steps, tiles, hostages, drafts, offers and past battles are never changed once they are made, and shared.
 */

export function copyState(state: RisingSun): RisingSun {
  const { stack, tea, muster } = state;
  return {
    agenda: copyAgenda(state.agenda),
    options: state.options,
    set: state.set,
    season: state.season,
    phase: state.phase,
    circle: state.circle.slice(),
    honor: state.honor.slice(),
    active: state.active,
    players: state.players.map(copyPlayer),
    monsterOwners: state.monsterOwners.slice(),
    monsterPlaces: state.monsterPlaces.slice(),
    shrines: state.shrines,
    display: state.display.slice(),
    stack: { bag: stack.bag.slice(), over: stack.over.slice(), under: stack.under.slice(), away: stack.away },
    looking: state.looking.slice(),
    played: state.played.slice(),
    kamiTurns: state.kamiTurns,
    wars: state.wars.slice(),
    settled: state.settled,
    discarded: state.discarded.slice(),
    battle: state.battle === null ? null : copyBattle(state.battle),
    fought: state.fought,
    tea: { round: tea.round, hasProposed: tea.hasProposed, withdrawn: tea.withdrawn },
    muster: { left: muster.left.slice(), anywhere: muster.anywhere, summoned: muster.summoned },
    march: copyMarch(state.march),
    talks: state.talks.map(copyTalk),
  };
}

/** Only the parts of a round of all change in place. */
function copyAgenda(agenda: RisingSun['agenda']): RisingSun['agenda'] {
  const copied = agenda.slice();
  for (let i = 0; i < copied.length; i++) {
    const step = copied[i];
    if (isTogether(step)) copied[i] = copyRound(step);
  }
  return copied;
}

function copyRound({ parts }: Together<RisingSunStep>): Together<RisingSunStep> {
  return { do: 'together', parts: parts.map(({ seat, agenda }) => ({ seat, agenda: agenda.slice() })) };
}

function copyPlayer(player: Player): Player {
  return {
    clan: player.clan,
    points: player.points,
    coins: player.coins,
    ronin: player.ronin,
    ally: player.ally,
    seasonsAllied: player.seasonsAllied,
    mandates: player.mandates,
    bushi: player.bushi.slice(),
    shinto: player.shinto.slice(),
    strongholds: player.strongholds.slice(),
    worship: player.worship.slice(),
    bushiLeft: player.bushiLeft,
    shintoLeft: player.shintoLeft,
    daimyo: player.daimyo,
    hostages: player.hostages.slice(),
    cards: player.cards.slice(),
    tokens: player.tokens.slice(),
  };
}

function copyBattle({ province, participants, bids, killed, hired, winner }: Battle): Battle {
  return {
    province,
    participants: participants.slice(),
    bids: bids === null ? null : bids.map((one) => one.slice()),
    killed,
    hired,
    winner,
  };
}

function copyMarch({ bushi, shinto, strongholds, singles, open, closed }: March): March {
  return {
    bushi: bushi.slice(),
    shinto: shinto.slice(),
    strongholds: strongholds.slice(),
    singles,
    open,
    closed,
  };
}

function copyTalk({ gifts, offers, draft, offer }: Talk): Talk {
  return { gifts, offers, draft, offer };
}
