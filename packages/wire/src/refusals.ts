import { type Refusal as KernelRefusal, type Language, refusalIn } from '@engawa/kernel';

/** Why something that was asked of the server was not done. Nothing has changed. */
export type Refusal = KernelRefusal | ServerRefusal;

type Sentences = Readonly<Record<Language, string>>;

const WORDS = {
  'no-session': {
    en: 'Say who you are first: a name is enough.',
    ru: 'Сначала представьтесь: достаточно имени.',
    uk: 'Спершу назвіться: досить імені.',
  },
  'not-seated': {
    en: 'You have no seat at this table.',
    ru: 'У вас нет места за этим столом.',
    uk: 'У вас немає місця за цим столом.',
  },
  'no-table': { en: 'There is no such table.', ru: 'Такого стола нет.', uk: 'Такого столу немає.' },
  'no-game': { en: 'There is no such game here.', ru: 'Такой игры здесь нет.', uk: 'Такої гри тут немає.' },
  'no-bot': { en: 'There is no such bot.', ru: 'Такого бота нет.', uk: 'Такого бота немає.' },
  'no-record': { en: 'There is no such record.', ru: 'Такой записи нет.', uk: 'Такого запису немає.' },
  'no-person': { en: 'There is nobody of that name.', ru: 'Такого игрока нет.', uk: 'Такого гравця немає.' },
  'no-position': {
    en: 'The game has no such position.',
    ru: 'В партии нет такой позиции.',
    uk: 'У партії немає такої позиції.',
  },
  'not-open': {
    en: 'This table is no longer being filled.',
    ru: 'За этот стол уже нельзя сесть: набор игроков закончен.',
    uk: 'За цей стіл уже не можна сісти: набір гравців завершено.',
  },
  'not-running': {
    en: 'No game is running at this table.',
    ru: 'За этим столом сейчас не идёт партия.',
    uk: 'За цим столом зараз не йде партія.',
  },
  'not-over': {
    en: 'The game is still running: its record would show what is hidden.',
    ru: 'Партия ещё идёт: запись показала бы скрытое.',
    uk: 'Партія ще триває: запис показав би приховане.',
  },
  full: { en: 'All seats are taken.', ru: 'Все места заняты.', uk: 'Усі місця зайняті.' },
  'not-full': {
    en: 'Some seats are still empty.',
    ru: 'Ещё не все места заняты.',
    uk: 'Ще не всі місця зайняті.',
  },
  'seat-taken': { en: 'This seat is taken.', ru: 'Это место занято.', uk: 'Це місце зайняте.' },
  'not-invited': {
    en: 'This table is private: you need its invitation.',
    ru: 'Это закрытый стол: нужно приглашение.',
    uk: 'Це закритий стіл: потрібне запрошення.',
  },
  'not-owner': {
    en: 'Only whoever opened the table may do this.',
    ru: 'Это может только тот, кто открыл стол.',
    uk: 'Це може лише той, хто відкрив стіл.',
  },
  'no-watchers': {
    en: 'This table is not open to spectators.',
    ru: 'Этот стол закрыт для зрителей.',
    uk: 'Цей стіл закритий для глядачів.',
  },
  'no-seats': {
    en: 'The game is not played with so many seats.',
    ru: 'В эту игру не играют таким составом.',
    uk: 'У цю гру не грають таким складом.',
  },
  'bad-options': {
    en: 'These options do not exist in this game.',
    ru: 'Таких настроек в этой игре нет.',
    uk: 'Таких налаштувань у цій грі немає.',
  },
  'bad-record': {
    en: 'This record cannot be replayed.',
    ru: 'Эту запись нельзя воспроизвести.',
    uk: 'Цей запис не можна відтворити.',
  },
  'bad-address': {
    en: 'Only public addresses that begin with https:// can be told anything.',
    ru: 'Уведомления можно посылать только на общедоступные адреса, которые начинаются с https://.',
    uk: 'Сповіщення можна надсилати лише на загальнодоступні адреси, що починаються з https://.',
  },
  'no-push': {
    en: 'This server sends no notifications to browsers.',
    ru: 'Этот сервер не посылает уведомлений в браузеры.',
    uk: 'Цей сервер не надсилає сповіщень у браузери.',
  },
  'no-proposal': {
    en: 'Nothing of the kind is being asked.',
    ru: 'Об этом сейчас никто не просит.',
    uk: 'Про це зараз ніхто не просить.',
  },
  'already-asked': {
    en: 'Another request is still waiting for its answers.',
    ru: 'Другая просьба ещё ждёт ответа.',
    uk: 'Інше прохання ще чекає на відповідь.',
  },
  'no-need': {
    en: 'That is already so.',
    ru: 'Так уже и есть.',
    uk: 'Так уже і є.',
  },
  paused: { en: 'The game is paused.', ru: 'Партия на паузе.', uk: 'Партію поставлено на паузу.' },
  'bot-plays': {
    en: 'A bot is playing your seat: take the seat back first.',
    ru: 'За вас играет бот: сначала верните себе место.',
    uk: 'За вас грає бот: спершу поверніть собі місце.',
  },
  'out-of-time': {
    en: 'Your time for this decision is over: the bot decides it first.',
    ru: 'Ваше время на это решение вышло: сначала его примет бот.',
    uk: 'Ваш час на це рішення вийшов: спершу його ухвалить бот.',
  },
  'others-wait': {
    en: 'At this table a bot takes over only if the others agree.',
    ru: 'За этим столом бот заменяет игрока только с согласия остальных.',
    uk: 'За цим столом бот замінює гравця лише за згодою решти.',
  },
  'too-soon': {
    en: 'Give them some minutes to think first.',
    ru: 'Сначала дайте игроку несколько минут подумать.',
    uk: 'Спершу дайте гравцеві кілька хвилин подумати.',
  },
  'time-to-answer': {
    en: 'The others still have time to answer.',
    ru: 'У остальных ещё есть время ответить.',
    uk: 'Решта ще має час відповісти.',
  },
  enough: {
    en: 'Enough of proposals and of taking back: let the game get further first.',
    ru: 'Довольно предложений и отмен: сначала пусть игра продвинется дальше.',
    uk: 'Досить пропозицій і скасувань: спершу нехай гра просунеться далі.',
  },
  'ask-others': {
    en: 'Others are playing here: put it to the vote.',
    ru: 'Здесь играют и другие: вынесите это на голосование.',
    uk: 'Тут грають і інші: винесіть це на голосування.',
  },
  'not-heard': {
    en: 'You cannot speak there.',
    ru: 'Туда вам писать нельзя.',
    uk: 'Туди вам писати не можна.',
  },
  'name-taken': { en: 'This name is taken.', ru: 'Это имя занято.', uk: 'Це ім’я зайняте.' },
  'bad-name': {
    en: 'A name has 1 to 24 letters, digits, spaces, dots, dashes or apostrophes.',
    ru: 'Имя — от 1 до 24 букв, цифр, пробелов, точек, дефисов или апострофов.',
    uk: 'Ім’я — від 1 до 24 літер, цифр, пробілів, крапок, дефісів або апострофів.',
  },
  'weak-password': {
    en: 'A password has at least 8 characters.',
    ru: 'В пароле должно быть не меньше 8 знаков.',
    uk: 'У паролі має бути щонайменше 8 знаків.',
  },
  'bad-sign-in': {
    en: 'Name and password do not fit together.',
    ru: 'Имя и пароль не подходят друг к другу.',
    uk: 'Ім’я та пароль не підходять одне до одного.',
  },
  'bad-passkey': {
    en: 'The passkey was not accepted.',
    ru: 'Ключ доступа не принят.',
    uk: 'Ключ доступу не прийнято.',
  },
  'last-key': {
    en: 'This is your only way to sign in: add another one first.',
    ru: 'Это ваш единственный способ входа: сначала добавьте другой.',
    uk: 'Це ваш єдиний спосіб входу: спершу додайте інший.',
  },
  'too-many-programs': {
    en: 'An account has at most five programs.',
    ru: 'У учётной записи может быть не больше пяти программ.',
    uk: 'В облікового запису може бути щонайбільше п’ять програм.',
  },
  'is-account': {
    en: 'You already have an account.',
    ru: 'У вас уже есть учётная запись.',
    uk: 'У вас уже є обліковий запис.',
  },
  'not-account': {
    en: 'This needs an account.',
    ru: 'Для этого нужна учётная запись.',
    uk: 'Для цього потрібен обліковий запис.',
  },
  'foreign-origin': {
    en: 'This request comes from another site.',
    ru: 'Этот запрос пришёл с другого сайта.',
    uk: 'Цей запит надійшов з іншого сайту.',
  },
  'bad-request': {
    en: 'The server does not understand this request.',
    ru: 'Сервер не понимает этого запроса.',
    uk: 'Сервер не розуміє цього запиту.',
  },
  'not-json': {
    en: 'The server reads only JSON (Content-Type: application/json).',
    ru: 'Сервер читает только JSON (Content-Type: application/json).',
    uk: 'Сервер читає лише JSON (Content-Type: application/json).',
  },
  'too-large': { en: 'This is too long.', ru: 'Это слишком длинно.', uk: 'Це занадто довге.' },
  'too-many': {
    en: 'Too much at once: wait a moment.',
    ru: 'Слишком часто: подождите немного.',
    uk: 'Занадто часто: зачекайте трохи.',
  },
  unavailable: {
    en: 'The server could not store this. Nothing has changed; try again in a moment.',
    ru: 'Серверу не удалось это сохранить. Ничего не изменилось; попробуйте чуть позже.',
    uk: 'Серверу не вдалося це зберегти. Нічого не змінилося; спробуйте трохи згодом.',
  },
  'not-found': { en: 'There is nothing here.', ru: 'Здесь ничего нет.', uk: 'Тут нічого немає.' },
} as const satisfies Readonly<Record<string, Sentences>>;

type ServerRefusal = keyof typeof WORDS;

export function wordsFor(language: Language, why: Refusal): string {
  return why in WORDS ? WORDS[why as ServerRefusal][language] : refusalIn(language, why as KernelRefusal);
}

/** Thrown where a refusal must travel up through several calls. */
export class Refused extends Error {
  readonly why: Refusal;

  constructor(why: Refusal) {
    super(why);
    this.why = why;
  }
}
