import type { Dictionary, EventWords } from '../dictionary.ts';
import { cards } from './cards.ts';
import { coins, count, goods, list, points } from './counts.ts';
import { names } from './names.ts';

const { provinces, kinds, mandates, shrines, advantages, seasons, sets, clans } = names;
const said = (phrase: keyof typeof phrases) => `«${phrases[phrase]}»`;
const exchange = (e: { coins: number; ronin: number; forCoins: number; forRonin: number }) =>
  `${goods(e)} за ${goods({ coins: e.forCoins, ronin: e.forRonin })}`;

export const phrases: Dictionary['phrases'] = {
  together: 'Пройдём это время года вместе.',
  pays: 'Моя дружба приходит с подарком.',
  paid: 'У моей помощи есть цена.',
  gladly: 'С радостью. Нашим знамёнам стоять рядом.',
  fairPrice: 'Цена честная. По рукам.',
  tooFar: 'Вы просите слишком много.',
  tooStrong: 'Вы и без меня достаточно сильны.',
  otherPlans: 'На это время года у меня другие планы.',
  alone: 'В это время года иду своей дорогой.',
  waits: 'Сначала лучше послушать других.',
};

export const from: Dictionary['from'] = (source) => {
  switch (source) {
    case 'harvest':
      return 'сбор ресурсов';
    case 'outcome':
      return 'жетон воюющего региона';
    case 'seppuku':
    case 'hostage':
    case 'ronin':
    case 'poets':
      return advantages[source].name;
    default:
      return source in shrines
        ? shrines[source as keyof typeof shrines].name
        : cards[source as keyof typeof cards].name;
  }
};

