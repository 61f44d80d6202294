/** What is said about games that are over, in replays, in the reference and in the guides. */
import type { Said } from "@hypergate/kernel";

export const studyMessages = {
  "end.label": { en: "The game is over", ru: "Игра окончена" },
  "end.won": {
    en: "{n, plural, one {{who} wins} other {{who} win together}}",
    ru: "{n, plural, one {Победа: {who}} other {Общая победа: {who}}}",
  },
  "end.story": { en: "How it went", ru: "Как это было" },
  "end.replay": { en: "Watch the replay", ru: "Смотреть запись" },
  "end.rematch": { en: "Play again", ru: "Сыграть ещё раз" },
  "end.toRematch": { en: "Go to the next game", ru: "К следующей игре" },
  "end.share": { en: "Share the replay", ru: "Поделиться записью" },
  "end.loading": { en: "Looking through the game…", ru: "Просматриваем партию…" },
  "end.missing": {
    en: "The course of the game could not be loaded. Open this again to try once more.",
    ru: "Ход партии загрузить не удалось. Откройте это окно ещё раз, чтобы попробовать снова.",
  },
  "end.turns": { en: "What decided it", ru: "Что решило исход" },
  "end.seeTurn": { en: "See it in the replay", ru: "Посмотреть в записи" },

  "end.encounter": { en: "Encounter {n}", ru: "Контакт {n}" },
  "end.inEncounter": { en: "in encounter {n}", ru: "в контакте {n}" },
  "end.acrossEncounter": { en: "encounter", ru: "контакт" },
  "end.colonies": {
    en: "{n, plural, one {# foreign colony} other {# foreign colonies}}",
    ru: "{n, plural, one {# далёкая колония} few {# далёкие колонии} many {# далёких колоний} other {# далёкой колонии}}",
  },
  "end.coloniesOverTime": { en: "Foreign colonies after each encounter", ru: "Далёкие колонии после каждого контакта" },
  "end.wonByColonies": {
    en: "{winners, plural, one {{who} has} other {{who} have}} {n, plural, one {# foreign colony} other {# foreign colonies}}: that wins.",
    ru: "{who}: {n, plural, one {# далёкая колония} few {# далёкие колонии} many {# далёких колоний} other {# далёкой колонии}} — это победа.",
  },
  "end.wonByPower": {
    en: "{who} won by the power of {powers}.",
    ru: "{who} побеждает благодаря способности ({powers}).",
  },

  "end.round": { en: "Round {n}", ru: "Раунд {n}" },
  "end.inRound": { en: "in round {n}", ru: "в раунде {n}" },
  "end.acrossRound": { en: "round", ru: "раунд" },
  "end.points": {
    en: "{n, plural, one {# point} other {# points}}",
    ru: "{n, plural, one {# очко} few {# очка} many {# очков} other {# очка}}",
  },
  "end.pointsOverTime": {
    en: "Points after each round, as if the game had ended there",
    ru: "Очки после каждого раунда, как если бы игра закончилась на нём",
  },
  "end.poolEmpty": { en: "The last point chip was taken.", ru: "Разобраны все жетоны очков." },
  "end.tableauFull": {
    en: "{who} has {n, plural, one {# card} other {# cards}} in the tableau: that ends the game.",
    ru: "{who}: на столе {n, plural, one {# карта} few {# карты} many {# карт} other {# карты}} — игра окончена.",
  },
  "end.wonByPoints": {
    en: "{who}: {n, plural, one {# point} other {# points}}, of which {chips} in chips, {cards} on cards, {goals} for goals.",
    ru: "{who}: {n, plural, one {# очко} few {# очка} many {# очков} other {# очка}}. Жетоны — {chips}, карты — {cards}, цели — {goals}.",
  },
  "end.tieBroken": {
    en: "Equal points; cards in hand and goods decided.",
    ru: "Очков поровну; решили карты в руке и ресурсы.",
  },

  "end.turn.ledAlways": { en: "{who} was never behind.", ru: "{who} ни разу не уступает лидерства." },
  "end.turn.tookLead": {
    en: "{who} took the lead for good {when}, with {value}.",
    ru: "{who} окончательно выходит вперёд {when}: {value}.",
  },
  "end.turn.comeback": {
    en: "{who} was {value} behind {when}, and won all the same.",
    ru: "{who} отстаёт {when} (разница: {value}) и всё-таки побеждает.",
  },
  "end.turn.jump": {
    en: "The greatest leap: {who} gained {value} {when}.",
    ru: "Самый большой рывок — {who} {when}: плюс {value}.",
  },
  "end.turn.fall": {
    en: "The heaviest loss: {who} lost {value} {when}.",
    ru: "Самая тяжёлая потеря — {who} {when}: минус {value}.",
  },
  "end.turn.short": {
    en: "{who} was {value} short of victory.",
    ru: "Почти победа — {who}: не хватило совсем немного ({value}).",
  },

  "replay.title": { en: "Replays", ru: "Записи партий" },
  "replay.mine": { en: "Your finished games", ru: "Ваши сыгранные партии" },
  "replay.noneYet": {
    en: "When a game of yours is over, you can watch it here from any seat.",
    ru: "Когда ваша партия закончится, здесь её можно будет посмотреть с любого места.",
  },
  "replay.file": { en: "A game from a file", ru: "Партия из файла" },
  "replay.fileHow": {
    en: "Choose a game file, or drop it here. It is only read in your browser.",
    ru: "Выберите файл партии или перетащите его сюда. Он читается только в вашем браузере.",
  },
  "replay.choose": { en: "Choose a file", ru: "Выбрать файл" },
  "replay.cannot": { en: "This game cannot be shown", ru: "Эту партию показать нельзя" },
  "replay.others": { en: "Other replays", ru: "Другие записи" },
  "replay.fault.notJson": { en: "The file is not a game: it is no JSON.", ru: "Это не файл партии: внутри не JSON." },
  "replay.fault.notGame": {
    en: "The file is not an exported game of Hypergate.",
    ru: "Это не файл партии Hypergate.",
  },
  "replay.fault.damaged": {
    en: "The file is damaged: something that belongs to a game is missing.",
    ru: "Файл повреждён: в нём не хватает части партии.",
  },
  "replay.fault.otherGame": {
    en: "This is a game that is not played here.",
    ru: "В такую игру здесь не играют.",
  },
  "replay.fault.older": {
    en: "The game was played under older rules. Under those of today it would have gone another way.",
    ru: "Партия сыграна по более старым правилам. По нынешним она пошла бы иначе.",
  },
  "replay.fault.newer": {
    en: "The game was played under newer rules than this server knows. Update it to watch the game.",
    ru: "Партия сыграна по более новым правилам, чем знает этот сервер. Обновите его, чтобы её посмотреть.",
  },
  "replay.fault.misfit": {
    en: "The game does not fit the rules of this server: it was played under other rules, or the file was changed.",
    ru: "Партия не подходит к правилам этого сервера: она сыграна по другим правилам или файл изменён.",
  },
  "replay.fault.differs": {
    en: "Played again, the game ends differently than recorded: it was played under other rules, or the file was changed.",
    ru: "При повторе партия кончается не так, как записано: она сыграна по другим правилам или файл изменён.",
  },
  "replay.beginning": { en: "The beginning of the game.", ru: "Начало партии." },
  "replay.chose": { en: "{who} chose: {what}", ru: "{who} выбирает: {what}" },
  "replay.decided": { en: "{who} has decided.", ru: "{who} принимает решение." },
  "replay.responded": { en: "The table waited for responses.", ru: "Стол ждал ответов." },
  "replay.nothing": { en: "nothing", ru: "ничего" },
  "replay.times": { en: "{n} × {what}", ru: "{n} × {what}" },
  "replay.accepts": { en: "accepts the offer", ru: "принимает предложение" },
  "replay.refuses": { en: "breaks off", ru: "прекращает переговоры" },
  "replay.offers": { en: "gives {give}, wants {want}", ru: "отдаёт: {give}; просит: {want}" },
  "replay.hands": { en: "All hands", ru: "Руки всех игроков" },
  "replay.cards": {
    en: "{n, plural, one {# card} other {# cards}}",
    ru: "{n, plural, one {# карта} few {# карты} many {# карт} other {# карты}}",
  },
  "replay.controls": { en: "Running the replay", ru: "Управление записью" },
  "replay.slider": { en: "Where in the game", ru: "Место в партии" },
  "replay.at": { en: "{where}, answer {step} of {steps}", ru: "{where}, ответ {step} из {steps}" },
  "replay.of": { en: "{step} / {steps}", ru: "{step} / {steps}" },
  "replay.partBack": { en: "Back to where this part begins", ru: "К началу этой части" },
  "replay.stepBack": { en: "One step back", ru: "На шаг назад" },
  "replay.play": { en: "Play", ru: "Запустить" },
  "replay.pause": { en: "Pause", ru: "Пауза" },
  "replay.stepForward": { en: "One step forward", ru: "На шаг вперёд" },
  "replay.partForward": { en: "On to the next part", ru: "К следующей части" },
  "replay.pace": { en: "Speed", ru: "Скорость" },
  "replay.pace.slow": { en: "Slow", ru: "Медленно" },
  "replay.pace.normal": { en: "Normal", ru: "Обычно" },
  "replay.pace.fast": { en: "Fast", ru: "Быстро" },
  "replay.pace.fastest": { en: "Very fast", ru: "Очень быстро" },
  "replay.as": { en: "Looking from", ru: "Откуда смотреть" },
  "replay.as.open": { en: "All hands open", ru: "Все руки открыты" },
  "replay.as.spectator": { en: "As a spectator", ru: "Как зритель" },
  "replay.as.seat": { en: "As {who}", ru: "С места: {who}" },
  "replay.myNext": { en: "My next decision", ru: "К моему решению" },
  "replay.theirNext": { en: "Next decision", ru: "К следующему решению" },
  "replay.pass": { en: "Share", ru: "Поделиться" },
  "replay.link": { en: "Link to this moment", ru: "Ссылка на этот момент" },
  "replay.fileAbout": {
    en: "The file holds the whole game. It can be opened here and with the command “hypergate replay”.",
    ru: "В файле вся партия. Его можно открыть здесь и командой «hypergate replay».",
  },
  "replay.download": { en: "Download the game", ru: "Скачать партию" },

  "why.event": { en: "Why did this happen?", ru: "Почему так произошло?" },
  "why.unknown": {
    en: "No single rule stands behind this.",
    ru: "За этим не стоит какое-то одно правило.",
  },

  "rules.find": { en: "Look something up", ru: "Поиск по правилам" },
  "rules.placeholder": { en: "An alien, a card, a rule…", ru: "Пришелец, карта, правило…" },
  "rules.placeholder.race": { en: "A card, a goal, a rule…", ru: "Карта, цель, правило…" },
  "rules.power": { en: "Power", ru: "Свойство" },
  "rules.found": {
    en: "{n, plural, =0 {Nothing found. Try fewer letters.} one {# entry} other {# entries}}",
    ru: "{n, plural, =0 {Ничего не найдено. Попробуйте короче.} one {Найдена # статья} few {Найдено # статьи} many {Найдено # статей} other {Найдено # статьи}}",
  },
  "rules.more": { en: "Show more", ru: "Показать ещё" },
  "rules.kinds": { en: "Kinds", ru: "Виды" },
  "rules.tags": { en: "Narrower", ru: "Уточнить" },
  "rules.kind.alien": { en: "Aliens", ru: "Пришельцы" },
  "rules.kind.flare": { en: "Flares", ru: "Вспышки" },
  "rules.kind.artifact": { en: "Artifacts", ru: "Артефакты" },
  "rules.kind.technology": { en: "Technologies", ru: "Технологии" },
  "rules.kind.card": { en: "Other cards", ru: "Другие карты" },
  "rules.kind.world": { en: "Worlds", ru: "Миры" },
  "rules.kind.development": { en: "Developments", ru: "Технологии" },
  "rules.kind.goal": { en: "Goals", ru: "Цели" },
  "rules.kind.chapter": { en: "Rules by chapter", ru: "Правила по главам" },
  "rules.kind.rule": { en: "Single rules", ru: "Отдельные правила" },
  "rules.tag.green": { en: "Green: simple", ru: "Зелёная: простые" },
  "rules.tag.yellow": { en: "Yellow: medium", ru: "Жёлтая: средние" },
  "rules.tag.red": { en: "Red: complex", ru: "Красная: сложные" },
  "rules.tag.base": { en: "Base game", ru: "Базовая игра" },
  "rules.tag.storm": { en: "The Gathering Storm", ru: "The Gathering Storm" },
  "rules.tag.rebel": { en: "Rebel vs Imperium", ru: "Rebel vs Imperium" },
  "rules.only": { en: "only {what}", ru: "только {what}" },
  "rules.setting": { en: "depends on the table's settings", ru: "зависит от настроек стола" },
  "rules.decided": { en: "decided for this table", ru: "решено для этого стола" },
  "rules.choose": {
    en: "Choose something on the left, or type what you look for.",
    ru: "Выберите что-нибудь слева или наберите, что вы ищете.",
  },
  "rules.unknown": { en: "There is no such rule or card.", ru: "Такого правила или карты нет." },
  "rules.back": { en: "All entries", ru: "Все статьи" },
  "rules.statements": { en: "What the rules say", ru: "Что говорят правила" },
  "rules.related": { en: "See also", ru: "Смотрите также" },

  "guide.label": { en: "Guide", ru: "Первые шаги" },
  "guide.next": { en: "Next", ru: "Дальше" },
  "guide.others": { en: "The others answer…", ru: "Отвечают другие игроки…" },
  "guide.restart": { en: "Start again", ru: "Начать сначала" },
  "guide.leave": { en: "Leave the guide; you can go on later", ru: "Выйти; продолжить можно позже" },
  "guide.progress": { en: "Step {n} of {of}", ru: "Шаг {n} из {of}" },
  "guide.rules": { en: "Look up the rules", ru: "Посмотреть правила" },

  "guide.cosmic.home": {
    en: "You are Blue: the five blue planets are your home, with four ships on each, and the cards below are your hand.",
    ru: "Вы — синий игрок: пять синих планет — ваш дом, на каждой по четыре корабля, а внизу карты вашей руки.",
  },
  "guide.cosmic.destiny": {
    en: "It is your turn, and destiny has drawn Green: you have to attack a green planet.",
    ru: "Сейчас ваш ход, и судьба указала на зелёного: вам предстоит напасть на зелёную планету.",
  },
  "guide.cosmic.aim": {
    en: "Aim the gate: tap Green's planet II, then press the bright button.",
    ru: "Нацельте врата: нажмите на планету II зелёного игрока, затем на светлую кнопку.",
  },
  "guide.cosmic.aim.hint": { en: "Green's planet II, please.", ru: "Выберите планету II зелёного игрока." },
  "guide.cosmic.launch": {
    en: "Put three ships on the gate: tap your lit planets until three are chosen, and send them.",
    ru: "Поставьте на врата три корабля: нажимайте на подсвеченные планеты, пока не наберётся три, и отправляйте.",
  },
  "guide.cosmic.launch.hint": { en: "Three ships this time.", ru: "На этот раз — ровно три корабля." },
  "guide.cosmic.invite": {
    en: "Help is welcome: tap Red, then send the invitation.",
    ru: "Помощь не помешает: нажмите на красного игрока и отправьте приглашение.",
  },
  "guide.cosmic.invite.hint": {
    en: "Invite Red: two fleets are stronger.",
    ru: "Пригласите красного: вместе вы сильнее.",
  },
  "guide.cosmic.card": {
    en: "Red joins you with two ships, and your alien, the Oracle, makes Green show its card first, a 12: answer with your Attack 10.",
    ru: "Красный присоединяется двумя кораблями, а ваш Оракул заставляет зелёного показать карту первым — это 12: ответьте атакой 10.",
  },
  "guide.cosmic.card.hint": {
    en: "Play the Attack 10 and save the 20 for later: with a little help it is enough.",
    ru: "Сыграйте атаку 10, а 20 приберегите: с небольшой подмогой десятки хватит.",
  },
  "guide.cosmic.reinforce": {
    en: "A card and its side's ships add up: you have 10 + 5 = 15, Green 12 + 4 = 16, so play your reinforcement of +3.",
    ru: "Карта складывается с кораблями стороны: у вас 10 + 5 = 15, у зелёного 12 + 4 = 16, так что сыграйте подкрепление +3.",
  },
  "guide.cosmic.reinforce.hint": {
    en: "You are one behind: choose the reinforcement.",
    ru: "Вам не хватает: выберите подкрепление.",
  },
  "guide.cosmic.side": {
    en: "The reinforcement may help either side; you attack, so give it to the offense.",
    ru: "Подкрепление может помочь любой стороне; вы нападаете, так что отдайте его агрессору.",
  },
  "guide.cosmic.side.hint": { en: "You are the offense: help yourself.", ru: "Агрессор — это вы: помогите себе." },
  "guide.cosmic.colony": {
    en: "18 to 16: Green's ships go to the warp, and you and Red each have a colony on that planet, your first one abroad.",
    ru: "18 против 16: корабли зелёного уходят в варп, а у вас и у красного на этой планете теперь по колонии — ваша первая далёкая.",
  },
  "guide.cosmic.again": {
    en: "After a win the offense may have a second encounter in the same turn; this guide ends here, so answer No.",
    ru: "После победы агрессор может вступить во второй контакт за тот же ход; но мы на этом закончим, так что ответьте «Нет».",
  },
  "guide.cosmic.again.hint": { en: "Answer No to end the guide.", ru: "Ответьте «Нет», чтобы закончить." },
  "guide.cosmic.wins": {
    en: "Whoever first has five colonies on other players' planets wins, and allies can win together.",
    ru: "Побеждает тот, у кого первым появятся пять колоний на чужих планетах, — и союзники могут победить вместе.",
  },
  "guide.cosmic.play": { en: "Play with simple aliens against bots", ru: "Сыграть с ботами простыми пришельцами" },

  "guide.race.hand": {
    en: "Earth's Lost Colony is your first world and lies in your tableau; the cards below are your hand, and cards are also the money.",
    ru: "«Потерянная колония Земли» — ваш первый мир, она лежит на столе; внизу карты руки, и картами же здесь платят.",
  },
  "guide.race.choose": {
    en: "Everybody secretly chooses a phase, and every chosen phase is played by all: choose Settle.",
    ru: "Каждый тайно выбирает фазу, и каждую выбранную фазу играют все: выберите экспансию.",
  },
  "guide.race.choose.hint": {
    en: "Choose Settle: you want a new world.",
    ru: "Выберите экспансию: вам нужен новый мир.",
  },
  "guide.race.explore": {
    en: "Another player chose Explore, so you look at two cards as well and keep one: keep Comet Zone.",
    ru: "Кто-то выбрал исследование, поэтому и вы смотрите две карты и оставляете одну: оставьте «Зону комет».",
  },
  "guide.race.explore.hint": { en: "Keep Comet Zone.", ru: "Оставьте «Зону комет»." },
  "guide.race.settle": {
    en: "Now your own phase, Settle: choose Gem World.",
    ru: "Теперь ваша фаза, экспансия: выберите «Мир самоцветов».",
  },
  "guide.race.settle.hint": { en: "Gem World is cheap and produces.", ru: "«Мир самоцветов» дёшев и даёт ресурсы." },
  "guide.race.pay": {
    en: "It costs two, so pay with two cards you can spare: Export Duties and Interstellar Bank.",
    ru: "Он стоит две карты: заплатите теми, что не жалко, — «Экспортными пошлинами» и «Межзвёздным банком».",
  },
  "guide.race.pay.hint": {
    en: "Pay with Export Duties and Interstellar Bank.",
    ru: "Заплатите «Экспортными пошлинами» и «Межзвёздным банком».",
  },
  "guide.race.goods": {
    en: "Others chose Consume and Produce: your good turned into a victory point, and both your worlds have made new goods.",
    ru: "Другие выбрали потребление и производство: ваш ресурс стал победным очком, а оба ваших мира дали новые ресурсы.",
  },
  "guide.race.next": {
    en: "So it goes round after round, until somebody has twelve cards in the tableau or the point chips run out.",
    ru: "И так раунд за раундом, пока у кого-нибудь не наберётся двенадцать карт на столе или не кончатся жетоны очков.",
  },
  "guide.race.wins": {
    en: "When the game ends, most points win: those on your cards and those in chips together.",
    ru: "В конце побеждает тот, у кого больше всего очков — на картах и в жетонах вместе.",
  },
  "guide.race.play": {
    en: "Play against bots with a ready-made opening hand",
    ru: "Сыграть с ботами, начав с готовой руки",
  },

  "rules.one.alien": { en: "Alien", ru: "Пришелец" },
  "rules.one.flare": { en: "Flare", ru: "Вспышка" },
  "rules.one.artifact": { en: "Artifact", ru: "Артефакт" },
  "rules.one.technology": { en: "Technology", ru: "Технология" },
  "rules.one.card": { en: "Card", ru: "Карта" },
  "rules.one.world": { en: "World", ru: "Мир" },
  "rules.one.development": { en: "Development", ru: "Технология" },
  "rules.one.goal": { en: "Goal", ru: "Цель" },
  "rules.one.chapter": { en: "Chapter", ru: "Глава" },
  "rules.one.rule": { en: "Rule", ru: "Правило" },
} as const satisfies Readonly<Record<string, Said>>;
