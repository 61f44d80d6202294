/** The four kinds of good, in the order of their price (1.3, 8.2). */
export const GOODS = ["novelty", "rare", "genes", "alien"] as const;
export type Good = (typeof GOODS)[number];

/** Words in English card names that other cards speak of (1.9). */
export const KEYWORDS = ["REBEL", "IMPERIUM", "ALIEN", "UPLIFT", "TERRAFORMING"] as const;
export type Keyword = (typeof KEYWORDS)[number];

/** The boxes a card can come from. */
export const BOXES = ["base", "storm", "rebel"] as const;
export type Box = (typeof BOXES)[number];

/** The six rows of a card in which powers are printed: five phases, of which the fourth has two (G9). */
export const ROWS = ["explore", "develop", "settle", "trade", "consume", "produce"] as const;
export type Row = (typeof ROWS)[number];

/** All that a card can do. Without `good` a power is for every kind; counts that are left out are 1, rewards 0. */
export type Power =
  // Explore
  | { readonly does: "exploreDraw"; readonly cards: number }
  | { readonly does: "exploreKeep"; readonly cards: number }
  | { readonly does: "exploreMix" }
  // Develop
  | { readonly does: "developDiscount"; readonly by: number }
  | { readonly does: "developDrawAtStart"; readonly cards: number }
  | { readonly does: "developDrawAfter"; readonly cards: number }
  | { readonly does: "developDiscardSelfDiscount"; readonly by: number }
  // Settle
  | { readonly does: "military"; readonly plus: number }
  | { readonly does: "militaryPerMilitaryWorld"; readonly plus: number }
  | { readonly does: "militaryAgainstGood"; readonly plus: number; readonly good: Good }
  | { readonly does: "militaryAgainstRebel"; readonly plus: number }
  | { readonly does: "militaryDiscardSelf"; readonly plus: number }
  | { readonly does: "militaryDiscardHand"; readonly upTo: number }
  | { readonly does: "settleDiscount"; readonly by: number; readonly good?: Good }
  | { readonly does: "settleFreeDiscardSelf" }
  | { readonly does: "payForMilitary"; readonly by: number; readonly only?: "REBEL" }
  | { readonly does: "payForMilitaryDiscount"; readonly by: number }
  | { readonly does: "conquerPeacefulDiscardSelf"; readonly by: number }
  | { readonly does: "settleDrawAfter"; readonly cards: number }
  | { readonly does: "settleSecondWorld" }
  | {
      readonly does: "takeover";
      readonly against: Against;
      readonly discarded?: true;
      readonly perRebel?: number;
    }
  | { readonly does: "takeoverDefense"; readonly perRebel: number; readonly perOther: number }
  // Trade
  | { readonly does: "tradeBonus"; readonly cards: number; readonly good?: Good }
  | { readonly does: "tradeBonusThisWorld"; readonly cards: number }
  | { readonly does: "tradeBonusPerChromosome"; readonly cards: number; readonly good: Good }
  // Consume
  | {
      readonly does: "consumeGoods";
      readonly good?: Good;
      readonly goods?: number;
      readonly times?: number;
      readonly vp?: number;
      readonly cards?: number;
    }
  | { readonly does: "consumeThreeKinds"; readonly vp: number }
  | { readonly does: "consumeDifferentKinds"; readonly upTo: number; readonly vp: number; readonly cards: number }
  | { readonly does: "consumeAllGoods"; readonly less: number }
  | { readonly does: "consumeThisWorldGood"; readonly vp: number }
  | { readonly does: "tradeGood"; readonly bonuses?: true }
  | { readonly does: "consumeDiscardHand"; readonly upTo: number; readonly vp?: number; readonly cards?: number }
  | { readonly does: "consumeDraw"; readonly cards: number }
  | { readonly does: "consumeVp"; readonly vp: number }
  | { readonly does: "gambleName"; readonly from: number; readonly to: number }
  | { readonly does: "gambleAnte"; readonly from: number; readonly to: number }
  // Produce
  | { readonly does: "produce" }
  | { readonly does: "produceDiscardHand" }
  | { readonly does: "produceWindfall"; readonly good?: Good; readonly elsewhere?: true }
  | { readonly does: "produceDraw"; readonly cards: number }
  | { readonly does: "drawIfProducedHere"; readonly cards: number }
  | { readonly does: "drawPerGoodProduced"; readonly good: Good; readonly cards: number }
  | { readonly does: "drawPerKindProduced"; readonly cards: number }
  | { readonly does: "drawIfMostProduced"; readonly good: Good; readonly cards: number }
  | { readonly does: "drawPerWorldOfGood"; readonly good: Good; readonly cards: number }
  | { readonly does: "drawPerMilitaryWorld"; readonly cards: number }
  | { readonly does: "drawPerRebelWorld"; readonly cards: number }
  | { readonly does: "drawPerChromosomeWorld"; readonly cards: number };

export type EffectId = Power["does"];

/** Who can be the victim of a takeover power (14.2). */
export type Against = "rebelWorld" | "imperiumOwner" | "militaryOwner";

/** What a variable development is worth: `vp` for each card that matches, or for something else that is counted (12.5). */
export type Worth =
  | { readonly vp: number; readonly each: "production" | "windfall"; readonly good: Good }
  | {
      readonly vp: number;
      readonly each: "world" | "development" | "sixCost" | "militaryWorld" | "rebelMilitaryWorld" | "chromosome";
    }
  | { readonly vp: number; readonly each: "developmentWithPower" | "worldWithPower"; readonly row: Row }
  | { readonly vp: number; readonly each: "keyword"; readonly keyword: Keyword }
  | { readonly vp: number; readonly each: "named"; readonly name: string }
  | { readonly vp: number; readonly each: "chips"; readonly per: number }
  | { readonly vp: number; readonly each: "military" }
  | { readonly each: "kinds"; readonly table: readonly number[] };

/** One card as it is printed. Left out: one copy, no good, not military, no powers. */
export interface Design {
  readonly id: string;
  readonly name: string;
  readonly type: "world" | "development";
  /** Cards to pay, or the defense of a military world (1.5). */
  readonly cost: number;
  /** Printed victory points; 0 if `worth` says more. */
  readonly vp: number;
  readonly copies?: number;
  readonly oneMoreWith?: Box;
  readonly notWith?: Box;
  readonly good?: Good;
  readonly windfall?: true;
  readonly production?: true;
  readonly military?: true;
  readonly chromosome?: true;
  /** Number of a start world; odd ones are red, even ones blue (2.11). */
  readonly start?: number;
  readonly keepsAtStart?: number;
  readonly handLimit?: number;
  readonly endsAt?: number;
  readonly powers?: readonly Power[];
  readonly worth?: readonly Worth[];
}
