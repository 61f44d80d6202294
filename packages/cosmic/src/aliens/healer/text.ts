import type { AlienText } from "../text.ts";

export const text: AlienText = {
  name: { en: "Healer", ru: "Целитель" },
  power: { en: "Heal", ru: "Исцеление" },
  about: {
    en: "Whenever another player loses ships to the warp or has ships removed from the game, you may return all of those ships to that player's colonies and draw one card from the deck. You may heal several players in one encounter.",
    ru: "Когда корабли другого игрока отправляются в варп или удаляются из игры, можете вернуть все эти корабли в его колонии и взять одну карту из колоды. За контакт можно исцелить нескольких игроков.",
  },
  oneLine: {
    en: "Save other players' ships from the warp: draw a card.",
    ru: "Спасите чужие корабли от варпа и возьмите карту.",
  },
  wild: {
    en: "As any player in any phase, you may shrug off a Cosmic Zap played on you: it is discarded without effect.",
    ru: "В любой роли и в любой фазе можете отразить сыгранную на вас «Космическую заморозку»: она сбрасывается без эффекта.",
  },
  super: {
    en: "As any player in any phase, you may raise your fee for healing to one card per ship healed.",
    ru: "В любой роли и в любой фазе можете повысить свою плату за исцеление до одной карты за каждый спасённый корабль.",
  },
  asks: {
    power: {
      "ships.gone": {
        ask: {
          en: "bring lost ships home ({players}) and draw a card?",
          ru: "вернуть домой корабли, которые {alone, select, yes {теряет} other {теряют}} {players}, и взять карту?",
        },
        does: { en: "Save them, +1 card", ru: "Спасти, +1 карта" },
      },
    },
    wild: {
      "card.played": {
        ask: { en: "shrug off {player}'s {card}?", ru: "отмахнуться от карты «{card}», которую играет {player}?" },
        does: { en: "Shrug it off", ru: "Стряхнуть" },
      },
      "tech.used": {
        ask: {
          en: "shrug off {player}'s {tech}?",
          ru: "отмахнуться от технологии «{tech}», которую применяет {player}?",
        },
        does: { en: "Shrug it off", ru: "Стряхнуть" },
      },
    },
    super: {
      boost: {
        ask: { en: "draw a card for every ship you save?", ru: "взять по карте за каждый спасённый корабль?" },
        does: { en: "A card per ship", ru: "По карте за корабль" },
      },
    },
  },
  rules: [
    {
      id: "healer 0",
      en: "Yellow alert light, no game setup; not used together with the Masochist. The power is optional: you may use it as any player in any phase.",
      ru: "Жёлтая сигнальная лампочка, подготовка не нужна; вместе с Мазохистом не используется. Способность необязательная: её можно использовать в любой роли и в любой фазе.",
    },
    {
      id: "healer 1",
      en: "When another player loses ships to the warp or has ships removed from the game, use this power to return all ships just lost to that player and draw one card from the deck.",
      ru: "Когда корабли другого игрока отправляются в варп или удаляются из игры, используйте способность, чтобы вернуть ему все только что потерянные корабли и взять одну карту из колоды.",
    },
    {
      id: "healer 2",
      en: "The healed player puts the ships on any of that player's own colonies.",
      ru: "Исцелённый игрок ставит эти корабли в любые свои колонии.",
    },
    {
      id: "healer 3",
      en: "Being healed costs the player neither compensation nor any other benefit of the loss.",
      ru: "Исцеление не лишает игрока ни компенсации, ни других выгод от поражения.",
    },
    {
      id: "healer 4",
      en: "You may heal several players in one encounter, with one card for each.",
      ru: "За один контакт можно исцелить нескольких игроков, получив по одной карте за каждого.",
    },
    {
      id: "healer zap",
      en: "A zap cancels the healing, and you may heal no one for the rest of this encounter.",
      ru: "Заморозка отменяет исцеление, и до конца контакта вы больше никого исцелить не можете.",
    },
    {
      id: "healer EC1",
      en: "Ships removed from the game can be healed just like ships lost to the warp.",
      ru: "Удалённые из игры корабли можно спасти так же, как и отправленные в варп.",
      decided: true,
    },
    {
      id: "healer EC2",
      en: "A player without any colony cannot be healed.",
      ru: "Игрока, у которого нет ни одной колонии, исцелить нельзя.",
      decided: true,
    },
    {
      id: "healer EC3",
      en: "One loss is all the ships that one player loses at one moment.",
      ru: "Одна потеря — это все корабли, которых один игрок лишается в один момент.",
      decided: true,
    },
    {
      id: "healer EC4",
      en: "You cannot heal your own ships. You may heal losses caused by the Vacuum, Plague, the Hate or the Kamikaze.",
      ru: "Собственные корабли исцелить нельзя. Исцелять можно и потери от Вакуума, «Чумы», Злюки и Камикадзе.",
      decided: true,
    },
    {
      id: "healer EC5",
      en: "If a tech or power such as the Zombie's or the Observer's returns the ships first, there is nothing left to heal.",
      ru: "Если корабли уже вернула технология или способность, например Зомби или Наблюдателя, исцелять нечего.",
      decided: true,
    },
    {
      id: "healer wild",
      en: "Wild: as any player in any phase, you may shrug off a Cosmic Zap played on you: it is discarded without effect. The flare then returns to your hand.",
      ru: "Джокер: в любой роли и в любой фазе можете отразить сыгранную на вас «Космическую заморозку»: она сбрасывается без эффекта. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "healer super",
      en: "Super: as any player in any phase, you may raise your fee for healing to one card per ship healed. The flare then returns to your hand.",
      ru: "Супер: в любой роли и в любой фазе можете повысить свою плату за исцеление до одной карты за каждый спасённый корабль. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "healer flare D1",
      en: "The wild also works against the Cosmic Field Generator, which counts as a Cosmic Zap.",
      ru: "Джокер действует и против «Генератора космического поля»: он считается «Космической заморозкой».",
      decided: true,
    },
  ],
  messages: {
    "healer/whom": {
      en: "Whom do you heal?",
      ru: "Кого вы исцеляете?",
    },
    "healer.healed": {
      en: "{player} healed {other}, and {n, plural, one {# ship} other {# ships}} returned to colonies.",
      ru: "{player, select, you {Вы исцеляете} other {{player} исцеляет}} {other, select, you {вас} other {другого игрока}}, и {n, plural, one {# корабль возвращается} few {# корабля возвращаются} many {# кораблей возвращаются} other {# корабля возвращаются}} в колонии{other, select, you {} other {, их встречает {other}}}.",
    },
  },
};
