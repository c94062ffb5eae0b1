import { type Line, plurals, type Who, type Words } from '@engawa/kernel';
import { type Fan, type Fans, type FansEvent, numberOn } from './fans.ts';

const suitOf = (fan: string) => fan.split('-')[0] as 'carp' | 'crane' | 'moon' | 'pine';

/** The same picture in every language. */
function picture(view: Fans, who: Who, name: (fan: Fan) => string, said: { hidden: string; deck: string }): Line[] {
  const seats = view.hands.map((hand, seat): Line => {
    const held = hand.map((slot) => (slot.card.includes('-') ? name(slot.card) : said.hidden)).join(', ');
    const shown = view.shown[seat]!.map(name).join(', ');
    return [
      { text: who(seat), seat, tone: 'strong' },
      ': ',
      held,
      { text: shown === '' ? '' : ` / ${shown}`, tone: 'good' },
    ];
  });
  return [...seats, [{ text: said.deck, tone: 'dim' }]];
}

const left = (view: Fans) => view.deck.bag.length - view.deck.away;

const fanEn = (fan: Fan) => `${suitOf(fan)} ${numberOn(fan)}`;
const eventsEn: { [K in FansEvent['is']]: (event: FansEvent & { fan: Fan }, who: string) => string } = {
  keeps: (_, who) => `${who} keeps a fan for the end.`,
  shows: ({ fan }, who) => `${who} shows the ${fanEn(fan)}.`,
  waves: (_, who) => `${who} waves a fan.`,
  passes: (_, who) => `${who} passes.`,
  draws: ({ fan }, who) => `${who} draws the ${fanEn(fan)}.`,
  reveals: ({ fan }, who) => `${who} has kept the ${fanEn(fan)}.`,
  claps: (_, who) => `${who} claps.`,
};

const countEn = plurals('en');
export const en: Words<Fans, FansEvent> = {
  name: 'Fans',
  option: (key) =>
    key === 'long'
      ? { name: 'Long game', help: 'Four turns instead of three.' }
      : { name: 'Kept fan', help: 'What the kept fan counts.' },
  optionValue: (_, value) => (value === true ? 'yes' : value === false ? 'no' : `${value}`),
  prompt: (step) =>
    step.do === 'keep'
      ? 'Which fan do you keep?'
      : step.do === 'turn'
        ? 'Which fan do you take?'
        : 'What do you do with it?',
  choice: (choice) =>
    choice === 'pass' ? 'pass' : choice === 'show' ? 'show it' : choice === 'wave' ? 'wave it' : fanEn(choice as Fan),
  interjection: () => 'clap',
  stillToCome: (step, who) =>
    step.do === 'turn' ? `${who(step.seat)} takes a turn` : step.do === 'reveal' ? 'the kept fans' : undefined,
  event: (event, who) => eventsEn[event.is](event as FansEvent & { fan: Fan }, who(event.seat)),
  scoreRow: (row) => ({ shown: 'Shown', waved: 'Waved', kept: 'Kept' })[row]!,
  whyNot: (why) => (why === 'passed' ? 'you have passed already' : 'you have waved a fan already'),
  table: (view, _, who) =>
    picture(view, who, fanEn, { hidden: '?', deck: `${countEn(left(view), 'fan', 'fans')} in the deck` }),
};

const suitsRu = { carp: 'карп', crane: 'журавль', moon: 'луна', pine: 'сосна' };
const fanRu = (fan: Fan) => `${suitsRu[suitOf(fan)]} ${numberOn(fan)}`;
const eventsRu: typeof eventsEn = {
  keeps: (_, who) => `${who} откладывает веер до конца партии.`,
  shows: ({ fan }, who) => `${who} показывает веер: ${fanRu(fan)}.`,
  waves: (_, who) => `${who} машет веером.`,
  passes: (_, who) => `${who} пропускает ход.`,
  draws: ({ fan }, who) => `${who} тянет веер: ${fanRu(fan)}.`,
  reveals: ({ fan }, who) => `${who} открывает отложенный веер: ${fanRu(fan)}.`,
  claps: (_, who) => `${who} хлопает.`,
};

