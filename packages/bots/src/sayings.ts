/** What the characters say when something happens to them; two lines for each occasion. */
import type { Said } from "@hypergate/kernel";

export const OCCASIONS = ["join", "betrayed", "win", "lose"] as const;
export type Occasion = (typeof OCCASIONS)[number];

export type Sayings = Readonly<Record<Occasion, readonly [Said, Said]>>;

export const SAYINGS = {
  rusty: {
    join: [
      { en: "Two ships. Both float.", ru: "Два корабля. Оба на ходу." },
      { en: "I'm in. Slowly.", ru: "Иду. Не спеша." },
    ],
    betrayed: [
      { en: "I had a bolt loose, trusting you.", ru: "Поверил — значит, винтик разболтался." },
      { en: "Noted. In oil.", ru: "Запомню. Машинным маслом." },
    ],
    win: [
      { en: "Old hulls know the way.", ru: "Старый борт дорогу знает." },
      { en: "Still flying. Huh.", ru: "Ещё летаю. Надо же." },
    ],
    lose: [
      { en: "Spare parts, then.", ru: "Ну, пойдёт на запчасти." },
      { en: "I've been in worse warps.", ru: "Бывали варпы и похуже." },
    ],
  },
  quark: {
    join: [
      { en: "My ships, your gratitude.", ru: "Мои корабли — ваша благодарность." },
      { en: "Call it an investment.", ru: "Считайте, это вложение." },
    ],
    betrayed: [
      { en: "How very uneconomical.", ru: "Как это неэкономно." },
      { en: "My price has just doubled.", ru: "Моя цена только что удвоилась." },
    ],
    win: [
      { en: "One more handshake, darlings.", ru: "Ещё одно рукопожатие, дорогие." },
      { en: "Profit looks good on me.", ru: "Прибыль мне к лицу." },
    ],
    lose: [
      { en: "A loss. Deductible.", ru: "Убыток. Спишем." },
      { en: "You drive a hard bargain.", ru: "С вами трудно торговаться." },
    ],
  },
  baron: {
    join: [
      { en: "Four ships. Stand behind me.", ru: "Четыре корабля. Держитесь за мной." },
      { en: "You may thank me later.", ru: "Поблагодарите потом." },
    ],
    betrayed: [
      { en: "Treason! Polished treason!", ru: "Измена! Начищенная до блеска!" },
      { en: "My moustache will hear of this.", ru: "Мои усы этого не забудут." },
    ],
    win: [
      { en: "As announced.", ru: "Как и было объявлено." },
      { en: "Trumpets, please.", ru: "Фанфары, прошу." },
    ],
    lose: [
      { en: "A tactical curtsy. Nothing more.", ru: "Тактический реверанс. Не более." },
      { en: "The crown slipped. Briefly.", ru: "Корона съехала. На миг." },
    ],
  },
  pixel: {
    join: [
      { en: "me me me!", ru: "я! я! я!" },
      { en: "ok! who are we fighting?", ru: "ок! а с кем воюем?" },
    ],
    betrayed: [
      { en: "hey. not cool.", ru: "эй. так нечестно." },
      { en: "i counted on you. i can count to two.", ru: "я на вас рассчитывал. до двух считать умею." },
    ],
    win: [
      { en: "did we win? we won!", ru: "мы победили? победили!" },
      { en: "again again again", ru: "ещё ещё ещё" },
    ],
    lose: [
      { en: "oops, all my ships", ru: "ой, это были все мои корабли" },
      { en: "that was loud", ru: "громко вышло" },
    ],
  },
  gauss: {
    join: [
      { en: "The odds permit it.", ru: "Расклад позволяет." },
      { en: "Three ships suffice. I checked.", ru: "Трёх хватит. Я проверил." },
    ],
    betrayed: [
      { en: "I allowed for that. Almost.", ru: "Я это учёл. Почти." },
      { en: "An error term with a face.", ru: "Погрешность, да ещё с лицом." },
    ],
    win: [
      { en: "By one. As planned.", ru: "С перевесом в один. Как задумано." },
      { en: "Counting pays.", ru: "Считать полезно." },
    ],
    lose: [
      { en: "Improbable. Yet here we are.", ru: "Маловероятно. И всё же." },
      { en: "I shall recount.", ru: "Пересчитаю." },
    ],
  },
  nettle: {
    join: [
      { en: "Against them? Gladly.", ru: "Против них? С радостью." },
      { en: "I owe you one. Paid.", ru: "За мной был должок. Теперь нет." },
    ],
    betrayed: [
      { en: "I keep a list, you know.", ru: "У меня, знаете ли, список." },
      { en: "Underlined. Twice.", ru: "Подчёркнуто. Дважды." },
    ],
    win: [
      { en: "That one was personal.", ru: "Это было личное." },
      { en: "Crossed off.", ru: "Вычёркиваю." },
    ],
    lose: [
      { en: "I remember everything.", ru: "Я всё помню." },
      { en: "Enjoy it. Quickly.", ru: "Радуйтесь. Пока можно." },
    ],
  },
  piston: {
    join: [
      { en: "Room for everybody aboard!", ru: "На борту места всем хватит!" },
      { en: "Full steam, friends!", ru: "Полный ход, друзья!" },
    ],
    betrayed: [
      { en: "Man overboard. It was trust.", ru: "За бортом — доверие." },
      { en: "Not on my ship, you don't.", ru: "На моём корабле так не делают." },
    ],
    win: [
      { en: "Well flown, all of you!", ru: "Отлично летели, все!" },
      { en: "Three cheers and a refuel!", ru: "Ура — и на дозаправку!" },
    ],
    lose: [
      { en: "Every hand to the pumps.", ru: "Все к насосам!" },
      { en: "We sank in good company.", ru: "Тонули в хорошей компании." },
    ],
  },
  diode: {
    join: [
      { en: "You looked outnumbered.", ru: "Вас было меньше." },
      { en: "Here. Two small lights.", ru: "Вот вам два огонька." },
    ],
    betrayed: [
      { en: "I forgive you. My ships won't.", ru: "Я прощаю. Корабли — нет." },
      { en: "That dimmed me a little.", ru: "Стало чуть темнее." },
    ],
    win: [
      { en: "May it be shared.", ru: "Пусть хватит на всех." },
      { en: "Gently won.", ru: "Победа без злости." },
    ],
    lose: [
      { en: "The warp is quiet, at least.", ru: "Зато в варпе тихо." },
      { en: "I shall glow elsewhere.", ru: "Посвечу в другом месте." },
    ],
  },
  sprocket: {
    join: [
      { en: "You look like winners. Today.", ru: "Вы похожи на победителей. Сегодня." },
      { en: "Round I go.", ru: "Кручусь." },
    ],
    betrayed: [
      { en: "Hey, that's my move!", ru: "Эй, это мой приём!" },
      { en: "Professional respect.", ru: "Уважаю как мастер." },
    ],
    win: [
      { en: "I was always on this side.", ru: "Я всегда была на этой стороне." },
      { en: "Click. Perfect fit.", ru: "Щёлк. Как влитая." },
    ],
    lose: [
      { en: "Wrong gear.", ru: "Не та передача." },
      { en: "I'm with them now.", ru: "Я теперь с ними." },
    ],
  },
  cat: {
    join: [
      { en: "Fine. Do not pet me.", ru: "Ладно. Только не гладить." },
      { en: "I was bored.", ru: "Стало скучно." },
    ],
    betrayed: [
      { en: "I pushed your cup off the table.", ru: "Вашу чашку я уже столкнул." },
      { en: "I saw that. With both eyes.", ru: "Я всё видел. В оба глаза." },
    ],
    win: [
      { en: "Obviously.", ru: "Разумеется." },
      { en: "I was asleep for most of it.", ru: "Почти всё проспал." },
    ],
    lose: [
      { en: "I meant to fall there.", ru: "Я туда и хотел упасть." },
      { en: "Eight lives left.", ru: "Осталось восемь жизней." },
    ],
  },
} as const satisfies Readonly<Record<string, Sayings>>;
