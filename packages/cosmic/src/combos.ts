import { type Combo, DOMINION_COMBOS } from "./combos/dominion.ts";

/** Those with an alien of one box only have it among the first three, so that tables of other boxes skip them. */
export const COMBOS: readonly Combo[] = [
  {
    id: "open-book",
    name: { en: "Open Book", ru: "Открытая книга" },
    aliens: ["oracle", "sorcerer", "clone", "filch", "warrior"],
    why: {
      en: "One sees your card, one swaps it, one keeps it, one steals it: nothing you play stays yours.",
      ru: "Один видит вашу карту, другой её подменяет, третий бережёт, четвёртый крадёт: что бы вы ни сыграли, это уже не ваше.",
    },
  },
  {
    id: "bottomless-warp",
    name: { en: "Bottomless Warp", ru: "Бездонный варп" },
    aliens: ["zombie", "vacuum", "healer", "macron", "parasite"],
    why: {
      en: "Ships that refuse to die meet ships that drag others along.",
      ru: "Корабли, которые не желают гибнуть, встречают корабли, которые тянут за собой чужие.",
    },
  },
  {
    id: "slow-and-steady",
    name: { en: "Slow and Steady", ru: "Тише едешь — дальше будешь" },
    aliens: ["tick-tock", "citadel", "warrior", "grudge", "amoeba"],
    why: {
      en: "A clock is ticking, walls are rising, and nobody forgets an insult.",
      ru: "Часы тикают, стены растут, и никто не забывает обид.",
    },
  },
  {
    id: "who-is-next",
    name: { en: "Who Is Next", ru: "Кто следующий" },
    aliens: ["dictator", "will", "machine", "parasite", "chosen"],
    why: {
      en: "Everybody wants to decide who fights whom, and for how long.",
      ru: "Каждый хочет решать, кто с кем сражается и как долго.",
    },
  },
  {
    id: "new-faces",
    name: { en: "New Faces", ru: "Новые лица" },
    aliens: ["reincarnator", "gambler", "filch", "macron", "zombie"],
    why: {
      en: "A liar, a thief, a giant, a corpse, and someone who is never the same twice.",
      ru: "Лжец, вор, великан, мертвец и тот, кто никогда не бывает прежним.",
    },
  },
  {
    id: "bad-arithmetic",
    name: { en: "Bad Arithmetic", ru: "Вредная арифметика" },
    aliens: ["calculator", "tripler", "virus", "mirror", "anti-matter"],
    why: {
      en: "Tripled, multiplied, evened out: what is printed on a card is only a suggestion.",
      ru: "Утроить, умножить, уравнять: число на карте — всего лишь пожелание.",
    },
  },
  {
    id: "upside-down",
    name: { en: "Upside Down", ru: "Вверх дном" },
    aliens: ["loser", "anti-matter", "pacifist", "mirror", "masochist"],
    why: {
      en: "Losers win, low totals win, peace wins: forget everything you know about attack cards.",
      ru: "Побеждают слабые, побеждают малые суммы, побеждает мир: забудьте всё, что знали о картах атаки.",
    },
  },
  {
    id: "peace-talks",
    name: { en: "Peace Talks", ru: "Мирные переговоры" },
    aliens: ["pacifist", "trader", "philanthropist", "hacker", "tick-tock"],
    why: {
      en: "Negotiates are weapons here, presents are traps, and the clock loves every deal.",
      ru: "Переговоры здесь — оружие, подарки — ловушки, а часы радуются каждой сделке.",
    },
  },
  {
    id: "strong-arms",
    name: { en: "Strong Arms", ru: "Грубая сила" },
    aliens: ["cudgel", "warrior", "macron", "barbarian", "tripler"],
    why: {
      en: "No tricks, just muscle: a lost encounter hurts twice, and the next one hurts more.",
      ru: "Никаких хитростей, одна сила: проиграть больно вдвойне, а в следующий раз ещё больнее.",
    },
  },
  {
    id: "no-mercy",
    name: { en: "No Mercy", ru: "Без пощады" },
    aliens: ["hate", "void", "kamikaze", "vacuum", "grudge"],
    why: {
      en: "Ships vanish before the first shot, after it, and sometimes forever.",
      ru: "Корабли исчезают до первого выстрела, после него, а порой и навсегда.",
    },
  },
  {
    id: "hand-to-hand",
    name: { en: "Hand to Hand", ru: "Из рук в руки" },
    aliens: ["trader", "mutant", "mite", "miser", "hacker"],
    why: {
      en: "Hands are traded, drained and trimmed; the cards you hold now are not the ones you will play.",
      ru: "Руками меняются, их опустошают и прореживают: играть вам придётся не теми картами, что у вас сейчас.",
    },
  },
  {
    id: "leftovers",
    name: { en: "Leftovers", ru: "Объедки" },
    aliens: ["fido", "vulch", "filch", "fodder", "remora"],
    why: {
      en: "The discard pile is the best stocked shop in the galaxy, and everybody shops there.",
      ru: "Стопка сброса — лучшая лавка в галактике, и все за покупками ходят сюда.",
    },
  },
  {
    id: "hangers-on",
    name: { en: "Hangers-On", ru: "Прихлебатели" },
    aliens: ["parasite", "remora", "observer", "human", "philanthropist"],
    why: {
      en: "Why fight yourself? The place to be is beside somebody who does.",
      ru: "Зачем сражаться самому? Лучшее место — рядом с тем, кто сражается.",
    },
  },
  {
    id: "long-shadows",
    name: { en: "Long Shadows", ru: "Длинные тени" },
    aliens: ["shadow", "warpish", "dictator", "zombie", "remora"],
    why: {
      en: "Every turn of destiny costs somebody a ship, and somebody else grows strong on it.",
      ru: "Каждый поворот судьбы стоит кому-то корабля, а кто-то от этого лишь крепнет.",
    },
  },
  {
    id: "ghost-fleet",
    name: { en: "Ghost Fleet", ru: "Флот призраков" },
    aliens: ["warpish", "kamikaze", "masochist", "spiff", "zombie"],
    why: {
      en: "The warp is crowded with volunteers, and it is not clear who profits.",
      ru: "В варпе тесно от добровольцев, и неясно, кому это на руку.",
    },
  },
  {
    id: "poker-faces",
    name: { en: "Poker Faces", ru: "Каменные лица" },
    aliens: ["gambler", "mind", "mirror", "calculator", "reserve"],
    why: {
      en: "One bluffs, one has seen the cards, and a mirror makes the 40 a 4.",
      ru: "Один блефует, другой видел карты, а зеркало превращает 40 в 4.",
    },
  },
  {
    id: "small-change",
    name: { en: "Small Change", ru: "Мелочь в кармане" },
    aliens: ["reserve", "fodder", "human", "citadel", "clone"],
    why: {
      en: "Low cards and small bonuses add up; count twice before you attack.",
      ru: "Мелкие карты и маленькие прибавки складываются: прежде чем атаковать, пересчитайте.",
    },
  },
  {
    id: "demolition-crew",
    name: { en: "Demolition Crew", ru: "Бригада разрушителей" },
    aliens: ["void", "cudgel", "barbarian", "spiff", "healer"],
    why: {
      en: "Losing costs ships, more ships and the whole hand; one crew member crash-lands anyway.",
      ru: "Поражение стоит кораблей, ещё кораблей и всей руки, а кто-нибудь всё равно совершит аварийную посадку.",
    },
  },
  {
    id: "first-flight",
    name: { en: "First Flight", ru: "Первый полёт" },
    aliens: ["zombie", "clone", "macron", "oracle", "parasite"],
    why: {
      en: "Simple powers that change everything: the best place to begin.",
      ru: "Простые способности, которые меняют всё: с них лучше всего начать.",
    },
  },
  {
    id: "open-doors",
    name: { en: "Open Doors", ru: "Открытые двери" },
    aliens: ["will", "spiff", "parasite", "observer", "vacuum"],
    why: {
      en: "No planet is out of reach and no ally is out of place.",
      ru: "Нет недосягаемых планет и нет лишних союзников.",
    },
  },
  {
    id: "card-sharks",
    name: { en: "Card Sharks", ru: "Карточные акулы" },
    aliens: ["miser", "mutant", "trader", "filch", "hacker"],
    why: {
      en: "One hoards, one refills, one swaps: nobody here runs out of cards for long.",
      ru: "Один копит, другой добирает, третий меняется: без карт здесь надолго не остаются.",
    },
  },
  {
    id: "second-thoughts",
    name: { en: "Second Thoughts", ru: "Задним умом" },
    aliens: ["chosen", "sorcerer", "loser", "oracle", "clone"],
    why: {
      en: "The cards are on the table, and still nothing is decided.",
      ru: "Карты уже на столе, а ещё ничего не решено.",
    },
  },
  {
    id: "brave-hearts",
    name: { en: "Brave Hearts", ru: "Храбрые сердца" },
    aliens: ["barbarian", "spiff", "warrior", "cudgel", "reserve"],
    why: {
      en: "Attack pays: with loot, with experience, or with a crash landing.",
      ru: "Нападать выгодно: будет добыча, опыт или хотя бы аварийная посадка.",
    },
  },
  {
    id: "nothing-is-wasted",
    name: { en: "Nothing Is Wasted", ru: "Ничего не пропадёт" },
    aliens: ["vulch", "clone", "miser", "zombie", "chosen"],
    why: {
      en: "Artifacts, encounter cards, ships: what others throw away comes back here.",
      ru: "Артефакты, карты контакта, корабли: что у других пропадает, здесь возвращается.",
    },
  },
  {
    id: "soft-power",
    name: { en: "Soft Power", ru: "Мягкая сила" },
    aliens: ["pacifist", "will", "observer", "trader", "sorcerer"],
    why: {
      en: "Those who choose the opponent, protect their friends and talk first need few big cards.",
      ru: "Тому, кто сам выбирает соперника, бережёт друзей и начинает с разговоров, большие карты ни к чему.",
    },
  },
  {
    id: "marathon",
    name: { en: "Marathon", ru: "Марафон" },
    aliens: ["machine", "mutant", "clone", "reserve", "hate"],
    why: {
      en: "Turns go on and on for those whose hands never run dry.",
      ru: "Ходы длятся и длятся, пока не иссякнут карты, а они всё не иссякают.",
    },
  },
  {
    id: "fortune-tellers",
    name: { en: "Fortune Tellers", ru: "Предсказатели" },
    aliens: ["oracle", "mind", "shadow", "will", "dictator"],
    why: {
      en: "Your card, your hand and your destiny are known to somebody before you move.",
      ru: "Вашу карту, вашу руку и вашу судьбу кто-то знает раньше вас.",
    },
  },
  {
    id: "good-company",
    name: { en: "Good Company", ru: "Хорошая компания" },
    aliens: ["healer", "human", "observer", "philanthropist", "pacifist"],
    why: {
      en: "Everybody is so helpful that you should ask what it will cost.",
      ru: "Все так любезны, что впору спросить, во что это обойдётся.",
    },
  },
  {
    id: "possession",
    name: { en: "Possession", ru: "Одержимость" },
    aliens: ["demon", "mind", "trader", "mite", "hacker"],
    why: {
      en: "Is that hand still yours? Somebody has read it, and somebody is already playing it.",
      ru: "Эта рука ещё ваша? Один её уже прочёл, а другой уже ею играет.",
    },
  },
  {
    id: "inner-voices",
    name: { en: "Inner Voices", ru: "Внутренние голоса" },
    aliens: ["parasite", "demon", "virus", "reincarnator", "vulch"],
    why: {
      en: "Guests, voices and infections: the enemy is always inside.",
      ru: "Гости, голоса и зараза: враг всегда внутри.",
    },
  },
  {
    id: "shape-shifters",
    name: { en: "Shape-Shifters", ru: "Оборотни" },
    aliens: ["amoeba", "mutant", "reincarnator", "chosen", "mirror"],
    why: {
      en: "Fleets, hands and whole aliens change shape while you plan against them.",
      ru: "Флоты, руки и целые пришельцы меняются, пока вы строите против них планы.",
    },
  },
  {
    id: "pest-control",
    name: { en: "Pest Control", ru: "Вредители" },
    aliens: ["mite", "parasite", "virus", "fido", "remora"],
    why: {
      en: "Small, uninvited and impossible to get rid of.",
      ru: "Мелкие, незваные, и никак от них не избавиться.",
    },
  },
  {
    id: "bullies",
    name: { en: "Bullies", ru: "Задиры" },
    aliens: ["mite", "grudge", "hate", "barbarian", "dictator"],
    why: {
      en: "Give in or pay: at this table every turn begins with a threat.",
      ru: "Уступи или плати: за этим столом каждый ход начинается с угрозы.",
    },
  },
  {
    id: "big-numbers",
    name: { en: "Big Numbers", ru: "Большие числа" },
    aliens: ["virus", "amoeba", "macron", "tripler", "citadel"],
    why: {
      en: "Totals beyond a hundred, and new ships at the last moment.",
      ru: "Суммы за сотню и новые корабли в последнюю минуту.",
    },
  },
  {
    id: "blaze-of-glory",
    name: { en: "Blaze of Glory", ru: "Гори всё огнём" },
    aliens: ["masochist", "kamikaze", "vacuum", "spiff", "loser"],
    why: {
      en: "Who loses best? Ships are there to be spent.",
      ru: "Кто проиграет лучше всех? Корабли для того и нужны, чтобы их тратить.",
    },
  },
  {
    id: "clockwork",
    name: { en: "Clockwork", ru: "Часовой механизм" },
    aliens: ["tick-tock", "machine", "calculator", "human", "void"],
    why: {
      en: "Tokens fall, encounters roll on, numbers even out: stop it while you can.",
      ru: "Жетоны уходят, контакты идут один за другим, числа выравниваются: остановите это, пока не поздно.",
    },
  },
  {
    id: "after-the-battle",
    name: { en: "After the Battle", ru: "После битвы" },
    aliens: ["vulch", "warpish", "fido", "reserve", "fodder"],
    why: {
      en: "The field is full of wrecks, scraps and spent cards, and the real work begins.",
      ru: "Поле усеяно обломками и сыгранными картами: тут-то и начинается настоящая работа.",
    },
  },
  ...DOMINION_COMBOS,
];
