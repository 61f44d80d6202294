import { sameAt } from "../../texts/ask.ts";
import { ANY_TIME } from "../../vocabulary.ts";
import type { AlienText } from "../text.ts";

export const text: AlienText = {
  name: { en: "Engineer", ru: "Инженер" },
  power: { en: "Technology", ru: "Прогресс" },
  about: {
    en: "As a main player, when you lose the encounter or fail to make a deal, you may draw two techs and keep one face down on this sheet, in place of any tech already there. It is researched like any other, and your ships in the warp count for it too; they stay in the warp when it is completed. This works even if the game is played without techs.",
    ru: "Если вы основной игрок и проиграли контакт или не смогли заключить сделку, можете взять две технологии и одну оставить взакрытую на этом листе — вместо той, что на нём лежит. Её исследуют как любую другую, и ваши корабли в варпе тоже идут в счёт; после завершения они остаются в варпе. Это действует, даже если технологий в игре нет.",
  },
  oneLine: {
    en: "Losing brings techs that your ships in the warp research.",
    ru: "Проиграв, берите технологии: их исследуют и корабли в варпе.",
  },
  wild: {
    en: "Draw cards from the deck until you draw an artifact. Keep it and discard the rest; if the deck runs out first, take any artifact from the discard pile. Then give this flare to the Engineer, or discard it if there is none.",
    ru: "Берите карты из колоды, пока не возьмёте артефакт. Оставьте его, остальные сбросьте; если колода кончилась раньше, возьмите любой артефакт из сброса. Затем отдайте эту вспышку Инженеру, а если его нет, сбросьте её.",
  },
  super: {
    en: "When you use your power, you may search the tech deck for one tech of your choice instead of drawing two; then shuffle the deck.",
    ru: "Используя свою способность, можете не брать две технологии, а выбрать в их колоде любую одну; затем перемешайте колоду.",
  },
  asks: {
    power: {
      "resolution.after": {
        ask: { en: "draw two techs and keep one on your sheet?", ru: "взять две технологии и одну оставить на листе?" },
        does: { en: "Draw two techs", ru: "Взять две технологии" },
      },
    },
    wild: {
      ...sameAt(ANY_TIME, {
        ask: { en: "draw until an artifact comes?", ru: "брать карты, пока не придёт артефакт?" },
        does: { en: "Draw an artifact", ru: "Взять артефакт" },
      }),
    },
    super: {
      boost: {
        ask: { en: "choose a tech from the whole deck?", ru: "выбрать технологию из всей колоды?" },
        does: { en: "Choose one", ru: "Выбрать" },
      },
    },
  },
  rules: [
    {
      id: "engineer 0",
      en: "Yellow alert light, no game setup. The power is optional: you may use it once per encounter as a main player in the resolution phase.",
      ru: "Жёлтая сигнальная лампочка, подготовка не нужна. Способность необязательная: её можно использовать раз за контакт в роли основного игрока в фазе результата.",
    },
    {
      id: "engineer 1",
      en: "When you lose the encounter or fail to make a deal, draw two techs, even if techs are not in the game.",
      ru: "Если вы проиграли контакт или не смогли заключить сделку, возьмите две технологии, даже если технологий в игре нет.",
    },
    {
      id: "engineer 2",
      en: "You may keep one of them face down on this sheet; it takes the place of a tech already there. All others are discarded.",
      ru: "Одну из них можете оставить взакрытую на этом листе; она занимает место той, что на нём лежала. Все остальные сбрасываются.",
    },
    {
      id: "engineer 3",
      en: "The tech on this sheet is researched like any other. Your ships in the warp count toward its research number as well.",
      ru: "Технологию на этом листе исследуют как любую другую. Ваши корабли в варпе тоже засчитываются в её порог исследования.",
    },
    {
      id: "engineer 4",
      en: "When it is completed, it leaves the sheet. The ships in the warp that counted stay there, but they may be used like other research ships by Coldsleep Ship or Genesis Bomb.",
      ru: "Завершённая технология уходит с листа. Засчитанные корабли остаются в варпе, но «Криокорабль» и «Бомба Творения» могут использовать их как прочие корабли с исследования.",
    },
    {
      id: "engineer 5",
      en: "If you lose this power or the tech on its sheet, the ships on that tech return to your colonies.",
      ru: "Если вы лишились этой способности или технологии на её листе, корабли с этой технологии возвращаются в ваши колонии.",
    },
    {
      id: "engineer zap",
      en: "Only the draw can be cancelled; then no tech is drawn. A tech already on the sheet and the ships in the warp still count.",
      ru: "Отменить можно только получение технологий: тогда их не берут. Технология на листе и корабли в варпе по-прежнему идут в счёт.",
    },
    {
      id: "engineer D1",
      en: "You draw after ships, compensation and rewards are settled. If you have lost your power by then, you draw nothing.",
      ru: "Технологии берут, когда с кораблями, компенсацией и наградами покончено. Если к этому времени способность потеряна, ничего не берут.",
      decided: true,
    },
    {
      id: "engineer D2",
      en: "Where techs are not played, only the Engineer draws and researches them, one action in each regroup phase as usual. What is completed works for whoever has it.",
      ru: "Если технологиями не играют, берёт и исследует их только Инженер, как обычно по одному действию за перегруппировку. Завершённая технология служит тому, у кого она лежит.",
      decided: true,
    },
    {
      id: "engineer D3",
      en: "Of the ships in the warp as many count as the tech still needs, and all of them if its number is X. With ships in the warp among those that counted, Coldsleep Ship may be used at once with all of these.",
      ru: "Из кораблей в варпе засчитывается столько, сколько технологии ещё не хватает, а если её порог — X, то все. Если среди засчитанных были корабли в варпе, «Криокорабль» можно применить сразу, со всеми ними.",
      decided: true,
    },
    {
      id: "engineer D4",
      en: "The tech on this sheet goes along if the sheet goes to another player, and is discarded if the sheet leaves the game. While the power is lost, nobody can work on it or use it.",
      ru: "Технология на этом листе переходит вместе с ним к другому игроку, а если лист выходит из игры — сбрасывается. Пока способность потеряна, с ней ничего нельзя сделать.",
      decided: true,
    },
    {
      id: "engineer wild",
      en: "Wild (any player, any phase): draw cosmic cards until an artifact comes, and discard the rest; if the deck has none, take any artifact from the discard pile. The flare then goes to the Engineer, or to the discard pile if nobody is the Engineer.",
      ru: "Джокер (любой игрок, любая фаза): берите карты космической колоды, пока не придёт артефакт, остальные сбросьте; если в колоде его не оказалось, возьмите любой артефакт из сброса. Затем вспышка уходит Инженеру, а если его нет — в сброс.",
    },
    {
      id: "engineer super",
      en: "Super (main player, resolution): when you use your power, instead of drawing two techs search the tech deck for one, then shuffle it. The flare then returns to your hand.",
      ru: "Супер (основной игрок, результат): используя свою способность, вместо двух технологий выберите в колоде технологий одну и перемешайте колоду. Затем вспышка возвращается вам на руку.",
    },
  ],
  messages: {
    "engineer/keep": {
      en: "Which tech do you keep face down on your sheet, in place of any there?",
      ru: "Какую технологию вы оставите взакрытую на своём листе — вместо прежней, если она есть?",
    },
    "engineer/search": {
      en: "Which tech do you take from the deck?",
      ru: "Какую технологию вы возьмёте из колоды?",
    },
    "engineer/artifact": {
      en: "Which artifact do you take from the discard pile?",
      ru: "Какой артефакт вы возьмёте из сброса?",
    },
    "engineer.kept": {
      en: "{player} put a tech face down on the Engineer's sheet{tech, select, none {} other { ({tech})}}.",
      ru: "{player, select, you {Вы кладёте} other {{player} кладёт}} технологию взакрытую на лист Инженера{tech, select, none {} other { ({tech})}}.",
    },
    "engineer.found": {
      en: "{player} found {card} and took it.",
      ru: "{player, select, you {Вы находите и берёте} other {{player} находит и берёт}} карту «{card}».",
    },
  },
};
