import type { AlienText } from "../text.ts";

export const text: AlienText = {
  name: { en: "Pirate", ru: "Пират" },
  power: { en: "Raid", ru: "Набег" },
  about: {
    en: "As the offense or an ally on the winning side, you may send any of your winning ships back to your other colonies and capture as many losing ships. At the start of any encounter you may send up to four captured ships to the warp for as many rewards, and let their owners buy ships back for anything that could be given in a deal.",
    ru: "Если вы агрессор или союзник и ваша сторона победила, можете отправить любые из своих кораблей в контакте в другие свои колонии и захватить столько же проигравших. В начале любого контакта можете отправить в варп до четырёх захваченных кораблей и получить столько же наград, а ещё — отпустить корабли за выкуп: за всё, что можно отдать по сделке.",
  },
  oneLine: {
    en: "Capture losing ships, then sell them or ransom them.",
    ru: "Захватывайте проигравших: ради наград или выкупа.",
  },
  wild: {
    en: "As an ally on the winning side, you may take any of the rewards you are due as random cards from the hand of the winning main player.",
    ru: "Если вы союзник на победившей стороне, можете взять любые из положенных вам наград случайными картами с руки победившего основного игрока.",
  },
  super: {
    en: "When you use your power, you may capture up to two losing ships for each ship you send home.",
    ru: "Используя свою способность, можете захватить до двух проигравших кораблей за каждый отправленный домой.",
  },
  asks: {
    power: {
      "resolution.before": {
        ask: {
          en: "capture losing ships and fly as many of yours home?",
          ru: "захватить побеждённые корабли и увести столько же своих домой?",
        },
        does: { en: "Capture", ru: "Захватить" },
      },
      "regroup.start.1": {
        ask: { en: "send captives to the warp for rewards?", ru: "отправить пленных в варп ради наград?" },
        does: { en: "Sell", ru: "Продать" },
      },
      "regroup.start.2": {
        ask: { en: "offer captured ships to their owner for a ransom?", ru: "предложить владельцу выкупить корабли?" },
        does: { en: "Ransom", ru: "Выкуп" },
      },
    },
    wild: {
      "rewards.declared": {
        ask: { en: "take rewards from the winner's hand?", ru: "взять награды картами с руки победителя?" },
        does: { en: "Take cards", ru: "Взять карты" },
      },
    },
    super: {
      boost: {
        ask: { en: "capture two ships for one?", ru: "захватить два корабля за один?" },
        does: { en: "Two for one", ru: "Два за один" },
      },
    },
  },
  rules: [
    {
      id: "pirate 0",
      en: "Yellow alert light, no game setup. The power is optional: you may use it once per encounter as the offense or an ally, at the start of the resolution phase, if your side has won.",
      ru: "Жёлтая сигнальная лампочка, подготовка не нужна. Способность необязательная: её можно использовать раз за контакт в роли агрессора или союзника в начале фазы результата, если ваша сторона победила.",
    },
    {
      id: "pirate 1",
      en: "Send one or more of your winning ships back to your colonies other than the one being fought for. They neither land nor earn anything. Capture as many ships of the losing side: they lie on this sheet.",
      ru: "Отправьте один или несколько своих победивших кораблей в колонии, кроме той, за которую шёл бой. Они не высаживаются и ничего не приносят. Захватите столько же кораблей проигравшей стороны: они лежат на этом листе.",
    },
    {
      id: "pirate 2",
      en: "At the start of any encounter you may send up to four ships from this sheet to the warp and receive as many rewards.",
      ru: "В начале любого контакта можете отправить с этого листа в варп до четырёх кораблей и получить столько же наград.",
    },
    {
      id: "pirate 3",
      en: "At the start of any encounter you may let an owner buy ships back from this sheet: you agree on anything that could be part of a deal, and the ships return to the owner's colonies. This does not count as a deal.",
      ru: "В начале любого контакта можете отпустить корабли с этого листа за выкуп: вы с их владельцем договариваетесь о чём угодно, что может быть частью сделки, и корабли возвращаются в его колонии. Сделкой это не считается.",
    },
    {
      id: "pirate zap",
      en: "Only the raid can be cancelled: your ships stay where they are, and nothing is captured. Selling captives and taking ransom cannot be zapped.",
      ru: "Отменить можно только набег: ваши корабли остаются на месте, и никто не захвачен. Продажу пленных и выкуп заморозить нельзя.",
    },
    {
      id: "pirate EC1",
      en: "You choose which of the losing ships in the encounter you capture. Captured ships are not lost to the warp, so nobody is compensated for them.",
      ru: "Вы сами выбираете, какие из проигравших кораблей контакта захватить. Захваченные корабли не потеряны в варпе, поэтому компенсации за них нет.",
      decided: true,
    },
    {
      id: "pirate EC2",
      en: "Ships that retreat, or that an effect saves from the loss, cannot be captured.",
      ru: "Корабли, которые отступают или которые какой-либо эффект спасает от потери, захватить нельзя.",
      decided: true,
    },
    {
      id: "pirate EC3",
      en: "In each regroup phase you sell captives once and talk about ransom once with each owner. If the talks fail, nobody loses anything.",
      ru: "За одну перегруппировку вы продаёте пленных один раз и с каждым владельцем говорите о выкупе один раз. Если не договорились, никто ничего не теряет.",
      decided: true,
    },
    {
      id: "pirate EC4",
      en: "If this sheet leaves the game, the ships on it go to the warp.",
      ru: "Если этот лист выходит из игры, корабли с него отправляются в варп.",
      decided: true,
    },
    {
      id: "pirate wild",
      en: "Wild (ally, resolution): when you are due rewards as an ally on the winning side, take one or more of them as random cards from the hand of the winning main player. The flare then returns to your hand.",
      ru: "Джокер (союзник, результат): когда вам как союзнику победившей стороны полагаются награды, возьмите одну или несколько из них случайными картами с руки победившего основного игрока. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "pirate super",
      en: "Super (offense or ally, resolution): with your power you capture up to two losing ships for each of your ships sent home. The flare then returns to your hand.",
      ru: "Супер (агрессор или союзник, результат): своей способностью вы захватываете до двух проигравших кораблей за каждый свой, отправленный домой. Затем вспышка возвращается вам на руку.",
    },
  ],
  messages: {
    "pirate/capture": {
      en: "Whose ships do you capture, up to {n}? As many of yours go home.",
      ru: "Чьи корабли вы захватите, не больше {n}? Столько же ваших вернутся домой.",
    },
    "pirate/home": {
      en: "You capture {n, plural, one {# ship} other {# ships}}. How many of yours go home for that?",
      ru: "Вы захватываете {n, plural, one {# корабль} few {# корабля} many {# кораблей} other {# корабля}}. Сколько ваших вернутся за это домой?",
    },
    "pirate/sell": {
      en: "Which captives go to the warp, up to {n}? Each brings you a reward.",
      ru: "Кого из пленных отправите в варп, не больше {n}? Каждый принесёт вам награду.",
    },
    "pirate/whom": { en: "With whom do you talk about ransom?", ru: "С кем вы поговорите о выкупе?" },
    "pirate/take": {
      en: "{player} won thanks to you. How many of your rewards do you take from that hand?",
      ru: "{player} побеждает с вашей помощью. Сколько наград вы возьмёте картами с этой руки?",
    },
  },
};
