import { ADVANTAGES, KINDS, PROVINCES } from '../../components.ts';
import { sum } from '../../rules/battle.ts';
import type { RisingSun } from '../../state.ts';
import type { Prompts, StillToCome } from '../dictionary.ts';
import { cards } from './cards.ts';
import { coins, coinsHeld, count } from './counts.ts';
import { names } from './names.ts';

const clan = (view: RisingSun, seat: number) => names.clans[view.players[seat]!.clan!];
const Clan = (view: RisingSun, seat: number) => clan(view, seat).replace(/^дім/, 'Дім');
const province = (at: number) => names.provinces[PROVINCES[at]!];
const kind = (at: number) => names.kinds[KINDS[at]!];

export const prompts: Prompts = {
  chooseClan: () => 'Який дім ви очолите?',
  teaTurn: () => 'З ким ви хочете укласти союз на цю пору року?',
  teaTerms: ({ to }, view) => `На яких умовах ви кличете в союз ${clan(view, to)}?`,
  teaReply: ({ from, coins: n }, view) =>
    `${Clan(view, from)} пропонує союз${
      n > 0 ? ` і дає ${coins(n)}` : n < 0 ? ` і просить ${coins(-n)}` : ''
    }. Ви згодні?`,
  pickMandate: (_, view) =>
    view.played.length < 6 ? 'Який наказ ви обираєте?' : 'Який наказ ви обираєте? Він останній цієї пори року.',
  nameMandate: () => 'Який наказ буде виконано?',
  recruit: () => 'Кого ви прикликаєте?',
  recruitProvince: ({ kind: at }) => `Куди ви прикликаєте фігурку (${kind(at)})?`,
  worship: ({ kind: at }) => `Фігурка (${kind(at)}) лишається на мапі чи йде до святилища?`,
  marshal: () => 'Яка фігурка йде?',
  marshalTo: ({ from }) => `Куди вона йде з регіону ${province(from)}?`,
  serpent: ({ move }, view) => `${Clan(view, move.seat)} користується морським шляхом. Узяти монету?`,
  build: () => 'Збудувати фортецю?',
  train: () => 'Яку карту пори року ви купуєте?',
  benevolence: () => 'Великодушність: кому дістанеться одна з витрачених монет?',
  placeMonster: ({ kind: at }) => `Де з’явиться ваш новий монстр (${kind(at)})?`,
  betray: ({ left, extra }) =>
    `Чию фігурку ви заміните? Можна замінити ще ${count(left + extra, 'фігурку', 'фігурки', 'фігурок')}.`,
  betrayWith: ({ kind: at }) => `Ким замінити фігурку (${kind(at)})?`,
  amaterasu: () => 'Аматерасу: піднятися на вершину треку честі?',
  fujin: ({ left }) => (left > 1 ? 'Фуджін: яка фігурка йде першою?' : 'Фуджін: яка фігурка йде?'),
  fujinTo: ({ from }) => `Куди вона йде з регіону ${province(from)}?`,
  raijin: () => 'Райджін: куди ви прикликаєте буші?',
  ryujin: () => 'Рюджін: яку карту пори року ви купуєте?',
  orderNext: () => 'Кілька властивостей спрацьовують водночас. Чия наступна?',
  orderOwn: () => 'Яка з ваших карт спрацює наступною?',
  kenin: () => `${cards['path-of-the-kenin'].name}: де розмістити буші?`,
  samurai: () => `${cards['path-of-the-samurai'].name}: де розмістити буші?`,
  light: () => `${cards['path-of-the-light'].name}: хто йде до святилища?`,
  lightShrine: () => `${cards['path-of-the-light'].name}: до якого святилища?`,
  ninja: () => `${cards['path-of-the-ninja'].name}: який буші загине? За це ви втратите честь.`,
  monkey: () => `${cards['path-of-the-monkey'].name}: узяти монету в найбагатшого й утратити честь?`,
  hate: ({ province: at }) => `Оні ненависті, ${province(at)}: хто загине?`,
  mercy: ({ victims }) => `Милосердя: пощадити ${count(victims.length, 'фігурку', 'фігурки', 'фігурок')}?`,
  ready: () => 'Ось-ось почнеться війна. Зараз остання мить для подарунків.',
  bid: ({ placed, seat }, view) => {
    const left = view.players[seat]!.coins - sum(placed);
    const where = view.battle === null ? '' : `${province(view.battle.province)}: `;
    const advantage = names.advantages[ADVANTAGES[placed.length]!].name;
    return `${where}скільки монет ви ставите на «${advantage}»? У вас ${coinsHeld(left)}.`;
  },
  seppuku: () => 'Сепуку: убити всі свої фігурки тут?',
  hostage: () => 'Кого ви берете в заручники?',
  hireRonin: () => 'Найняти ваших ронінів?',
  reparation: () => 'Кому дістанеться зайва монета репарацій?',
};

