import type { ReactNode } from "react";
import { Icon } from "../../art/icons.tsx";
import type { EntryPictureProps } from "../../game/entry.ts";
import { useLanguage } from "../../words/words.ts";
import { CosmicCard } from "../art/card.tsx";
import { Seal } from "../art/seal.tsx";
import { Saucer } from "../art/ship.tsx";
import { cardLike } from "./entries.ts";
import "./entry-picture.css";

const SEAL = { small: 40, large: 132 };
/** Small ones are drawn larger and shrunk as a whole. */
const CARD = { small: 84, large: 200 };
/** Nobody's colour: aliens in the reference belong to no player. */
const NOBODYS = { light: "#B9C1D8", dark: "#1C2744" };

export function CosmicEntryPicture({ entry, size }: EntryPictureProps): ReactNode {
  const language = useLanguage();
  const card = (face: Parameters<typeof CosmicCard>[0]["face"]) => (
    <CosmicCard face={face} width={CARD[size]} language={language} />
  );
  switch (entry.kind) {
    case "alien":
      return <Seal alien={entry.id} colour={NOBODYS} size={SEAL[size]} />;
    case "technology":
      return card({ kind: "tech", id: entry.id });
    case "flare":
      return size === "small" ? (
        card({ kind: "card", card: cardLike(entry.id) })
      ) : (
        <div className="both-sides">
          {card({ kind: "card", card: cardLike(entry.id), side: "wild" })}
          {card({ kind: "card", card: cardLike(entry.id), side: "super" })}
        </div>
      );
    case "artifact":
    case "card":
    case "reward":
      return card({ kind: "card", card: cardLike(entry.id) });
    case "ship":
      return (
        <svg viewBox="-26 -20 52 34" width={SEAL[size]} height={SEAL[size] * 0.65} aria-hidden="true">
          <Saucer width={48} colour="blue" mark="ready" />
        </svg>
      );
    default:
      return <Icon name="rules" size={size === "small" ? 24 : 56} />;
  }
}
