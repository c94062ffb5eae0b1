import { ADVANTAGES, KINDS, PROVINCES } from '../../components.ts';
import { sum } from '../../rules/battle.ts';
import type { RisingSun } from '../../state.ts';
import type { Prompts, StillToCome } from '../dictionary.ts';
import { cards } from './cards.ts';
import { coins, coinsHeld, count } from './counts.ts';
import { names } from './names.ts';

const clan = (view: RisingSun, seat: number) => names.clans[view.players[seat]!.clan!];
const Clan = (view: RisingSun, seat: number) => clan(view, seat).replace(/^дом/, 'Дом');
const province = (at: number) => names.provinces[PROVINCES[at]!];
const kind = (at: number) => names.kinds[KINDS[at]!];

export const prompts: Prompts = {
  chooseClan: () => 'Какой дом вы возглавите?',
  teaTurn: () => 'С кем вы хотите заключить союз на это время года?',
  teaTerms: ({ to }, view) => `На каких условиях вы зовёте в союз ${clan(view, to)}?`,
  teaReply: ({ from, coins: n }, view) =>
    `${Clan(view, from)} предлагает союз${
      n > 0 ? ` и даёт ${coins(n)}` : n < 0 ? ` и просит ${coins(-n)}` : ''
    }. Вы согласны?`,
  pickMandate: (_, view) =>
    view.played.length < 6 ? 'Какой приказ вы выбираете?' : 'Какой приказ вы выбираете? Он последний в это время года.',
  nameMandate: () => 'Какой приказ будет выполнен?',
  recruit: () => 'Кого вы призываете?',
  recruitProvince: ({ kind: at }) => `Куда вы призываете фигурку (${kind(at)})?`,
  worship: ({ kind: at }) => `Фигурка (${kind(at)}) остаётся на карте или идёт в святилище?`,
  marshal: () => 'Какая фигурка идёт?',
  marshalTo: ({ from }) => `Куда она идёт из региона ${province(from)}?`,
  serpent: ({ move }, view) => `${Clan(view, move.seat)} пользуется морским путём. Взять монету?`,
  build: () => 'Построить крепость?',
  train: () => 'Какую карту времени года вы покупаете?',
  benevolence: () => 'Великодушие: кому достанется одна из потраченных монет?',
  placeMonster: ({ kind: at }) => `Где появится ваш новый монстр (${kind(at)})?`,
  betray: ({ left, extra }) =>
    `Чью фигурку вы замените? Можно заменить ещё ${count(left + extra, 'фигурку', 'фигурки', 'фигурок')}.`,
  betrayWith: ({ kind: at }) => `Кем заменить фигурку (${kind(at)})?`,
  amaterasu: () => 'Аматэрасу: подняться на вершину трека чести?',
  fujin: ({ left }) => (left > 1 ? 'Фудзин: какая фигурка идёт первой?' : 'Фудзин: какая фигурка идёт?'),
  fujinTo: ({ from }) => `Куда она идёт из региона ${province(from)}?`,
  raijin: () => 'Райдзин: куда вы призываете буси?',
  ryujin: () => 'Рюдзин: какую карту времени года вы покупаете?',
  orderNext: () => 'Несколько свойств срабатывают разом. Чьё следующее?',
  orderOwn: () => 'Какая из ваших карт сработает следующей?',
  kenin: () => `${cards['path-of-the-kenin'].name}: где поместить буси?`,
  samurai: () => `${cards['path-of-the-samurai'].name}: где поместить буси?`,
  light: () => `${cards['path-of-the-light'].name}: кто идёт в святилище?`,
  lightShrine: () => `${cards['path-of-the-light'].name}: в какое святилище?`,
  ninja: () => `${cards['path-of-the-ninja'].name}: какой буси погибнет? За это вы потеряете честь.`,
  monkey: () => `${cards['path-of-the-monkey'].name}: взять монету у самого богатого и потерять честь?`,
  hate: ({ province: at }) => `Они ненависти, ${province(at)}: кто погибнет?`,
  mercy: ({ victims }) => `Милосердие: пощадить ${count(victims.length, 'фигурку', 'фигурки', 'фигурок')}?`,
  ready: () => 'Вот-вот начнётся война. Сейчас последний момент для подарков.',
  bid: ({ placed, seat }, view) => {
    const left = view.players[seat]!.coins - sum(placed);
    const where = view.battle === null ? '' : `${province(view.battle.province)}: `;
    const advantage = names.advantages[ADVANTAGES[placed.length]!].name;
    return `${where}сколько монет вы ставите на «${advantage}»? У вас ${coinsHeld(left)}.`;
  },
  seppuku: () => 'Сэппуку: убить все свои фигурки здесь?',
  hostage: () => 'Кого вы берёте в заложники?',
  hireRonin: () => 'Нанять ваших ронинов?',
  reparation: () => 'Кому достанется лишняя монета репараций?',
};

