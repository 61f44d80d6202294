import type { AlienText } from "../text.ts";

export const text: AlienText = {
  name: { en: "Observer", ru: "Наблюдатель" },
  power: { en: "Protect", ru: "Покровительство" },
  about: {
    en: "When you are an ally and would lose ships to the warp, you return them to any of your colonies instead. When you are a main player and your allies would lose ships to the warp, they return them to colonies of their choice instead. The power is mandatory.",
    ru: "Если вы союзник и ваши корабли должны отправиться в варп, вы вместо этого возвращаете их в любые свои колонии. Если вы основной игрок и в варп должны отправиться корабли ваших союзников, те вместо этого возвращают их в колонии по своему выбору. Способность обязательная.",
  },
  oneLine: {
    en: "You as an ally and your own allies stay out of the warp.",
    ru: "Союзником вы спасаетесь от варпа; ваши союзники — тоже.",
  },
  wild: {
    en: "As a main player, after alliances are formed, you may let each of your allies draw one card from the deck.",
    ru: "Если вы основной игрок, то после заключения союзов можете позволить каждому своему союзнику взять одну карту из колоды.",
  },
  super: {
    en: "When you send ships as the offense or an ally, one of them may come from the warp. The limit of four stays.",
    ru: "Когда вы, агрессор или союзник, отправляете корабли, один из них можно взять из варпа. Предел в четыре корабля сохраняется.",
  },
  asks: {
    power: {},
    wild: {
      "alliance.formed": {
        ask: { en: "let each of your allies draw a card?", ru: "пусть каждый ваш союзник возьмёт карту?" },
        does: { en: "Let them draw", ru: "Пусть берут" },
      },
    },
    super: {
      "ships.sending": {
        ask: { en: "send one of your ships straight from the warp?", ru: "отправить один из кораблей прямо из варпа?" },
        does: { en: "From the warp", ru: "Из варпа" },
      },
    },
  },
  rules: [
    {
      id: "observer 0",
      en: "Green alert light, no game setup. The power is mandatory: you use it as a main player or ally in the resolution phase.",
      ru: "Зелёная сигнальная лампочка, подготовка не нужна. Способность обязательная: вы используете её в роли основного игрока или союзника в фазе результата.",
    },
    {
      id: "observer 1",
      en: "When you are an ally and would lose ships to the warp, you return them to any of your colonies instead.",
      ru: "Если вы союзник и ваши корабли должны отправиться в варп, вы вместо этого возвращаете их в любые свои колонии.",
    },
    {
      id: "observer 2",
      en: "When you are a main player and allies of yours would lose ships to the warp, they return them to colonies of their choice instead.",
      ru: "Если вы основной игрок и в варп должны отправиться корабли ваших союзников, те вместо этого возвращают их в колонии по своему выбору.",
    },
    {
      id: "observer zap",
      en: "The use is cancelled: the ships you were about to protect, your own or your allies', go to the warp.",
      ru: "Использование отменяется: корабли, которые вы собирались уберечь, свои или союзников, отправляются в варп.",
    },
    {
      id: "observer EC1",
      en: "The Void comes first: ships it removes from the game cannot be saved.",
      ru: "Пустота срабатывает раньше: корабли, которые она удаляет из игры, спасти нельзя.",
      decided: true,
    },
    {
      id: "observer EC2",
      en: "When you are an ally, the power covers all ships you lose in that resolution, including those outside the encounter.",
      ru: "Если вы союзник, способность спасает все корабли, которые вы теряете в этой фазе результата, даже не участвовавшие в контакте.",
      decided: true,
    },
    {
      id: "observer EC3",
      en: "When you are a main player, your own ships are not protected.",
      ru: "Если вы основной игрок, ваши собственные корабли не защищены.",
      decided: true,
    },
    {
      id: "observer EC4",
      en: "If the owner has no colony to return to, the ships go to the warp.",
      ru: "Если владельцу некуда вернуть корабли — колоний у него нет, — они отправляются в варп.",
      decided: true,
    },
    {
      id: "observer wild",
      en: "Wild (main player, alliance): after alliances are formed you may let each of your allies draw one card from the deck. The flare then returns to your hand.",
      ru: "Джокер (основной игрок, союзы): после заключения союзов можете позволить каждому своему союзнику взять одну карту из колоды. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "observer super",
      en: "Super (offense or ally, launch or alliance): when you send ships, one of them may come from the warp; the limit of four stays. The flare then returns to your hand.",
      ru: "Супер (агрессор или союзник, запуск или союзы): когда вы отправляете корабли, один из них можно взять из варпа; предел в четыре корабля сохраняется. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "observer flare D1",
      en: "The ship the super takes from the warp is in addition to the one the offense retrieves in regroup.",
      ru: "Корабль, взятый из варпа по суперсвойству, не заменяет тот, что агрессор забирает в фазе перегруппировки, а идёт сверх него.",
      decided: true,
    },
  ],
  messages: {},
};
