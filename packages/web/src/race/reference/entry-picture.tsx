import { DESIGNS } from "@hypergate/race/client";
import type { CSSProperties, ReactNode } from "react";
import { Icon } from "../../art/icons.tsx";
import type { EntryPictureProps } from "../../game/entry.ts";
import { edgeOf } from "../art/paint.ts";
import { Picture } from "../art/picture.tsx";
import { CardFace } from "../card/card-face.tsx";
import "./entry-picture.css";

const CARD = { "--w": "240px" } as CSSProperties;

export function RaceEntryPicture({ entry, size }: EntryPictureProps): ReactNode {
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