export const events: EventWords = {
  setChosen: ({ set, shrines: row }) =>
    `В игре набор карт «${sets[set]}». Святилища: ${list(row.map((one) => shrines[one].name))}.`,
  takesClan: ({ seat, clan }, who) => `${who(seat)} возглавляет ${clans[clan]}.`,
  seated: ({ circle }, who) => `По часовой стрелке за столом и сверху вниз по чести: ${circle.map(who).join(', ')}.`,
  seasonBegins: ({ season, wars }) =>
    `Начинается новое время года: ${seasons[season].toLowerCase()}. Воевать будут в таком порядке: ${wars.map((one) => provinces[one]).join(', ')}.`,
  income: ({ coins: all }, who) => `Доход: ${all.map((n, seat) => `${who(seat)} — ${coins(n)}`).join(', ')}.`,
  returnsHostages: ({ seat, figures, coins: n }, who) =>
    `${who(seat)} возвращает заложников (${list(figures.map((one) => kinds[one]))}) и получает ${coins(n)}.`,
  teaBegins: () => 'Начинается чайная церемония. Прежние союзы распались.',
  proposes: ({ seat, to, coins: n, phrase }, who) =>
    `${who(seat)} предлагает союз${n > 0 ? ` и даёт ${coins(n)}` : n < 0 ? ` и просит ${coins(-n)}` : ''}, отвечает ${who(to)}. ${said(phrase)}`,
  waits: ({ seat, phrase }, who) => `${who(seat)} ждёт. ${said(phrase)}`,
  withdraws: ({ seat, phrase }, who) => `${who(seat)} не хочет союза. ${said(phrase)}`,
  declines: ({ seat, phrase }, who) => `${who(seat)} отказывается. ${said(phrase)}`,
  allies: ({ seat, with: other, coins: n, phrase }, who) =>
    `${who(seat)} и ${who(other)} заключают союз${n !== 0 ? `; ${who(n > 0 ? seat : other)} получает ${coins(Math.abs(n))}` : ''}. ${said(phrase)}`,
  teaEnds: () => 'Чайная церемония окончена.',
  looks: ({ tiles }) => `Вы видите приказы: ${list(tiles.map((one) => `«${mandates[one].name}»`))}.`,
  playsMandate: ({ seat, mandate, isFaceDown }, who) =>
    isFaceDown
      ? `${who(seat)} кладёт приказ лицом вниз и называет «${mandates[mandate].name}».`
      : `${who(seat)} разыгрывает приказ «${mandates[mandate].name}».`,
  summons: ({ seat, kind, province }, who) => `${who(seat)} призывает в регион ${provinces[province]}: ${kinds[kind]}.`,
  worships: ({ seat, kind, shrine }, who) =>
    `${who(seat)} отправляет на поклонение (${shrines[shrine].name}): ${kinds[kind]}.`,
  places: ({ seat, province, by }, who) =>
    `${who(seat)} помещает буси в регион ${provinces[province]} (${cards[by].name}).`,
  moves: ({ seat, kind, from: start, to }, who) =>
    `${who(seat)} передвигает из региона ${provinces[start]} в регион ${provinces[to]}: ${kinds[kind]}.`,
  charges: ({ seat, mover, isPaid }, who) =>
    isPaid
      ? `${who(seat)} берёт плату за морской путь, ${who(mover)} отдаёт монету.`
      : `${who(seat)} берёт плату за морской путь, ${who(mover)} не может заплатить и остаётся.`,
  letsPass: ({ seat, mover }, who) => `${who(seat)} не берёт платы за морской путь, ${who(mover)} проходит.`,
  builds: ({ seat, province, coins: n }, who) =>
    `${who(seat)} строит крепость в регионе ${provinces[province]} за ${coins(n)}.`,
  buys: ({ seat, card, coins: n }, who) =>
    `${who(seat)} покупает карту «${cards[card].name}» ${n === 0 ? 'бесплатно' : `за ${coins(n)}`}.`,
  passesOnCoin: ({ seat, to }, who) => `${who(seat)} проявляет великодушие, монету получает ${who(to)}.`,
  gains: ({ seat, from: source, points: p, coins: c, ronin: r }, who) =>
    `${who(seat)} получает ${goods({ points: p, coins: c, ronin: r })} (${from(source)}).`,
  takesCoins: ({ seat, of, by }, who) =>
    `${who(seat)} берёт по монете (${cards[by].name}), ${of.length > 1 ? 'платят' : 'платит'} ${list(of.map(who))}.`,
  stealsPoints: ({ of, points: n }, who) => `${who(of)} теряет ${points(n)} из-за Они злобы.`,
  harvests: ({ seat, provinces: reaped, coins: c, ronin: r }, who) =>
    `${who(seat)} собирает ${goods({ coins: c, ronin: r })}${
      reaped.length > 0 ? ` (${list(reaped.map((one) => provinces[one]))})` : ''
    }.`,
  betrays: ({ seat, ally }, who) => `${who(seat)} разрывает союз, ${who(ally)} остаётся без союзника.`,
  replaces: ({ seat, owner, kind, by, place }, who) =>
    `${who(seat)} предаёт (${place in shrines ? shrines[place as keyof typeof shrines].name : provinces[place as keyof typeof provinces]}): вместо фигурки «${kinds[kind]}» теперь «${kinds[by]}», прежнюю забирает ${who(owner)}.`,
  honor: ({ seat, from: start, to }, who) =>
    to < start
      ? `${who(seat)} поднимается по треку чести на место ${to + 1}.`
      : `${who(seat)} опускается по треку чести на место ${to + 1}.`,
  kamiTurn: () => 'Ход ками.',
  shrineWon: ({ seat, shrine }, who) => `${shrines[shrine].name}: больше всех силы имеет ${who(seat)}.`,
  declinesCard: ({ seat, card }, who) => `${who(seat)} не использует карту «${cards[card].name}».`,
  declinesShrine: ({ seat, shrine }, who) => `${who(seat)} не пользуется святилищем: ${shrines[shrine].name}.`,
  kills: ({ owner, kind, count: n, province }, who) =>
    `${who(owner)} теряет убитыми (${provinces[province]}): ${kinds[kind]}${n > 1 ? ` ×${n}` : ''}.`,
  spares: ({ seat }, who) => `${who(seat)} проявляет милосердие: никто не гибнет.`,
  ready: ({ seat }, who) => `${who(seat)}: к войне всё готово.`,
  warBegins: () => 'Начинается война. Дарить больше ничего нельзя.',
  converts: ({ seat, ronin: n }, who) => `${who(seat)} меняет ронинов на монеты: ${n}.`,
  noWar: ({ province }) => `${provinces[province]}: здесь никого нет.`,
  takesToken: ({ seat, province, how }, who) =>
    how === 'battle'
      ? `${who(seat)} побеждает в битве: ${provinces[province]}.`
      : how === 'ally'
        ? `${provinces[province]}: здесь только союзники, жетон берёт более сильный — ${who(seat)}.`
        : `${who(seat)} берёт жетон без битвы: ${provinces[province]}.`,
  battle: ({ province, participants }, who) =>
    `Битва за регион ${provinces[province]}: ${participants.map(who).join(', ')}.`,
  bids: ({ seat, bids }, who) =>
    `${who(seat)} ставит: сэппуку ${bids[0]}, заложники ${bids[1]}, ронины ${bids[2]}, поэмы ${bids[3]}.`,
  winsAdvantage: ({ seat, advantage, coins: n }, who) =>
    `«${advantages[advantage].name}» за ${coins(n)} получает ${who(seat)}.`,
  declinesAdvantage: ({ seat, advantage }, who) =>
    `${who(seat)} не пользуется преимуществом «${advantages[advantage].name}».`,
  seppuku: ({ seat, figures }, who) =>
    `${who(seat)} совершает сэппуку: ${count(figures, 'фигурка', 'фигурки', 'фигурок')}.`,
  takesHostage: ({ seat, owner, kind, points: n }, who) =>
    `${who(seat)} берёт заложника: ${kinds[kind]}. ${who(owner)} теряет ${n > 0 ? `фигурку и ${points(n)}` : 'фигурку'}.`,
  hiresRonin: ({ seat, force }, who) => `${who(seat)} нанимает ронинов: сила больше на ${force}.`,
  paysReparations: ({ seat, to, coins: n }, who) => `${who(seat)} платит репарации, ${who(to)} получает ${coins(n)}.`,
  seasonEnds: ({ season }) =>
    `Конец времени года: ${seasons[season].toLowerCase()}. Монеты и ронины сброшены, синто возвращаются из святилищ.`,
  gives: ({ seat, to, coins: c, ronin: r }, who) =>
    `${who(seat)} дарит ${goods({ coins: c, ronin: r })}, подарок получает ${who(to)}.`,
  offers: ({ seat, to, ...rest }, who) => `${who(seat)} предлагает обмен: ${exchange(rest)}, решает ${who(to)}.`,
  recalls: ({ seat }, who) => `${who(seat)} отзывает предложение.`,
  refuses: ({ seat, from: giver }, who) => `${who(seat)} отклоняет предложение. Его автор — ${who(giver)}.`,
  trades: ({ seat, with: other, ...rest }, who) => `${who(seat)} и ${who(other)} меняются: ${exchange(rest)}.`,
  winter: () => 'Пришла зима. Подсчитываются очки.',
  scores: ({ seat, points: n, honor }, who) => `${who(seat)}: ${points(n)}, место по чести — ${honor}.`,
  wins: ({ seat, with: other, isTie }, who) =>
    other >= 0
      ? `${who(seat)} и ${who(other)} набрали поровну и, как союзники, побеждают вместе.`
      : isTie
        ? `Побеждает ${who(seat)}: среди набравших поровну у этого дома больше чести.`
        : `Побеждает ${who(seat)}.`,
};
