import type { LineTexts } from './lines.ts';

export const en: LineTexts = {
  tea: {
    name: 'Tea ceremony',
    text: 'Up to three rounds of proposals. Allies share the bonus of every mandate that one of them plays, until one betrays.',
  },
  recruit: {
    name: 'Recruit',
    text: 'Everybody summons a figure at each own stronghold; the active player and the ally one more. A shinto may go straight to a shrine.',
  },
  marshal: {
    name: 'Marshal',
    text: 'Everybody moves each figure once, over a border or along a sea route. Then the active player and the ally may build a stronghold for 3 coins.',
  },
  train: {
    name: 'Train',
    text: 'Everybody may buy a card of the season, the active player first. It costs the active player and the ally 1 coin less.',
  },
  harvest: {
    name: 'Harvest',
    text: 'A coin for everybody. The active player and the ally also take the rewards of provinces where they are strongest.',
  },
  betray: {
    name: 'Betray',
    text: 'Only the active player: the own alliance breaks, with a loss of honor, and up to two figures of different players are replaced by figures of the same type.',
  },
  kami: {
    name: 'Turn of the kami',
    text: 'After the third, fifth and seventh mandate. Whoever has the most worshippers in a shrine gets what it offers.',
  },
  war: {
    name: 'War',
    text: 'The numbered provinces in order. Alone, or with an ally alone: the stronger takes the token without a fight. Otherwise there is a battle.',
  },
  seppuku: { name: 'Seppuku', text: 'All your figures there die; a point and a step of honor for each.' },
  hostage: {
    name: 'Take hostage',
    text: 'Take a figure, but no daimyo, and a point of its owner. It goes home in the next season and brings you a coin.',
  },
  ronin: { name: 'Hire ronin', text: 'Each of your ronin adds 1 force to this battle. They are not used up.' },
  poets: {
    name: 'Imperial poets',
    text: 'After the battle a point for every figure that died in it, whosever it was.',
  },
  coins: { name: 'Bids', text: 'Losers’ bids are gone. The winner’s bid is shared out among the losers.' },
  honor: { name: 'Honor', text: 'Whoever stands higher wins every tie: force, bids, shrines, the game.' },
  tokens: {
    name: 'War tokens',
    text: '1, 2 or 3 points each by season. Tokens of 3, 5 or 7 different provinces bring 10, 20 or 30 more.',
  },
  points: { name: 'End', text: 'After the autumn: points of the track, winter cards, war tokens and their set.' },
};
