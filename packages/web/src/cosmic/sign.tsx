import type { Seat } from "@hypergate/kernel";
import type { ReactNode } from "react";
import { COLOURS } from "../art/colours.ts";
import { Planet } from "./art/planet.tsx";
import { Saucer } from "./art/ship.tsx";

/** A planet in the colour of the reader's seat. */
export default function CosmicSign({ seat }: { readonly seat: Seat | undefined }): ReactNode {
  const colour = COLOURS[seat ?? 0] ?? COLOURS[0];
  return (
    <>
      <Planet x={21} y={21} r={18} colour={colour} index={1} />
      <Saucer x={21} y={25} width={23} colour={colour} />
    </>
  );
}
