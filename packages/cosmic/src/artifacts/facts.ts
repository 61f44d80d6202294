/** What is printed on each artifact. */
import type { Said } from "@hypergate/kernel";
import type { When } from "../aliens/facts.ts";
import type { ArtifactId } from "../catalogue.ts";
import { type Ask, type Asks, sameAt } from "../texts/ask.ts";
import type { Role } from "../vocabulary.ts";

export interface ArtifactFacts {
  readonly as: Role;
  readonly when: When;
  /** The statement of the rulebook that says what it does. */
  readonly rule: string;
  /** The same on the card, where name, role and phase stand elsewhere. */
  readonly about: Said;
  /** How its holder is asked whether to play it. */
  readonly asks: Asks;
}

/** When a ship may be zapped. */
export const SHIP_ZAPS = [
  "regroup.start",
  "destiny.final",
  "launch.done",
  "alliance.formed",
  "planning.before",
  "planning.selected",
  "reveal.change",
  "reveal.outcome",
  "resolution.before",
  "resolution.after",
] as const;

const CANCEL_FOR_SHIPS: Ask = {
  ask: {
    en: "{player} plays {card}. Cancel it at the price of ships?",
    ru: "{player} играет «{card}». Отменить ценой кораблей?",
  },
  does: { en: "Cancel it", ru: "Отменить" },
};

