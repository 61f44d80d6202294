import type { Size } from "../../ui/use-size.ts";

/** How large the cards and the totals are drawn on a stage. */
export interface Sizes {
  readonly form: "wide" | "middle" | "phone";
  readonly card: number;
  /** Of what lies beside it. */
  readonly laid: number;
  readonly total: number;
  readonly seal: number;
}

const WIDE: Size = { width: 1200, height: 560 };
const PHONE_WIDTH = 640;

export function sizesFor({ width, height }: Size): Sizes {
  if (width < PHONE_WIDTH) return { form: "phone", card: height < 320 ? 44 : 58, laid: 36, total: 34, seal: 22 };
  if (width >= WIDE.width && height >= WIDE.height) return { form: "wide", card: 190, laid: 84, total: 96, seal: 36 };
  return { form: "middle", card: Math.round(Math.min(130, height * 0.29)), laid: 60, total: 60, seal: 26 };
}
