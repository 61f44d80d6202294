/** What is said away from the table: the home page, a new table, the lobby, invitations. */
import type { Said } from "@hypergate/kernel";

export const homeMessages = {
  "problem.unreachable": {
    en: "The server cannot be reached right now. Nothing is lost.",
    ru: "Сервер сейчас недоступен. Ничего не потеряно.",
  },
  "problem.again": { en: "Try again", ru: "Ещё раз" },
  "copy.copy": { en: "Copy", ru: "Копировать" },
  "copy.done": { en: "Copied", ru: "Готово" },
  "copy.this": { en: "Copy: {what}", ru: "Копировать: {what}" },

  "top.brand": { en: "Hypergate, home page", ru: "Hypergate, на главную" },
  "top.pages": { en: "Pages", ru: "Страницы" },
  "top.tables": { en: "Tables", ru: "Столы" },
  "top.replays": { en: "Replays", ru: "Записи" },
  "top.study": { en: "Study", ru: "Разбор" },
  "top.rules": { en: "How to play", ru: "Как играть" },
  "top.lab": { en: "Lab", ru: "Опыты" },
  "top.language": { en: "Language", ru: "Язык" },

  "me.guest": { en: "Guest {n}", ru: "Гость {n}" },
  "me.nobody": { en: "Guest", ru: "Гость" },
  "me.name": { en: "Your name", ru: "Ваше имя" },
  "me.save": { en: "Save", ru: "Сохранить" },
  "me.nameWrong": {
    en: "A name has 1 to {most} letters, digits or signs.",
    ru: "В имени от 1 до {most} букв, цифр или знаков.",
  },
  "me.haveCode": { en: "I have a recovery code", ru: "У меня есть код восстановления" },
  "me.code": { en: "Recovery code", ru: "Код восстановления" },
  "me.recover": { en: "Come in", ru: "Войти" },

  "welcome.title": { en: "What shall we call you?", ru: "Как вас называть?" },
  "welcome.about": {
    en: "The others at the table see this name. That is all there is to it: no account, no password.",
    ru: "Это имя увидят остальные за столом. И всё: ни учётной записи, ни пароля.",
  },
  "welcome.go": { en: "Go on", ru: "Дальше" },
  "welcome.unreachable": { en: "Nobody answers", ru: "Никто не отвечает" },

  "nowhere.title": { en: "There is nothing here", ru: "Здесь ничего нет" },
  "nowhere.about": {
    en: "The address is wrong, or the table behind it is closed to you.",
    ru: "Адрес с ошибкой, или стол за ним для вас закрыт.",
  },
  "nowhere.home": { en: "To the home page", ru: "На главную" },

  "home.start": { en: "Start a table", ru: "Начать игру" },
  "home.mine": { en: "Your tables", ru: "Ваши столы" },
  "home.open": { en: "Open tables", ru: "Открытые столы" },
  "home.replay": { en: "Watch a replay", ru: "Посмотреть запись" },
  "home.replayAbout": { en: "Step through any finished game", ru: "Любая сыгранная партия, ход за ходом" },
  "home.invite": { en: "Invite people", ru: "Позвать людей" },
  "home.inviteAbout": {
    en: "Anyone who can reach this machine can open this address.",
    ru: "Этот адрес откроется у всех, кому доступен этот компьютер.",
  },
  "home.address": { en: "Address", ru: "Адрес" },

  "waiting.label": { en: "A game waits for you", ru: "Игра ждёт вас" },
  "waiting.title": { en: "“{name}” is waiting for you", ru: "Вас ждут за столом «{name}»" },
  "waiting.news": {
    en: "{n, plural, one {# thing happened} other {# things happened}} while you were away",
    ru: "пока вас не было: {n, plural, one {# событие} few {# события} many {# событий} other {# события}}",
  },
  "waiting.others": {
    en: "{n, plural, one {# more table waits} other {# more tables wait}}",
    ru: "{n, plural, one {ждёт ещё # стол} few {ждут ещё # стола} many {ждут ещё # столов} other {ждут ещё # стола}}",
  },
  "waiting.go": { en: "Continue", ru: "Продолжить" },

  "card.guide": { en: "Learn it in three lessons", ru: "Научиться за три урока" },
  "card.rules": { en: "How to play", ru: "Как играть" },
  "card.new": { en: "New table", ru: "Новый стол" },
  "card.practice": { en: "Practice with bots", ru: "Сыграть с ботами" },
  "card.dealing": { en: "Dealing…", ru: "Раздаём…" },

  "row.bots": {
    en: "{n, plural, one {# bot} other {# bots}}",
    ru: "{n, plural, one {# бот} few {# бота} many {# ботов} other {# бота}}",
  },
  "row.free": {
    en: "{n, plural, one {# free seat} other {# free seats}}",
    ru: "{n, plural, one {# свободное место} few {# свободных места} many {# свободных мест} other {# свободного места}}",
  },
  "called.name": { en: "Name of the table", ru: "Название стола" },
  "called.rename": { en: "Rename", ru: "Переименовать" },
  "row.you": { en: "you", ru: "вы" },
  "row.won": { en: "Won by {who}", ru: "Победа: {who}" },
  "standing.yourAnswer": { en: "Your answer", ru: "Ваш ответ" },
  "standing.away": { en: "A bot plays for you", ru: "За вас играет бот" },
  "standing.news": { en: "{n} new", ru: "новое: {n}" },
  "standing.waiting": { en: "Waiting", ru: "Ждём других" },
  "standing.gathering": { en: "Gathering", ru: "Собираемся" },
  "standing.over": { en: "Replay", ru: "Запись" },
  "mine.none": {
    en: "Tables at which you sit will be listed here, those that wait for your answer first.",
    ru: "Здесь будут столы, за которыми вы сидите; сначала те, где ждут вашего ответа.",
  },
  "tables.all": { en: "Show all {n}", ru: "Показать все: {n}" },
  "open.none": {
    en: "No public table is open right now. Start one, and everybody here can see it.",
    ru: "Открытых столов сейчас нет. Начните игру за открытым столом, и его увидят все.",
  },
  "open.sit": { en: "Sit down", ru: "Сесть" },
  "open.sitWith": { en: "Sit down at the table of: {who}", ru: "Сесть за стол. За ним: {who}" },
  "open.watch": { en: "Watch", ru: "Смотреть" },
  "open.watchWho": { en: "Watch the game of: {who}", ru: "Смотреть игру. Играют: {who}" },

  "join.title": { en: "Join with a code", ru: "Войти по коду" },
  "join.about": { en: "Ask the host for the {n} characters", ru: "Код из {n} знаков есть у хозяина стола" },
  "join.wrong": { en: "A code has {n} letters and digits", ru: "В коде {n} букв и цифр" },
  "join.go": { en: "Join", ru: "Войти" },

  "invite.title": { en: "Invite", ru: "Пригласить" },
  "invite.onlyHere": {
    en: "Only this computer can open these links. To let guests of your network in, start the server again with",
    ru: "Эти ссылки откроются только на этом компьютере. Чтобы пустить гостей из своей сети, запустите сервер заново:",
  },
  "invited.looking": { en: "Looking for the table", ru: "Ищем стол" },

  "bot.random": { en: "at random", ru: "наугад" },
  "bot.gentle": { en: "gently", ru: "вполсилы" },
  "bot.sensible": { en: "sensibly", ru: "с умом" },
  "bot.expert": { en: "expertly", ru: "мастерски" },

  "level.ask": { en: "How should the bots play?", ru: "Как играть ботам?" },
  "level.back": { en: "Not now", ru: "Не сейчас" },
  "level.now": { en: "The bots play {how}.", ru: "Боты играют {how}." },
  "level.change": { en: "Change", ru: "Изменить" },
  "level.gentle": {
    en: "Like a beginner, with a beginner’s mistakes. In your first games the log says why they do what they do.",
    ru: "Как новички, с ошибками новичков. В ваших первых партиях журнал объясняет, зачем они так ходят.",
  },
  "level.sensible": {
    en: "Soundly, but without looking far ahead. A fair match once you know the rules.",
    ru: "Здраво, но далеко не заглядывая. Достойные соперники, когда правила уже знакомы.",
  },
  "level.expert": {
    en: "They think every choice through at imagined tables. Hard to beat.",
    ru: "Каждый выбор они продумывают на воображаемых столах. Обыграть их трудно.",
  },
  "level.tempers": {
    en: "Each bot has a temper of its own, and plays by it.",
    ru: "У каждого бота свой нрав, и он виден в игре.",
  },

  "lobby.inviteOpen": {
    en: "The table is listed on the home page. This link leads straight here.",
    ru: "Стол виден на главной странице. По этой ссылке попадают прямо сюда.",
  },
  "lobby.inviteClosed": {
    en: "Only those who have the link or the code find this table.",
    ru: "Этот стол найдут только те, у кого есть ссылка или код.",
  },

  "open.notFound": {
    en: "Nobody of that name sits at a public table.",
    ru: "За открытыми столами никого с таким именем нет.",
  },
  "open.search": { en: "Find a table by a name", ru: "Найти стол по имени" },
  "row.former": {
    en: "{n, plural, one {a former player} other {# former players}}",
    ru: "{n, plural, one {# бывший игрок} few {# бывших игрока} many {# бывших игроков} other {# бывшего игрока}}",
  },

  "waiting.since": { en: "for {time}", ru: "уже {time}" },
  "waiting.lately": { en: "While you were away", ru: "Пока вас не было" },
  "waiting.justNow": { en: "just now", ru: "только что" },
} as const satisfies Readonly<Record<string, Said>>;
