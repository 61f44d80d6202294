import type { Size } from "../../ui/use-size.ts";
import { HEIGHT, WIDTH } from "../board/lanes.ts";

/** How large the cards and the totals are drawn on a stage. */
export interface Sizes {
  readonly form: "wide" | "middle" | "phone" | "phone low";
  /** Below the plates of the players, which stay in sight. */
  readonly top: number;
  readonly card: number;
  /** Of what lies beside it. */
  readonly laid: number;
  readonly total: number;
  readonly seal: number;
}

const WIDE: Size = { width: 1200, height: 560 };
const PHONE_WIDTH = 640;
/** Below this the totals stand beside the cards. */
const LOW = 400;
/** Where the plates end on a board of usual size. */
const PLATES = 58;

export function sizesFor({ width, height }: Size): Sizes {
  if (width < PHONE_WIDTH) return phoneSizes(height);
  const top = Math.round(PLATES * Math.min(width / WIDTH, height / HEIGHT));
  if (width >= WIDE.width && height >= WIDE.height)
    return { form: "wide", top, card: Math.round(Math.min(190, height * 0.27)), laid: 84, total: 96, seal: 48 };
  return {
    form: "middle",
    top,
    card: Math.round(Math.min(126, height * 0.28)),
    laid: Math.round(Math.min(60, height * 0.1)),
    total: 66,
    seal: 36,
  };
}

/** Cards as large as the height has room for beside rows and totals. */
function phoneSizes(height: number): Sizes {
  if (height < LOW) return { form: "phone low", top: 0, card: height < 300 ? 46 : 60, laid: 36, total: 36, seal: 22 };
  const card = Math.round(Math.min(112, (height - 240) * 0.5));
  return { form: "phone", top: 0, card, laid: 36, total: 48, seal: 28 };
}

/** Between two laid cards, and by how much a row of them may be wider than the card above. */
const GAP = 6;
const BEYOND = 20;

/** So many laid cards fit below the encounter card; in a low place, two of them stand beside it. */
export function laidWidth({ form, card, laid }: Sizes, n: number): number {
  const room = form === "phone low" ? (card - GAP) / Math.min(n, 2) : (card + BEYOND - GAP * (n - 1)) / n;
  return Math.min(laid, Math.floor(room));
}