export const stillToCome: StillToCome = {
  chooseClan: ({ seat }, who) => `${who(seat)} обирає дім`,
  takeSeats: undefined,
  season: () => 'нова пора року',
  teaRound: () => 'чайна церемонія триває',
  teaTurn: ({ seat }, who) => `${who(seat)} шукає союзника`,
  teaTerms: ({ seat }, who) => `${who(seat)} називає умови`,
  teaReply: ({ seat }, who) => `${who(seat)} відповідає`,
  mandateTurn: ({ seat }, who) => `наступний наказ розігрує ${who(seat)}`,
  pickMandate: ({ seat }, who) => `${who(seat)} обирає наказ`,
  nameMandate: ({ seat }, who) => `${who(seat)} називає наказ`,
  endMandate: undefined,
  beginRecruit: ({ seat }, who) => `${who(seat)} вербує`,
  recruit: ({ seat }, who) => `${who(seat)} вербує`,
  recruitProvince: ({ seat, kind: at }, who) => `${who(seat)} прикликає: ${kind(at)}`,
  worship: ({ seat }, who) => `${who(seat)} може відправити шінто до святилища`,
  enter: ({ kind: at, province: to }) => `${kind(at)} входить у регіон ${province(to)}`,
  afterSummon: undefined,
  endRecruit: undefined,
  beginMarshal: ({ seat }, who) => `${who(seat)} марширує`,
  marshal: ({ seat }, who) => `${who(seat)} марширує`,
  marshalTo: ({ seat, from }, who) => `${who(seat)} іде з регіону ${province(from)}`,
  serpent: ({ seat }, who) => `${who(seat)} може взяти монету за шлях`,
  build: ({ seat }, who) => `${who(seat)} може збудувати фортецю`,
  train: ({ seat }, who) => `${who(seat)} може купити карту`,
  benevolence: ({ seat }, who) => `${who(seat)} може віддати монету`,
  placeMonster: ({ seat, kind: at }, who) => `${who(seat)} прикликає: ${kind(at)}`,
  harvest: () => 'збирання ресурсів',
  betray: ({ seat }, who) => `${who(seat)} зраджує`,
  betrayWith: ({ seat }, who) => `${who(seat)} замінює фігурку`,
  kamiTurn: () => 'хід камі',
  shrine: ({ at }) => `святилище ${at + 1}`,
  amaterasu: ({ seat }, who) => `${who(seat)} перед Аматерасу`,
  fujin: ({ seat }, who) => `${who(seat)} іде з Фуджіном`,
  fujinTo: ({ seat }, who) => `${who(seat)} іде з Фуджіном`,
  raijin: ({ seat }, who) => `${who(seat)} перед Райджіном`,
  ryujin: ({ seat }, who) => `${who(seat)} перед Рюджіном`,
  effects: undefined,
  orderNext: ({ seat }, who) => `${who(seat)} вирішує, що за чим іде`,
  orderOwn: ({ seat }, who) => `${who(seat)} вирішує порядок своїх карт`,
  kenin: ({ seat }, who) => `${who(seat)}: ${cards['path-of-the-kenin'].name}`,
  samurai: ({ seat }, who) => `${who(seat)}: ${cards['path-of-the-samurai'].name}`,
  light: ({ seat }, who) => `${who(seat)}: ${cards['path-of-the-light'].name}`,
  lightShrine: ({ seat }, who) => `${who(seat)}: ${cards['path-of-the-light'].name}`,
  ninja: ({ seat }, who) => `${who(seat)}: ${cards['path-of-the-ninja'].name}`,
  monkey: ({ seat }, who) => `${who(seat)}: ${cards['path-of-the-monkey'].name}`,
  hate: ({ seat }, who) => `${who(seat)}: ${names.kinds['oni-of-hate']}`,
  mercy: ({ seat }, who) => `${who(seat)} може виявити милосердя`,
  slay: () => 'фігурки гинуть',
  prewar: () => 'остання мить перед війною',
  ready: ({ seat }, who) => `${who(seat)} готується до війни`,
  startWar: () => 'початок війни',
  koiCoins: undefined,
  warProvince: ({ number }) => `воєнний регіон ${number + 1}`,
  bid: ({ seat }, who) => `${who(seat)} робить ставки`,
  showBid: ({ seat }, who) => `${who(seat)} уже зі ставками`,
  advantage: ({ at }) => names.advantages[ADVANTAGES[at]!].name,
  seppuku: ({ seat }, who) => `${who(seat)} може вчинити сепуку`,
  hostage: ({ seat }, who) => `${who(seat)} може взяти заручника`,
  hireRonin: ({ seat }, who) => `${who(seat)} може найняти ронінів`,
  outcome: () => 'результат битви',
  poets: () => names.advantages.poets.name,
  reparations: () => 'воєнні репарації',
  reparation: ({ seat }, who) => `${who(seat)} ділить остачу`,
  endBattle: undefined,
  cleanup: () => 'завершення пори року',
  winter: () => 'зима',
};
