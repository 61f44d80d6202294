import type { Ref, Seat } from "@hypergate/kernel";
import { type Card, salePrice } from "@hypergate/race/client";
import type { ReactNode } from "react";
import { useAsking } from "../table/asking.tsx";
import { IconSign } from "./card/signs.tsx";
import { useRace } from "./context.tsx";

const SALES: readonly Ref[] = ["trade.sell", "consume.sell"];

/** While a good is to be sold, each of one's own shows its price. */
export function SaleMark({ seat, card }: { readonly seat: Seat; readonly card: Card }): ReactNode {
  const { table, seat: own } = useRace();
  const { question } = useAsking();
  if (question === undefined || seat !== own || !SALES.includes(question.key) || table.good[card] === 0) return null;
  return (
    <span className="race-tile-mark">
      {salePrice(table.players[seat], card, question.key === "trade.sell")}
      <IconSign name="card" />
    </span>
  );
}
