/** What a power does in a few signs, for cards that are too small for a sentence. The sentence is one look away. */
import type { Good, Power } from "@hypergate/race/client";

export const SIGN_ICONS = [
  "card",
  "keep",
  "mix",
  "vp",
  "military",
  "development",
  "world",
  "militaryWorld",
  "self",
  "hand",
  "takeover",
  "shield",
  "coin",
  "dice",
  "chromosome",
  "rebel",
  "anyGood",
  "thisWorld",
] as const;
export type SignIcon = (typeof SIGN_ICONS)[number];

export type Sign =
  | { readonly sign: "text"; readonly text: string }
  | { readonly sign: "icon"; readonly icon: SignIcon }
  /** A good, or the colour of worlds of that kind. */
  | { readonly sign: "good"; readonly good: Good; readonly hollow: boolean };

function text(words: string): Sign {
  return { sign: "text", text: words };
}

function icon(name: SignIcon): Sign {
  return { sign: "icon", icon: name };
}

function goodOr(good: Good | undefined, otherwise: SignIcon, hollow = false): Sign {
  return good === undefined ? icon(otherwise) : { sign: "good", good, hollow };
}

function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}

const TO = text("→");
const TIMES = text("×");

/** `2 VP, 1 card`; nothing for what there is none of. */
function reward(vp: number, cards: number): Sign[] {
  return [...(vp > 0 ? [text(String(vp)), icon("vp")] : []), ...(cards > 0 ? [text(String(cards)), icon("card")] : [])];
}

export function signsOf(power: Power): readonly Sign[] {
  switch (power.does) {
    case "exploreDraw":
    case "developDrawAtStart":
    case "consumeDraw":
    case "produceDraw":
      return [text(signed(power.cards)), icon("card")];
    case "exploreKeep":
      return [text(signed(power.cards)), icon("keep")];
    case "exploreMix":
      return [icon("mix")];
    case "developDiscount":
      return [text(`−${power.by}`), icon("development")];
    case "developDrawAfter":
      return [icon("development"), TO, text(signed(power.cards)), icon("card")];
    case "developDiscardSelfDiscount":
      return [icon("self"), TO, text(`−${power.by}`), icon("development")];
    case "military":
      return [text(signed(power.plus)), icon("military")];
    case "militaryPerMilitaryWorld":
      return [text(signed(power.plus)), icon("military"), TIMES, icon("militaryWorld")];
    case "militaryAgainstGood":
      return [text(signed(power.plus)), icon("military"), { sign: "good", good: power.good, hollow: true }];
    case "militaryAgainstRebel":
      return [text(signed(power.plus)), icon("military"), icon("rebel")];
    case "militaryDiscardSelf":
      return [icon("self"), TO, text(signed(power.plus)), icon("military")];
    case "militaryDiscardHand":
      return [text(String(power.upTo)), icon("hand"), TO, text("+1"), icon("military")];
    case "settleDiscount":
      return [text(`−${power.by}`), goodOr(power.good, "world", true)];
    case "settleFreeDiscardSelf":
      return [icon("self"), TO, icon("world")];
    case "payForMilitary":
      return [
        icon("card"),
        TO,
        icon("militaryWorld"),
        ...(power.only === undefined ? [] : [icon("rebel")]),
        ...(power.by === 0 ? [] : [text(`−${power.by}`)]),
      ];
    case "payForMilitaryDiscount":
      return [text(`−${power.by}`), icon("card"), TO, icon("militaryWorld")];
    case "conquerPeacefulDiscardSelf":
      return [icon("self"), icon("military"), TO, icon("world")];
    case "settleDrawAfter":
      return [icon("world"), TO, text(signed(power.cards)), icon("card")];
    case "settleSecondWorld":
      return [text("2×"), icon("world")];
    case "takeover":
      return [...(power.discarded === true ? [icon("self")] : []), icon("takeover"), icon("militaryWorld")];
    case "takeoverDefense":
      return [
        icon("shield"),
        text(`+${power.perRebel}`),
        icon("rebel"),
        text(`+${power.perOther}`),
        icon("militaryWorld"),
      ];
    case "tradeBonus":
      return [icon("coin"), goodOr(power.good, "anyGood"), text(signed(power.cards)), icon("card")];
    case "tradeBonusThisWorld":
      return [icon("coin"), icon("thisWorld"), text(signed(power.cards)), icon("card")];
    case "tradeBonusPerChromosome":
      return [icon("coin"), { sign: "good", good: power.good, hollow: false }, text("+1"), TIMES, icon("chromosome")];
    case "consumeGoods": {
      const { goods = 1, times = 1, vp = 0, cards = 0 } = power;
      return [
        ...(goods > 1 ? [text(String(goods))] : []),
        goodOr(power.good, "anyGood"),
        TO,
        ...reward(vp, cards),
        ...(times > 1 ? [text(`×${times}`)] : []),
      ];
    }
    case "consumeThreeKinds":
      return [text("3≠"), icon("anyGood"), TO, ...reward(power.vp, 0)];
    case "consumeDifferentKinds":
      return [text(`${power.upTo}≠`), icon("anyGood"), TO, ...reward(power.vp, power.cards)];
    case "consumeAllGoods":
      return [text("∞"), icon("anyGood"), TO, text(`∞−${power.less}`), icon("vp")];
    case "consumeThisWorldGood":
      return [icon("thisWorld"), TO, ...reward(power.vp, 0)];
    case "tradeGood":
      return [icon("anyGood"), TO, icon("coin"), ...(power.bonuses === true ? [text("+")] : [])];
    case "consumeDiscardHand":
      return [text(String(power.upTo)), icon("hand"), TO, ...reward(power.vp ?? 0, power.cards ?? 0)];
    case "consumeVp":
      return reward(power.vp, 0);
    case "gambleName":
    case "gambleAnte":
      return [icon("dice"), text(`${power.from}–${power.to}`)];
    case "produce":
      return [icon("thisWorld")];
    case "produceDiscardHand":
      return [icon("hand"), TO, icon("thisWorld")];
    case "produceWindfall":
      return [text("+"), goodOr(power.good, "anyGood")];
    case "drawIfProducedHere":
      return [icon("thisWorld"), TO, text(String(power.cards)), icon("card")];
    case "drawPerGoodProduced":
      return [text(String(power.cards)), icon("card"), TIMES, { sign: "good", good: power.good, hollow: false }];
    case "drawPerKindProduced":
      return [text(String(power.cards)), icon("card"), TIMES, text("≠"), icon("anyGood")];
    case "drawIfMostProduced":
      return [
        text("max"),
        { sign: "good", good: power.good, hollow: false },
        TO,
        text(String(power.cards)),
        icon("card"),
      ];
    case "drawPerWorldOfGood":
      return [text(String(power.cards)), icon("card"), TIMES, { sign: "good", good: power.good, hollow: true }];
    case "drawPerMilitaryWorld":
      return [text(String(power.cards)), icon("card"), TIMES, icon("militaryWorld")];
    case "drawPerRebelWorld":
      return [text(String(power.cards)), icon("card"), TIMES, icon("rebel")];
    case "drawPerChromosomeWorld":
      return [text(String(power.cards)), icon("card"), TIMES, icon("chromosome")];
  }
}
