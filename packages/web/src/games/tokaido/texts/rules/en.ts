import type { RulesText } from './chapters.ts';

export const en: RulesText = {
  aim: {
    title: 'What it is about',
    text: `You walk the old coast road from Kyoto to Edo. Nobody is in a hurry: the winner is not the first to arrive, but the one who has seen, tasted and met the most on the way.

Everything you do is worth **points**, and they are counted at once. Whoever has the most of them in Edo wins.`,
  },
  preparation: {
    title: 'Before you set out',
    text: `Everybody is dealt two travellers and keeps one of them. All choose at the same time, and the choices are shown together. A traveller has a power of their own and a number of coins to start with.

The figures are then lined up in Kyoto in random order. Whoever stands farthest from the road moves first.

On the table lie five kinds of cards: souvenirs, encounters, hot springs, meals and the fragments of three panoramas. Everybody can see the seven achievements and the cups of the temple.`,
  },
  road: {
    title: 'Whose turn, and how far',
    text: `**The last on the road moves.** There is no round: as long as you are behind everybody else, you go on moving, even several times in a row.

On your turn you walk forward to any free stop, past as many stops as you like. **You cannot walk past an inn**: everybody stops at every inn. You never walk back, and you never stay where you are.

The stop does what it is there for as soon as you reach it. Then whoever is last now has the turn.

- A stop has room for one traveller. With four or five players a **double stop** has room for two: the first stands on the road, the second beside it, and the second counts as being behind.
- In an inn there is room for everybody. Whoever comes first stands nearest to the road and leaves last.
- You may not stop at a village or a temple without a coin, nor at a panorama that you have finished.

Far ahead is a good place to choose from and a poor place to be: those behind you take every stop that you skipped.`,
  },
  village: {
    title: 'Village: souvenirs',
    text: `Three souvenirs are turned up. You may buy any of them, all or none, for 1 to 3 coins each. What you leave goes under the deck. You need at least one coin to stop here.

Souvenirs are of four kinds: **small objects, food, clothing and art**. They form sets, and a set never has two of the same kind. The first card of a set scores **1** point, the second **3**, the third **5**, the fourth **7**.

So one souvenir of each kind brings 16 points, while four of one kind bring 4. You may collect several sets side by side; every new card goes where it scores most, by itself.`,
  },
  panorama: {
    title: 'Panoramas',
    text: `There are three of them: the **rice paddy** in 3 fragments, the **mountain** in 4, the **sea** in 5.

Every stop adds your next fragment of that panorama, and it scores its own number: 1 point, then 2, then 3, and so on. Finished, the paddy has brought 6 points, the mountain 10 and the sea 15.

Whoever is the **first** to finish a panorama also gets its achievement: 3 points. You can own each panorama once, and once it is finished you no longer stop there.`,
  },
  'farm-spring': {
    title: 'Farm and hot springs',
    text: `**Farm.** You earn 3 coins. There is no limit to what you may carry.

**Hot springs.** You draw one card; it is worth 2 or 3 points.

Neither asks for anything: you may stop here with empty pockets.`,
  },
  temple: {
    title: 'Temple',
    text: `You give 1, 2 or 3 coins. Each of them scores 1 point now, and all of them count again at the end of the journey, when the temple thanks the most generous.

- Most coins given: **10** points.
- Second: **7**. Third: **4**. Everybody else who gave at least one coin: **2**.

Equal gifts get equal thanks, and the next smaller gift takes the next place. Whoever gave nothing gets nothing. You need at least one coin to stop here.`,
  },
  encounter: {
    title: 'Encounter',
    text: `You turn up the top card, and what it says happens at once.

- **Travelling merchant** (shokunin): you are given the top souvenir of the deck and score it as if you had bought it.
- **Guide** (annaibito): you get your next fragment of the panorama on the card. If you have finished that one, you may take a fragment of another.
- **Samurai**: 3 points.
- **Noble** (kuge): 3 coins.
- **Shrine maiden** (miko): a coin from the reserve goes to the temple in your name, with its point.

You keep the card: it counts for the achievement “Chatterbox”.`,
  },
  inn: {
    title: 'Inn: a meal and a night',
    text: `Everybody stops at each of the three inns on the way, and in Edo.

The first to arrive has the meals laid: **one for every player and one more**. You look at what is there without showing it to the others and may buy **one** dish for 1 to 3 coins. Every dish scores **6** points. Those who come later choose from what is left.

- You never eat the same dish twice on a journey.
- You need not eat.
- Once everybody is at the inn, what is left goes under the deck. The last one to arrive is the first to leave.

So whoever comes early finds a good choice, and whoever comes late has seen more of the road.`,
  },
  achievements: {
    title: 'Achievements',
    text: `There are seven, 3 points each.

Three are won **on the way**: by the first to finish the rice paddy, the mountain, the sea.

Four are awarded **in Edo**:

- **Gourmet**: most coins spent on meals.
- **Bather**: most hot springs.
- **Chatterbox**: most encounters.
- **Collector**: most souvenirs.

If several are equal, each of them gets it. Nobody gets an achievement for nothing at all.`,
  },
  end: {
    title: 'Journey’s end',
    text: `When the last traveller has reached Edo and eaten, the four final achievements are awarded and the temple thanks its donors.

**Most points win.** If points are equal, whoever holds more achievements is ahead. If those are equal too, the victory is shared.`,
  },
  'two-players': {
    title: 'Two players',
    text: `A third, **neutral traveller** comes along. The line in Kyoto has three figures.

When the neutral traveller is last on the road, the player who is **farther ahead** moves it, to any free stop up to the next inn.

- At a temple it leaves a coin from the reserve; its cup takes part in the temple’s thanks.
- At an inn one meal, picked blindly, goes under the deck. Four meals are laid for two players.
- Anywhere else it only takes up room. That is quite enough: use it to stand where your rival wants to go.`,
  },
  variants: {
    title: 'Variants',
    text: `They can be combined as you like when a table is opened.

- **Initiatory journey**: no travellers and no powers; everybody starts with 7 coins. Good for a first game.
- **Return trip**: the same road from Edo to Kyoto.
- **Culinary journey**: an inn serves one meal fewer. Come early!
- **Preparations**: leaving early is an advantage, so it is paid for. Counted from the road, the places in the first line are worth +2, +1, 0, −1 and −1 coins; whoever stands nearest to the road leaves last.
- **Gourmet counts**: the coins really paid, or the printed prices. It matters for Kinko and Satsuki only.`,
  },
  travellers: {
    title: 'The ten travellers',
    text: `The number is what they start with.

- **Satsuki**, orphan, 2 coins: at every inn, Edo too, she is offered the top meal of the deck for nothing. If she does not take it, she may buy one as usual.
- **Hiroshige**, artist, 3: at each of the three inns on the way he takes a fragment of a panorama of his choice before the meal.
- **Chuubei**, messenger, 4: at each of the three inns on the way he has an encounter before the meal.
- **Sasayakko**, geisha, 5: if she buys two or more souvenirs in a village, the cheapest is free. She must hold the price of all of them.
- **Umegae**, street entertainer, 5: 1 point and 1 coin at every encounter, before its effect.
- **Mitsukuni**, old man, 6: 1 point more for every hot spring and every achievement.
- **Zen-emon**, merchant, 6: in every village one souvenir, the dearest he buys, costs 1 coin.
- **Kinko**, ronin, 7: every meal costs 1 coin less; the cheapest are free.
- **Hirotada**, priest, 8: at every temple a coin from the reserve joins his gift, with its point.
- **Yoshiyasu**, functionary, 9: draws two cards at every encounter, keeps one, and puts the other under the deck unseen.`,
  },
};