export const ARTIFACT_FACTS: Readonly<Record<ArtifactId, ArtifactFacts>> = {
  "card-zap": {
    as: "any",
    when: "any",
    rule: "CRD-21",
    about: {
      en: "Cancel one flare or artifact as another player plays it. That card is discarded.",
      ru: "Отмените одну вспышку или один артефакт в момент, когда их играет другой игрок. Отменённая карта сбрасывается.",
    },
    asks: {
      "card.played": {
        ask: {
          en: "{player} plays {card}. Cancel it?",
          ru: "{player} играет «{card}». Отменить?",
        },
        does: { en: "Cancel it", ru: "Отменить" },
      },
    },
  },
  "cosmic-zap": {
    as: "any",
    when: "any",
    rule: "CRD-22",
    about: {
      en: "Cancel one use of any alien power, even your own. That power is off for the rest of the encounter.",
      ru: "Отмените одно использование любой способности пришельца, хоть своей. До конца контакта эта способность не действует.",
    },
    asks: {
      "power.used": {
        ask: {
          en: "{player, select, you {you use} other {{player} uses}} {power}. Cancel it?",
          ru: "{player, select, you {вы используете} other {{player} использует}} «{power}». Отменить?",
        },
        does: { en: "Zap it", ru: "Заморозить" },
      },
    },
  },
  "emotion-control": {
    as: "any",
    when: "reveal",
    rule: "CRD-23",
    about: {
      en: "After the cards are revealed, all attack cards of this encounter count as negotiates, and the main players must try to make a deal.",
      ru: "После раскрытия все атаки этого контакта считаются переговорами, и основные игроки должны попытаться заключить сделку.",
    },
    asks: {
      "reveal.change": {
        ask: { en: "turn all attacks into negotiates?", ru: "превратить все атаки в переговоры?" },
        does: { en: "Make peace", ru: "Превратить" },
      },
    },
  },
  "force-field": {
    as: "any",
    when: "alliance",
    rule: "CRD-24",
    about: {
      en: "After alliances are formed, cancel the alliance of any or all allies. Their ships return to any of their colonies.",
      ru: "После заключения союзов расторгните союзы любых союзников, хоть всех. Их корабли возвращаются в любые их колонии.",
    },
    asks: {
      "alliance.formed": {
        ask: { en: "send allies home?", ru: "отослать союзников домой?" },
        does: { en: "Send home", ru: "Отослать" },
      },
    },
  },
  "ionic-gas": {
    as: "any",
    when: "resolution",
    rule: "CRD-25",
    about: {
      en: "Once the winner is known, nobody gets compensation or rewards in this encounter.",
      ru: "Когда победитель известен, никто в этом контакте не получает ни компенсации, ни наград.",
    },
    asks: {
      "resolution.before": {
        ask: { en: "let nobody get compensation or rewards?", ru: "оставить всех без компенсации и наград?" },
        does: { en: "Nothing for anybody", ru: "Никому ничего" },
      },
    },
  },
  "mobius-tubes": {
    as: "offense",
    when: "regroup",
    rule: "CRD-26",
    about: {
      en: "At the start of your encounter, all ships of all players leave the warp for their owners' colonies.",
      ru: "В начале вашего контакта все корабли всех игроков возвращаются из варпа в колонии владельцев.",
    },
    asks: {
      "regroup.start": {
        ask: { en: "bring all ships home from the warp ({allWarp})?", ru: "вернуть из варпа все корабли ({allWarp})?" },
        does: { en: "Free them", ru: "Вернуть" },
      },
    },
  },
  plague: {
    as: "any",
    when: "regroup",
    rule: "CRD-27",
    about: {
      en: "At the start of any encounter choose a player, even yourself. That player sends 3 ships of their choice to the warp and discards one card of each type they hold.",
      ru: "В начале любого контакта выберите игрока, хоть себя. Он отправляет в варп 3 корабля на свой выбор и сбрасывает по одной карте каждого типа, какой есть у него на руке.",
    },
    asks: {
      "regroup.start": {
        ask: {
          en: "make somebody lose 3 ships and a card of each type?",
          ru: "пусть кто-то потеряет 3 корабля и по карте каждого типа?",
        },
        does: { en: "Strike", ru: "Поразить" },
      },
    },
  },
  quash: {
    as: "any",
    when: "resolution",
    rule: "CRD-28",
    about: {
      en: "After a deal is made, the deal is void, and both dealers suffer the penalty for a failed deal.",
      ru: "После того как сделка заключена, объявите её недействительной: оба её участника несут потери как при провальной.",
    },
    asks: {
      "deal.made": {
        ask: { en: "undo the deal and make both pay for it?", ru: "сорвать сделку и наказать обоих?" },
        does: { en: "Undo it", ru: "Сорвать" },
      },
    },
  },
  "omni-zap": {
    as: "any",
    when: "any",
    rule: "omni-zap 1",
    about: {
      en: "Cancel any card just played or revealed, or copy any other Zap. Then one of your ships leaves the game, or three go to the warp.",
      ru: "Отмените любую только что сыгранную или раскрытую карту либо повторите любую другую карту заморозки или слома. Затем один ваш корабль покидает игру или три уходят в варп.",
    },
    asks: {
      "power.used": {
        ask: {
          en: "{player, select, you {you use} other {{player} uses}} {power}. Cancel it at the price of ships?",
          ru: "{player, select, you {вы используете} other {{player} использует}} «{power}». Отменить ценой кораблей?",
        },
        does: { en: "Zap it", ru: "Заморозить" },
      },
      "card.played": CANCEL_FOR_SHIPS,
      "reinforcement.played": CANCEL_FOR_SHIPS,
      "destiny.drawn": {
        ask: { en: "cancel the destiny card at the price of ships?", ru: "отменить карту судьбы ценой кораблей?" },
        does: { en: "Cancel it", ru: "Отменить" },
      },
      "reveal.shown": {
        ask: { en: "cancel a revealed card at the price of ships?", ru: "отменить раскрытую карту ценой кораблей?" },
        does: { en: "Cancel one", ru: "Отменить" },
      },
      ...sameAt(SHIP_ZAPS, {
        ask: {
          en: "send any one ship to the warp at the price of your own?",
          ru: "отправить в варп любой корабль ценой своих?",
        },
        does: { en: "Zap a ship", ru: "Отправить в варп" },
      }),
    },
  },
  rebirth: {
    as: "any",
    when: "regroup",
    rule: "rebirth 1",
    about: {
      en: "At the start of any encounter choose a player, even yourself. That player may move ships from colonies to any planets of their home system.",
      ru: "В начале любого контакта выберите игрока, хоть себя. Он может переставить корабли из своих колоний на любые планеты своей родной системы.",
    },
    asks: {
      "regroup.start": {
        ask: {
          en: "let a player move ships to planets of their home system?",
          ru: "дать кому-то переставить корабли в свою родную систему?",
        },
        does: { en: "Resettle", ru: "Заселить" },
      },
    },
  },
  "ship-zap": {
    as: "any",
    when: "any",
    rule: "ship-zap 1",
    about: {
      en: "Send any one ship to the warp, even one that was removed from the game.",
      ru: "Отправьте в варп один любой корабль, даже выбывший из игры.",
    },
    asks: {
      ...sameAt(SHIP_ZAPS, {
        ask: { en: "send any one ship to the warp?", ru: "отправить в варп один любой корабль?" },
        does: { en: "Zap a ship", ru: "Отправить в варп" },
      }),
    },
  },
  "solar-wind": {
    as: "any",
    when: "reveal",
    rule: "solar-wind 1",
    about: {
      en: "After the cards are revealed, the gains of allies trade places: offensive allies get rewards, defensive allies land.",
      ru: "После раскрытия союзники меняются трофеями: союзники агрессора получают награды, союзники защитника высаживаются.",
    },
    asks: {
      "reveal.change": {
        ask: { en: "let the gains of allies trade places?", ru: "поменять местами трофеи союзников?" },
        does: { en: "Swap their gains", ru: "Поменять" },
      },
    },
  },
  "victory-boon": {
    as: "any",
    when: "resolution",
    rule: "victory-boon 1",
    about: {
      en: "After the defense has won, the defense gets one reward for each ship it had in the encounter.",
      ru: "После победы защитника он получает по одной награде за каждый свой корабль в контакте.",
    },
    asks: {
      "resolution.after": {
        ask: {
          en: "give {defense} a reward for each ship in the encounter?",
          ru: "дать защитнику по награде за каждый его корабль?",
        },
        does: { en: "Reward the defense", ru: "Наградить" },
      },
    },
  },
};
