import type { Colour, ShootSymbol } from '../../components.ts';
import { type ConditionWords, conditionIn } from '../condition.ts';
import type { NameWords } from '../dictionary.ts';
import { type HomeNames, homeTileIn } from '../home-names.ts';

const homes: HomeNames = {
  I: {
    decoration: [
      'Паперовий ліхтар',
      'Розписне віяло',
      'Настінний сувій',
      'Лялька кокесі',
      'Завіса норен',
      'Дзвіночок фурін',
      'Журавлик орігамі',
      'Малюнок тушшю',
    ],
    faith: [
      'Кадильниця',
      'Чотки',
      'Табличка ема',
      'Лялька дарума',
      'Паперовий оберіг',
      'Ручний дзвіночок',
      'Священна мотузка',
      'Рис для підношення',
    ],
    garden: [
      'Моховий куточок',
      'Папороть у горщику',
      'Кам’яна стежка',
      'Бамбукова огорожа',
      'Хризантема',
      'Кущ азалії',
      'Грядка трав',
      'Іриси',
    ],
    item: [
      'Солом’яні сандалі',
      'Паперова парасолька',
      'Чайна чашка',
      'Бамбуковий кошик',
      'Мітла',
      'Казанок',
      'Подушка для сидіння',
      'Пензель для письма',
    ],
  },
  II: {
    decoration: [
      'Ширма',
      'Ікебана',
      'Лакове панно',
      'Шовкове кімоно',
      'Коропи на вітрі',
      'Гравюра',
      'Порцелянова ваза',
      'Ширма з журавлями',
    ],
    faith: [
      'Домашній вівтар',
      'Кам’яний страж',
      'Статуя лисиці',
      'Бронзовий дзвін',
      'Табличка предків',
      'Малі торії',
      'Статуетка Будди',
      'Килимок для медитації',
    ],
    garden: [
      'Ставок із коропами',
      'Кам’яний ліхтар',
      'Сакура',
      'Клен',
      'Сад каменів',
      'Сосна-бонсай',
      'Арковий місток',
      'Бамбуковий фонтан',
    ],
    item: [
      'Чайний набір',
      'Низький столик',
      'Футон',
      'Столик котацу',
      'Комод тансу',
      'Сямісен',
      'Чавунний чайник',
      'Купіль офуро',
    ],
  },
};

const colours: NameWords['colours'] = { red: 'червоний', blue: 'синій', green: 'зелений', yellow: 'жовтий' };
const symbols: NameWords['symbols'] = {
  harmony: 'Гармонія',
  home: 'Покращення дому',
  income: 'Дохід',
  cook: 'Приготування їжі',
  joker: 'Джокер',
};
const kinds: NameWords['kinds'] = { decoration: 'прикраса', faith: 'віра', garden: 'сад', item: 'річ' };
const parts: NameWords['parts'] = { left: 'Ліворуч', whole: 'Увесь дім', right: 'Праворуч' };

const conditions: ConditionWords = {
  parts,
  kind: (kind) => (kind === null ? 'будь-який' : kinds[kind]),
  single: (kind) => `принаймні один жетон «${kind}»`,
  row: (row) => `${row.join(', ')} зліва направо`,
  col: (col) => `${col.join(', ')} згори вниз`,
  diamond: ([top, right, bottom, left]) => `ромб: ${top} вгорі, ${right} праворуч, ${bottom} внизу, ${left} ліворуч`,
  square: 'квадрат два на два з будь-яких жетонів',
  sum: (kind, comfort) => `жетони «${kinds[kind]}», загалом не менше ${comfort} очок комфорту`,
  together: (shape, comfort) => `${shape}, разом не менше ${comfort} очок комфорту`,
};

export const ukNames: NameWords = {
  colours,
  areas: { red: 'червона область', blue: 'синя область', green: 'зелена область', yellow: 'жовта область' },
  temples: { red: 'червоний храм', blue: 'синій храм', green: 'зелений храм', yellow: 'жовтий храм' },
  symbols,
  kinds,
  parts,
  seasons: { spring: 'весна', summer: 'літо', autumn: 'осінь', winter: 'зима' },
  spirits: {
    kappa: 'Каппа',
    tanuki: 'Танукі',
    rokurokubi: 'Рокурокубі',
    kitsune: 'Кіцуне',
    okami: 'Окамі',
    bakeneko: 'Бакенеко',
    tengu: 'Тенґу',
  },
  powers: {
    kappa: 'дія гармонії',
    tanuki: 'покращення дому',
    rokurokubi: 'дохід',
    kitsune: 'усі паростки, які ви активуєте в цей хід, — джокери',
    okami: 'замінює 4 їжі на цій трапезі',
    bakeneko: 'палички йдуть до інших храмів без монет',
    tengu: 'уся їжа на полі замінюється, а ви берете один жетон до цього або після',
  },
  foods: { tea: 'чай', rice: 'рис', ramen: 'рамен' },
  ghost: 'привид',
  shoot(kind) {
    const [colour, symbol] = kind.split('-') as [Colour, ShootSymbol];
    return `${colours[colour]} паросток «${symbols[symbol]}»`;
  },
  ...homeTileIn(homes, kinds),
  ...conditionIn(conditions),
  cell: (cell) => `ряд ${cell.charAt(1)}, стовпець ${cell.charAt(3)}`,
};
