/** How a game is played, on one page: what it is, its lessons, its phases in pictures, what wins, its signs, common questions. */
import type { Said } from "@hypergate/kernel";
import type { ComponentType } from "react";

export interface PhasePicture {
  /** Before its name: `I`, `1`. */
  readonly numeral: string;
  readonly name: Said;
  readonly text: Said;
  /** What its chooser has besides. */
  readonly bonus?: Said;
  /** The ground of its panel. */
  readonly tint: string;
  readonly Picture: ComponentType;
  /** A small drawing in its place where there is little room. */
  readonly Line: ComponentType;
}

export interface HowTo {
  readonly headline: Said;
  /** What it is, in two sentences. */
  readonly lead: Said;
  /** What stands beside the headline. */
  readonly Hero: ComponentType;
  readonly round: { readonly title: Said; readonly about: Said; readonly phases: readonly PhasePicture[] };
  /** What costs, what wins, and the legend of signs. */
  readonly Panels: ComponentType;
  /** The way deeper: what is found there, and the kind of entries; without one, everything. */
  readonly deeper: readonly { readonly words: Said; readonly kind: string }[];
  /** What people ask, and the statement that answers. */
  readonly questions: readonly { readonly ask: Said; readonly rule: string }[];
}
