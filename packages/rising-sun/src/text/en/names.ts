import type { Names } from '../dictionary.ts';

export const names: Names = {
  name: 'Rising Sun',
  provinces: {
    hokkaido: 'Hokkaido',
    oshu: 'Oshu',
    edo: 'Edo',
    kyoto: 'Kyoto',
    kansai: 'Kansai',
    nagato: 'Nagato',
    shikoku: 'Shikoku',
    kyushu: 'Kyushu',
  },
  clans: {
    koi: 'Clan of the Koi',
    lotus: 'Clan of the Lotus',
    turtle: 'Clan of the Turtle',
    dragonfly: 'Clan of the Dragonfly',
    bonsai: 'Clan of the Bonsai',
  },
  abilities: {
    koi: {
      name: 'Eddies in the stream',
      rule: 'When the war begins, all your ronin become coins. If you win the hiring of ronin, every coin in your reserve counts as one.',
    },
    lotus: {
      name: 'Dictate the flow',
      rule: 'You play your mandate tile face down and name any mandate you like.',
    },
    turtle: {
      name: 'Shell of the eternal',
      rule: 'Your strongholds move like figures and have force 1. They cannot be killed, taken or replaced.',
    },
    dragonfly: {
      name: 'Gossamer wings',
      rule: 'You summon to any province and move to any province, without sea routes.',
    },
    bonsai: {
      name: 'Sacred bounty',
      rule: 'Whatever you buy costs you at most one coin; a discount comes after that.',
    },
  },
  kinds: {
    bushi: 'bushi',
    shinto: 'shinto',
    daimyo: 'daimyo',
    komainu: 'Komainu',
    'oni-of-skulls': 'Oni of Skulls',
    'oni-of-blood': 'Oni of Blood',
    'oni-of-souls': 'Oni of Souls',
    'oni-of-hate': 'Oni of Hate',
    'oni-of-spite': 'Oni of Spite',
    yurei: 'Yurei',
    'river-dragon': 'River Dragon',
    stronghold: 'stronghold',
  },
  mandates: {
    recruit: {
      name: 'Recruit',
      all: 'everybody summons a figure for each stronghold',
      bonus: 'you and your ally one more',
    },
    marshal: {
      name: 'Marshal',
      all: 'everybody moves each figure once',
      bonus: 'you and your ally may build a stronghold for 3 coins',
    },
    train: {
      name: 'Train',
      all: 'everybody may buy a season card, you first',
      bonus: 'it costs you and your ally 1 coin less',
    },
    harvest: {
      name: 'Harvest',
      all: 'everybody gains a coin',
      bonus: 'you and your ally the rewards of the provinces where you are strongest',
    },
    betray: {
      name: 'Betray',
      all: 'only you: replace up to two figures of different players',
      bonus: 'your alliance breaks, and you lose honor with it',
    },
  },
  shrines: {
    amaterasu: { name: 'Amaterasu', effect: 'to the top of the honor track' },
    fujin: { name: 'Fujin', effect: 'two moves with your figures' },
    hachiman: { name: 'Hachiman', effect: '2 ronin' },
    raijin: { name: 'Raijin', effect: 'summon a bushi to any province' },
    ryujin: { name: 'Ryujin', effect: 'buy a season card' },
    susanoo: { name: 'Susanoo', effect: 'a victory point for each of your strongholds' },
    tsukuyomi: { name: 'Tsukuyomi', effect: '2 coins' },
  },
  advantages: {
    seppuku: { name: 'Seppuku', effect: 'kill all your figures: a point and honor for each' },
    hostage: { name: 'Take hostage', effect: 'take a figure, and a point with it' },
    ronin: { name: 'Hire ronin', effect: 'your ronin add to your force' },
    poets: { name: 'Imperial poets', effect: 'a point for every figure that dies' },
  },
  seasons: { spring: 'Spring', summer: 'Summer', autumn: 'Autumn', winter: 'Winter' },
  phases: {
    clans: 'choosing clans',
    tea: 'tea ceremony',
    politics: 'political phase',
    prewar: 'before the war',
    war: 'war phase',
    winter: 'end of the game',
  },
  sets: { horseman: 'Horseman', teapot: 'Teapot', archway: 'Archway' },
  types: {
    enhancement: 'enhancement',
    virtue: 'virtue',
    monster: 'monster',
    war: 'war upgrade',
    winter: 'winter upgrade',
  },
};
