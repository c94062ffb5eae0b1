import type { CardWords } from '../dictionary.ts';

export const cards: CardWords = {
  righteousness: { name: 'Righteousness', effect: 'a point for each of your figures that is killed' },
  'way-of-the-shogun': { name: 'Way of the Shogun', effect: '3 coins when a war begins' },
  'path-of-the-lion': { name: 'Path of the Lion', effect: 'your daimyo has 1 more force' },
  komainu: { name: 'Komainu', effect: 'a monster that counts as a shinto' },
  'oni-of-skulls': { name: 'Oni of Skulls', effect: 'force 3 where your honor is the lowest' },
  respect: { name: 'Respect', effect: 'one more hostage when you take hostages' },
  'way-of-the-ronin': { name: 'Way of the Ronin', effect: '2 ronin when a war begins' },
  'way-of-bushido': {
    name: 'Way of Bushido',
    effect: '2 coins, and 2 points for each different virtue, when a war begins',
  },
  'path-of-the-serpent': { name: 'Path of the Serpent', effect: 'you may charge others a coin for a sea route' },
  yurei: { name: 'Yurei', effect: 'force 2, counts as a daimyo' },
  'form-of-the-kitsune': { name: 'Form of the Kitsune', effect: '3 points for each of your strongholds in winter' },
  'form-of-the-phoenix': { name: 'Form of the Phoenix', effect: '3 points for each different virtue in winter' },
  'way-of-the-moneylender': { name: 'Way of the Moneylender', effect: '5 coins when a war begins' },
  'path-of-the-dragon': { name: 'Path of the Dragon', effect: 'your daimyo has 3 more force' },
  'river-dragon': { name: 'River Dragon', effect: 'force 5' },
  courage: { name: 'Courage', effect: '2 points for every war province token you take' },
  'way-of-the-righteous': {
    name: 'Way of the Righteous',
    effect: 'a coin from everybody with less honor when a war begins',
  },
  'path-of-the-ninja': {
    name: 'Path of the Ninja',
    effect: 'after you summon, you may kill any bushi and lose honor',
  },
  mercy: { name: 'Mercy', effect: '2 points if you spare those you would kill' },
  'path-of-the-monkey': {
    name: 'Path of the Monkey',
    effect: 'after you summon, you may take a coin from the richest and lose honor',
  },
  'oni-of-blood': { name: 'Oni of Blood', effect: 'force 2, force 4 where your honor is the lowest' },
  'form-of-the-demon': { name: 'Form of the Demon', effect: '3 points for each of your oni in winter' },
  'path-of-the-spirit': {
    name: 'Path of the Spirit',
    effect: '2 coins and 2 points after you summon, if your honor is the highest',
  },
  'oni-of-hate': {
    name: 'Oni of Hate',
    effect: 'where it enters, it kills a bushi or shinto of everybody with more honor',
  },
  'oni-of-spite': {
    name: 'Oni of Spite',
    effect: 'where it enters, it takes 2 points from everybody with more honor',
  },
  honesty: { name: 'Honesty', effect: 'with an ally, 2 points for every mandate you choose but Betray' },
  'path-of-the-warlord': { name: 'Path of the Warlord', effect: 'a coin after you summon' },
  'path-of-the-patron': {
    name: 'Path of the Patron',
    effect: '2 coins after you summon, if at least two players have less honor',
  },
  loyalty: { name: 'Loyalty', effect: 'with an ally, a point more whenever you gain points' },
  'way-of-the-merchant': {
    name: 'Way of the Merchant',
    effect: 'a coin whenever somebody richer gains coins from the supply',
  },
  'oni-of-souls': {
    name: 'Oni of Souls',
    effect: 'where it helps you take a token, 2 points for each of your oni',
  },
  'form-of-the-kindred': {
    name: 'Form of the Kindred',
    effect: '3 points for each season in which you had an ally, in winter',
  },
  'path-of-the-unrighteous': {
    name: 'Path of the Unrighteous',
    effect: 'one more figure when you betray, even a worshipping shinto',
  },
  benevolence: {
    name: 'Benevolence',
    effect: 'give a coin that you spend to another player, for honor and 2 points',
  },
  'path-of-the-kenin': { name: 'Path of the Kenin', effect: 'one more bushi at your strongholds after you summon' },
  'path-of-the-light': { name: 'Path of the Light', effect: 'one more shinto in a shrine after a Recruit' },
  justice: { name: 'Justice', effect: '3 points whenever you kill figures of a player with less honor' },
  'path-of-the-samurai': { name: 'Path of the Samurai', effect: 'one more bushi anywhere after a Recruit' },
  'form-of-the-beast': { name: 'Form of the Beast', effect: '3 points for each of your monsters in winter' },
  'way-of-the-katana': { name: 'Way of the Katana', effect: 'your bushi have force 2 in the war' },
};
