import { DESIGNS } from "@hypergate/race/client";
import type { CSSProperties, ReactNode } from "react";
import { Icon } from "../art/icons.tsx";
import { edgeOf } from "../race/art/paint.ts";
import { Picture } from "../race/art/picture.tsx";
import { CardFace } from "../race/card/card-face.tsx";
import type { Entry } from "./entry.ts";

const CARD = { "--w": "240px" } as CSSProperties;

export function RacePicture({ entry, size }: { readonly entry: Entry; readonly size: "small" | "large" }): ReactNode {
  const design = DESIGNS.find(({ id }) => id === entry.id);
  if (design === undefined)
    return <Icon name={entry.kind === "goal" ? "star" : "rules"} size={size === "small" ? 24 : 56} />;
  if (size === "small")
    return (
      <span className="found-card" style={{ "--hue": edgeOf(design) } as CSSProperties}>
        <Picture design={design} />
      </span>
    );
  return (
    <div style={CARD}>
      <CardFace design={design} size="large" />
    </div>
  );
}
