import { HIDDEN, type Language, type Line, plurals, type Words } from '../../src/index.ts';
import type { BidEvent, Bids, Card } from './sealed-bids-state.ts';

type Forms = readonly [one: string, few: string, many: string];

/** What differs from language to language; sentences always begin with who does it. */
interface Phrases {
  readonly language: Language;
  readonly name: string;
  readonly suits: Readonly<Record<string, string>>;
  readonly coin: Forms;
  readonly options: Readonly<Record<string, { name: string; help: string }>>;
  readonly yes: string;
  readonly no: string;
  readonly prompts: Readonly<Record<'peek' | 'pick' | 'amount' | 'tuck' | 'where', string>>;
  readonly choices: Readonly<Record<string, string>>;
  readonly gift: (seat: number) => string;
  readonly pending: Readonly<Record<string, string>>;
  readonly events: Readonly<Record<BidEvent['is'], string>>;
  readonly rows: Readonly<Record<string, string>>;
  readonly poor: string;
  readonly trump: string;
}

function words(phrases: Phrases): Words<Bids, BidEvent> {
  const count = plurals(phrases.language);
  const coins = (n: number) => count(n, ...phrases.coin);
  const card = (id: Card | string) => {
    const [suit = '', value = ''] = id.split('-');
    return id === HIDDEN ? '?' : `${phrases.suits[suit]} ${value}`;
  };
  return {
    name: phrases.name,
    option: (key) => phrases.options[key]!,
    optionValue: (_, value) => (value === true ? phrases.yes : value === false ? phrases.no : coins(value as number)),
    prompt: (step) => phrases.prompts[step.do as keyof Phrases['prompts']],
    choice: (choice) => (typeof choice === 'number' ? coins(choice) : (phrases.choices[choice] ?? card(choice))),
    interjection: (choice) => phrases.gift(Number(`${choice}`.slice('gift-'.length)) + 1),
    stillToCome: (step, who) => {
      const text = phrases.pending[step.do];
      return text === undefined ? undefined : 'seat' in step ? `${who(step.seat)}: ${text}` : text;
    },
    event(event, who) {
      const subject = 'seat' in event ? who(event.seat) : 'only' in event ? who(event.only) : '';
      const about = [
        'card' in event ? card(event.card) : '',
        'trump' in event ? card(event.trump) : '',
        'amount' in event ? coins(event.amount) : '',
        'where' in event ? phrases.choices[event.where]! : '',
        'to' in event ? who(event.to) : '',
      ];
      return [subject, phrases.events[event.is], ...about].filter(Boolean).join(' ');
    },
    scoreRow: (row) => phrases.rows[row]!,
    whyNot: () => phrases.poor,
    table(view, _, who): Line[] {
      const lines = view.hands.map((hand, seat): Line => {
        const cards = [...hand.map((slot) => slot.card), ...view.won[seat]!].map(card).join(', ');
        return [{ text: who(seat), seat }, ': ', coins(view.coins[seat]!), '; ', cards];
      });
      return [[phrases.trump, ' ', card(view.trump)], ...lines];
    },
  };
}

export const en = words({
  language: 'en',
  name: 'Sealed bids',
  suits: { tea: 'tea', silk: 'silk', ink: 'ink' },
  coin: ['coin', 'coins', 'coins'],
  options: {
    purse: { name: 'Purse', help: 'Coins to begin with.' },
    gifts: { name: 'Gifts', help: 'May coins be given away?' },
  },
  yes: 'yes',
  no: 'no',
  prompts: {
    peek: 'Look at the ware?',
    pick: 'Which card do you bid?',
    amount: 'How many coins?',
    tuck: 'Put a card back?',
    where: 'Where to?',
  },
  choices: { peek: 'look', pass: 'pass', keep: 'keep all', over: 'on top', under: 'underneath' },
  gift: (seat) => `give a coin to #${seat}`,
  pending: { peek: 'a look', award: 'the award', round: 'the next ware', refill: 'a new card' },
  events: {
    opens: 'The trump is',
    peeks: 'looks at the ware',
    draws: 'draws a card',
    sees: 'sees',
    bids: 'bids',
    wins: 'wins',
    puts: 'puts a card',
    gives: 'gives a coin:',
  },
  rows: { wares: 'Wares', coins: 'Coins' },
  poor: 'You have no more coins.',
  trump: 'Trump:',
});

export const ru = words({
  language: 'ru',
  name: 'Тайные ставки',
  suits: { tea: 'чай', silk: 'шёлк', ink: 'тушь' },
  coin: ['монета', 'монеты', 'монет'],
  options: {
    purse: { name: 'Кошелёк', help: 'Монеты в начале игры.' },
    gifts: { name: 'Подарки', help: 'Можно ли дарить монеты?' },
  },
  yes: 'да',
  no: 'нет',
  prompts: {
    peek: 'Посмотреть на товар?',
    pick: 'Какую карту ставите?',
    amount: 'Сколько монет?',
    tuck: 'Вернуть карту?',
    where: 'Куда?',
  },
  choices: { peek: 'посмотреть', pass: 'пас', keep: 'оставить всё', over: 'наверх', under: 'вниз' },
  gift: (seat) => `подарить монету: #${seat}`,
  pending: { peek: 'взгляд на товар', award: 'награда', round: 'следующий товар', refill: 'новая карта' },
  events: {
    opens: 'Козырь:',
    peeks: 'смотрит на товар',
    draws: 'берёт карту',
    sees: 'видит:',
    bids: 'ставит:',
    wins: 'получает:',
    puts: 'кладёт карту',
    gives: 'дарит монету:',
  },
  rows: { wares: 'Товары', coins: 'Монеты' },
  poor: 'Больше монет нет.',
  trump: 'Козырь:',
});

export const uk = words({
  language: 'uk',
  name: 'Таємні ставки',
  suits: { tea: 'чай', silk: 'шовк', ink: 'туш' },
  coin: ['монета', 'монети', 'монет'],
  options: {
    purse: { name: 'Гаманець', help: 'Монети на початку гри.' },
    gifts: { name: 'Подарунки', help: 'Чи можна дарувати монети?' },
  },
  yes: 'так',
  no: 'ні',
  prompts: {
    peek: 'Поглянути на товар?',
    pick: 'Яку карту ставите?',
    amount: 'Скільки монет?',
    tuck: 'Повернути карту?',
    where: 'Куди?',
  },
  choices: { peek: 'поглянути', pass: 'пас', keep: 'залишити все', over: 'нагору', under: 'донизу' },
  gift: (seat) => `подарувати монету: #${seat}`,
  pending: { peek: 'погляд на товар', award: 'нагорода', round: 'наступний товар', refill: 'нова карта' },
  events: {
    opens: 'Козир:',
    peeks: 'дивиться на товар',
    draws: 'бере карту',
    sees: 'бачить:',
    bids: 'ставить:',
    wins: 'отримує:',
    puts: 'кладе карту',
    gives: 'дарує монету:',
  },
  rows: { wares: 'Товари', coins: 'Монети' },
  poor: 'Більше монет немає.',
  trump: 'Козир:',
});
