import type { RulesText } from './chapters.ts';

export const en: RulesText = {
  aim: {
    title: 'What it is about',
    text: `The kami have come back, and the clans of the old realm fight for it: with armies, with promises and with gifts. The game lasts **three seasons**, spring, summer and autumn. Each has a tea ceremony, seven mandates and a war. In winter everything is counted, and whoever has the most **points** wins.

**Honor decides every tie**, whatever the tie is about: of equals the one who stands higher on the honor track wins. Two never stand at the same height.`,
  },
  clans: {
    title: 'The clans',
    text: `Everybody leads one clan, with one daimyo, three shinto, six bushi and four strongholds. A daimyo, a bushi and a stronghold begin in the home province.

- **Koi** turns its ronin into coins when a war begins; if it hires ronin, the coins that are left fight for it.
- **Lotus** plays its mandate tile face down and names any of the five mandates.
- **Turtle** moves its strongholds like figures, and each has force 1. Nothing removes them.
- **Dragonfly** summons to any province and moves to any province.
- **Bonsai** pays at most 1 coin for a card or a stronghold.

Seats and honor at the beginning follow the clans, Koi first and Bonsai last.`,
  },
  season: {
    title: 'A season',
    text: `First the war provinces are drawn, two more than there are players, and numbered: in this order there will be war. Hostages go home, and whoever held them gets a coin for each. Everybody gets the income of the clan, and the twelve cards of the season are laid out.

Then come the tea ceremony, the political phase with seven mandates and three turns of the kami, and the war. At the end of a season everybody loses all coins and ronin, and the worshippers go back to their reserves.`,
  },
  tea: {
    title: 'Tea ceremony',
    text: `Old alliances are over. In up to three rounds everybody without an ally may propose an alliance to one other player, with or without coins in one direction, wait, or stay alone for this season. Who is asked agrees or declines; coins change hands with the agreement.

**Allies** share the bonus of every mandate that one of them plays. If both are alone in a province, there is no battle. An alliance lasts until the end of the season, or until one of the two plays Betray. Everything else that is promised binds nobody.`,
  },
  mandates: {
    title: 'Mandates',
    text: `The active player looks at the four top tiles of the stack, plays one and puts the other three back on top. Then the stack goes to the left. There are ten tiles, two of each mandate, and seven are played in a season.

A mandate has one effect for everybody and a **bonus** for the active player and the ally. Everybody acts clockwise, beginning to the left of the active player, who is last; with Train the active player is first.`,
  },
  recruit: {
    title: 'Recruit',
    text: `Everybody summons a figure from the reserve at each own stronghold. **Bonus:** one more figure at any one of them.

A shinto who is summoned may go to worship in one of the four shrines instead of staying, and remains there until the season ends.`,
  },
  marshal: {
    title: 'Marshal',
    text: `Everybody may move each own figure once, to a neighbouring province: over a border or along a sea route. Worshippers do not move. **Bonus:** build a stronghold in any province for 3 coins.`,
  },
  train: {
    title: 'Train',
    text: `Everybody may buy one card of the season, the active player first. **Bonus:** it costs 1 coin less.

A monster comes with its card and is summoned at once to one of your strongholds. It belongs to you for the rest of the game.`,
  },
  harvest: {
    title: 'Harvest',
    text: `Everybody gains a coin. **Bonus:** the rewards of all provinces in which you have the most force.`,
  },
  betray: {
    title: 'Betray',
    text: `For the active player alone. If you have an ally, the alliance is over and you lose a step of honor. Then you may replace up to two figures on the map, of two different players, by figures of the same type from your reserve: bushi by bushi, shinto by shinto, a monster by a monster. A daimyo is never replaced. The replaced figure goes back to its owner and was not killed; the new one was not summoned.`,
  },
  kami: {
    title: 'Turn of the kami',
    text: `After the third, the fifth and the seventh mandate the four shrines are visited from left to right. Whoever has the most worshippers in a shrine may use what it offers, before the next one.

- **Amaterasu:** to the top of the honor track.
- **Fujin:** up to two moves with figures on the map.
- **Hachiman:** 2 ronin.
- **Raijin:** summon a bushi to any province.
- **Ryujin:** buy a card at its full price.
- **Susanoo:** a point for each of your strongholds.
- **Tsukuyomi:** 2 coins.`,
  },
  gifts: {
    title: 'Gifts and offers',
    text: `In the tea ceremony and in the political phase everybody may give coins and ronin away at any time, also out of turn. A gift is final. An **offer** names what you give and what you ask for; if it is accepted, both change hands at once. An offer lapses with the mandate.

In the war nothing may be given. Before it begins, everybody says when ready: that is the last moment.`,
  },
  war: {
    title: 'War',
    text: `War cards act first. Then the war provinces are settled by their numbers.

- Nobody is there: the token leaves the game.
- One player alone takes the token.
- Two allies alone: the stronger takes it, without a battle.
- Otherwise there is a **battle** between all who have force there.

Every figure has force 1, unless a card says otherwise. Strongholds have none, but for those of Turtle.`,
  },
  battle: {
    title: 'Battle',
    text: `Everybody in it puts coins on four advantages, hidden behind a screen. Then all screens go up, and the highest bid takes each advantage, from left to right. It may be left unused.

- **Seppuku:** all your figures here die; a point and a step of honor for each.
- **Take hostage:** take a figure of somebody else, but no daimyo, and a point of its owner.
- **Hire ronin:** every ronin you have adds 1 force. Ronin are not used up.

Then the **outcome**: the most force wins and takes the token. The figures of all others die, but for those of the winner’s ally.

- **Imperial poets:** a point for every figure that died in this battle.

At the end the losers’ bids are gone. The winner’s bid is shared out evenly among the losers; what does not come out even goes to losers of the winner’s choice. Ronin stay for the next battles of the season.`,
  },
  cards: {
    title: 'Season cards',
    text: `- **Virtues** bring something whenever their moment comes.
- **Enhancements** change what your clan can do.
- **War upgrades** act when a war begins.
- **Winter upgrades** count at the end.
- **Monsters** are figures with a will of their own.

Two copies of a card count twice. If cards of several players act at the same moment, the most honorable of them settles the order.`,
  },
  end: {
    title: 'Winter',
    text: `After the autumn are added: winter upgrades; every war token, 1 point from spring, 2 from summer, 3 from autumn; and the set of **different provinces** among your tokens: 10 points for three, 20 for five, 30 for seven.

The most points win, of equals the most honorable. Allies who would win with the same points win together.`,
  },
};
