/** What lies on a world: its good, or the hollow shape of the kind it could have. */
import type { Design } from "@hypergate/race/client";
import { memo, type ReactNode } from "react";
import { GoodToken } from "../art/good.tsx";
import "./kind-mark.css";

/** Solid where the world produces, dashed where it is a windfall, filled where a good lies there. */
export const KindMark = memo(function KindMark({
  design,
  hasGood,
}: {
  readonly design: Design;
  readonly hasGood: boolean;
}): ReactNode {
  const { good, windfall } = design;
  if (good === undefined) return null;
  const state = hasGood ? "full" : windfall === true ? "windfall" : "empty";
  return (
    <span className={`race-kind ${state}`} data-part="kind">
      <GoodToken good={good} hollow={!hasGood} />
    </span>
  );
});
