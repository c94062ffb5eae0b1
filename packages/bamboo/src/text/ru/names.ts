import type { Colour, ShootSymbol } from '../../components.ts';
import { type ConditionWords, conditionIn } from '../condition.ts';
import type { NameWords } from '../dictionary.ts';
import { type HomeNames, homeTileIn } from '../home-names.ts';

const homes: HomeNames = {
  I: {
    decoration: [
      'Бумажный фонарь',
      'Расписной веер',
      'Настенный свиток',
      'Кукла кокэси',
      'Занавес норэн',
      'Колокольчик фурин',
      'Журавлик оригами',
      'Рисунок тушью',
    ],
    faith: [
      'Курильница',
      'Чётки',
      'Табличка эма',
      'Кукла дарума',
      'Бумажный оберег',
      'Ручной колокольчик',
      'Священная верёвка',
      'Рис для подношения',
    ],
    garden: [
      'Мшистый уголок',
      'Папоротник в горшке',
      'Каменная дорожка',
      'Бамбуковая изгородь',
      'Хризантема',
      'Куст азалии',
      'Грядка трав',
      'Ирисы',
    ],
    item: [
      'Соломенные сандалии',
      'Бумажный зонт',
      'Чайная чашка',
      'Бамбуковая корзина',
      'Метла',
      'Котелок',
      'Подушка для сидения',
      'Кисть для письма',
    ],
  },
  II: {
    decoration: [
      'Ширма',
      'Икебана',
      'Лаковое панно',
      'Шёлковое кимоно',
      'Карпы на ветру',
      'Гравюра',
      'Фарфоровая ваза',
      'Ширма с журавлями',
    ],
    faith: [
      'Домашний алтарь',
      'Каменный страж',
      'Статуя лисицы',
      'Бронзовый колокол',
      'Табличка предков',
      'Малые тории',
      'Статуэтка Будды',
      'Коврик для медитации',
    ],
    garden: [
      'Пруд с карпами',
      'Каменный фонарь',
      'Сакура',
      'Клён',
      'Сад камней',
      'Сосна-бонсай',
      'Арочный мостик',
      'Бамбуковый фонтан',
    ],
    item: [
      'Чайный набор',
      'Низкий столик',
      'Футон',
      'Столик котацу',
      'Комод тансу',
      'Сямисэн',
      'Чугунный чайник',
      'Купель офуро',
    ],
  },
};

const colours: NameWords['colours'] = { red: 'красный', blue: 'синий', green: 'зелёный', yellow: 'жёлтый' };
const symbols: NameWords['symbols'] = {
  harmony: 'Гармония',
  home: 'Улучшение дома',
  income: 'Доход',
  cook: 'Приготовление пищи',
  joker: 'Джокер',
};
const kinds: NameWords['kinds'] = { decoration: 'украшение', faith: 'вера', garden: 'сад', item: 'вещь' };
const parts: NameWords['parts'] = { left: 'Слева', whole: 'Весь дом', right: 'Справа' };

const conditions: ConditionWords = {
  parts,
  kind: (kind) => (kind === null ? 'любой' : kinds[kind]),
  single: (kind) => `хотя бы один жетон «${kind}»`,
  row: (row) => `${row.join(', ')} слева направо`,
  col: (col) => `${col.join(', ')} сверху вниз`,
  diamond: ([top, right, bottom, left]) => `ромб: ${top} вверху, ${right} справа, ${bottom} внизу, ${left} слева`,
  square: 'квадрат два на два из любых жетонов',
  sum: (kind, comfort) => `жетоны «${kinds[kind]}», всего не меньше ${comfort} очков комфорта`,
  together: (shape, comfort) => `${shape}, вместе не меньше ${comfort} очков комфорта`,
};

export const ruNames: NameWords = {
  colours,
  areas: { red: 'красная область', blue: 'синяя область', green: 'зелёная область', yellow: 'жёлтая область' },
  temples: { red: 'красный храм', blue: 'синий храм', green: 'зелёный храм', yellow: 'жёлтый храм' },
  symbols,
  kinds,
  parts,
  seasons: { spring: 'весна', summer: 'лето', autumn: 'осень', winter: 'зима' },
  spirits: {
    kappa: 'Каппа',
    tanuki: 'Тануки',
    rokurokubi: 'Рокурокуби',
    kitsune: 'Кицунэ',
    okami: 'Оками',
    bakeneko: 'Бакэнэко',
    tengu: 'Тэнгу',
  },
  powers: {
    kappa: 'действие гармонии',
    tanuki: 'улучшение дома',
    rokurokubi: 'доход',
    kitsune: 'все ростки, которые вы активируете в этот ход, — джокеры',
    okami: 'заменяет 4 еды на этой трапезе',
    bakeneko: 'палочки отправляются в другие храмы без монет',
    tengu: 'вся еда на поле заменяется, а вы берёте один жетон до этого или после',
  },
  foods: { tea: 'чай', rice: 'рис', ramen: 'рамэн' },
  ghost: 'призрак',
  shoot(kind) {
    const [colour, symbol] = kind.split('-') as [Colour, ShootSymbol];
    return `${colours[colour]} росток «${symbols[symbol]}»`;
  },
  ...homeTileIn(homes, kinds),
  ...conditionIn(conditions),
  cell: (cell) => `ряд ${cell.charAt(1)}, столбец ${cell.charAt(3)}`,
};