const countRu = plurals('ru');
export const ru: Words<Fans, FansEvent> = {
  name: 'Веера',
  option: (key) =>
    key === 'long'
      ? { name: 'Долгая партия', help: 'Четыре хода вместо трёх.' }
      : { name: 'Отложенный веер', help: 'Сколько он стоит.' },
  optionValue: (_, value) =>
    value === true ? 'да' : value === false ? 'нет' : value === 'double' ? 'вдвое' : 'один раз',
  prompt: (step) =>
    step.do === 'keep' ? 'Какой веер отложить?' : step.do === 'turn' ? 'Какой веер взять?' : 'Что с ним сделать?',
  choice: (choice) =>
    choice === 'pass' ? 'пас' : choice === 'show' ? 'показать' : choice === 'wave' ? 'махнуть' : fanRu(choice as Fan),
  interjection: () => 'похлопать',
  stillToCome: (step, who) =>
    step.do === 'turn' ? `ходит ${who(step.seat)}` : step.do === 'reveal' ? 'отложенные веера' : undefined,
  event: (event, who) => eventsRu[event.is](event as FansEvent & { fan: Fan }, who(event.seat)),
  scoreRow: (row) => ({ shown: 'Показано', waved: 'Взмахи', kept: 'Отложено' })[row]!,
  whyNot: (why) => (why === 'passed' ? 'вы уже пасовали' : 'вы уже махали веером'),
  table: (view, _, who) =>
    picture(view, who, fanRu, { hidden: '?', deck: `в колоде ${countRu(left(view), 'веер', 'веера', 'вееров')}` }),
};

const suitsUk = { carp: 'короп', crane: 'журавель', moon: 'місяць', pine: 'сосна' };
const fanUk = (fan: Fan) => `${suitsUk[suitOf(fan)]} ${numberOn(fan)}`;
const eventsUk: typeof eventsEn = {
  keeps: (_, who) => `${who} відкладає віяло до кінця партії.`,
  shows: ({ fan }, who) => `${who} показує віяло: ${fanUk(fan)}.`,
  waves: (_, who) => `${who} махає віялом.`,
  passes: (_, who) => `${who} пропускає хід.`,
  draws: ({ fan }, who) => `${who} тягне віяло: ${fanUk(fan)}.`,
  reveals: ({ fan }, who) => `${who} відкриває відкладене віяло: ${fanUk(fan)}.`,
  claps: (_, who) => `${who} плескає.`,
};

const countUk = plurals('uk');
export const uk: Words<Fans, FansEvent> = {
  name: 'Віяла',
  option: (key) =>
    key === 'long'
      ? { name: 'Довга партія', help: 'Чотири ходи замість трьох.' }
      : { name: 'Відкладене віяло', help: 'Скільки воно коштує.' },
  optionValue: (_, value) =>
    value === true ? 'так' : value === false ? 'ні' : value === 'double' ? 'удвічі' : 'один раз',
  prompt: (step) =>
    step.do === 'keep' ? 'Яке віяло відкласти?' : step.do === 'turn' ? 'Яке віяло взяти?' : 'Що з ним зробити?',
  choice: (choice) =>
    choice === 'pass' ? 'пас' : choice === 'show' ? 'показати' : choice === 'wave' ? 'махнути' : fanUk(choice as Fan),
  interjection: () => 'поплескати',
  stillToCome: (step, who) =>
    step.do === 'turn' ? `ходить ${who(step.seat)}` : step.do === 'reveal' ? 'відкладені віяла' : undefined,
  event: (event, who) => eventsUk[event.is](event as FansEvent & { fan: Fan }, who(event.seat)),
  scoreRow: (row) => ({ shown: 'Показано', waved: 'Змахи', kept: 'Відкладено' })[row]!,
  whyNot: (why) => (why === 'passed' ? 'ви вже пасували' : 'ви вже махали віялом'),
  table: (view, _, who) =>
    picture(view, who, fanUk, { hidden: '?', deck: `у колоді ${countUk(left(view), 'віяло', 'віяла', 'віял')}` }),
};