export const stillToCome: StillToCome = {
  chooseClan: ({ seat }, who) => `${who(seat)} выбирает дом`,
  takeSeats: undefined,
  season: () => 'новое время года',
  teaRound: () => 'чайная церемония продолжается',
  teaTurn: ({ seat }, who) => `${who(seat)} ищет союзника`,
  teaTerms: ({ seat }, who) => `${who(seat)} называет условия`,
  teaReply: ({ seat }, who) => `${who(seat)} отвечает`,
  mandateTurn: ({ seat }, who) => `следующий приказ разыгрывает ${who(seat)}`,
  pickMandate: ({ seat }, who) => `${who(seat)} выбирает приказ`,
  nameMandate: ({ seat }, who) => `${who(seat)} называет приказ`,
  endMandate: undefined,
  beginRecruit: ({ seat }, who) => `${who(seat)} вербует`,
  recruit: ({ seat }, who) => `${who(seat)} вербует`,
  recruitProvince: ({ seat, kind: at }, who) => `${who(seat)} призывает: ${kind(at)}`,
  worship: ({ seat }, who) => `${who(seat)} может отправить синто в святилище`,
  enter: ({ kind: at, province: to }) => `${kind(at)} входит в регион ${province(to)}`,
  afterSummon: undefined,
  endRecruit: undefined,
  beginMarshal: ({ seat }, who) => `${who(seat)} марширует`,
  marshal: ({ seat }, who) => `${who(seat)} марширует`,
  marshalTo: ({ seat, from }, who) => `${who(seat)} уходит из региона ${province(from)}`,
  serpent: ({ seat }, who) => `${who(seat)} может взять монету за путь`,
  build: ({ seat }, who) => `${who(seat)} может построить крепость`,
  train: ({ seat }, who) => `${who(seat)} может купить карту`,
  benevolence: ({ seat }, who) => `${who(seat)} может отдать монету`,
  placeMonster: ({ seat, kind: at }, who) => `${who(seat)} призывает: ${kind(at)}`,
  harvest: () => 'сбор ресурсов',
  betray: ({ seat }, who) => `${who(seat)} предаёт`,
  betrayWith: ({ seat }, who) => `${who(seat)} заменяет фигурку`,
  kamiTurn: () => 'ход ками',
  shrine: ({ at }) => `святилище ${at + 1}`,
  amaterasu: ({ seat }, who) => `${who(seat)} перед Аматэрасу`,
  fujin: ({ seat }, who) => `${who(seat)} идёт с Фудзином`,
  fujinTo: ({ seat }, who) => `${who(seat)} идёт с Фудзином`,
  raijin: ({ seat }, who) => `${who(seat)} перед Райдзином`,
  ryujin: ({ seat }, who) => `${who(seat)} перед Рюдзином`,
  effects: undefined,
  orderNext: ({ seat }, who) => `${who(seat)} решает, что за чем следует`,
  orderOwn: ({ seat }, who) => `${who(seat)} решает порядок своих карт`,
  kenin: ({ seat }, who) => `${who(seat)}: ${cards['path-of-the-kenin'].name}`,
  samurai: ({ seat }, who) => `${who(seat)}: ${cards['path-of-the-samurai'].name}`,
  light: ({ seat }, who) => `${who(seat)}: ${cards['path-of-the-light'].name}`,
  lightShrine: ({ seat }, who) => `${who(seat)}: ${cards['path-of-the-light'].name}`,
  ninja: ({ seat }, who) => `${who(seat)}: ${cards['path-of-the-ninja'].name}`,
  monkey: ({ seat }, who) => `${who(seat)}: ${cards['path-of-the-monkey'].name}`,
  hate: ({ seat }, who) => `${who(seat)}: ${names.kinds['oni-of-hate']}`,
  mercy: ({ seat }, who) => `${who(seat)} может проявить милосердие`,
  slay: () => 'фигурки гибнут',
  prewar: () => 'последний момент перед войной',
  ready: ({ seat }, who) => `${who(seat)} готовится к войне`,
  startWar: () => 'начало войны',
  koiCoins: undefined,
  warProvince: ({ number }) => `воюющий регион ${number + 1}`,
  bid: ({ seat }, who) => `${who(seat)} делает ставки`,
  showBid: ({ seat }, who) => `${who(seat)} уже со ставками`,
  advantage: ({ at }) => names.advantages[ADVANTAGES[at]!].name,
  seppuku: ({ seat }, who) => `${who(seat)} может совершить сэппуку`,
  hostage: ({ seat }, who) => `${who(seat)} может взять заложника`,
  hireRonin: ({ seat }, who) => `${who(seat)} может нанять ронинов`,
  outcome: () => 'исход битвы',
  poets: () => names.advantages.poets.name,
  reparations: () => 'военные репарации',
  reparation: ({ seat }, who) => `${who(seat)} делит остаток`,
  endBattle: undefined,
  cleanup: () => 'завершение времени года',
  winter: () => 'зима',
};
