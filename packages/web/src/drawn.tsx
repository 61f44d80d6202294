/** Drawings that the home page shows as pictures, so that it need not load what draws them. The build makes files of them. */
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Defs } from "./art/defs.tsx";
import CosmicPoster from "./cosmic/poster-drawing.tsx";
import { Picture } from "./race/art/picture.tsx";
import { FAN } from "./race/poster-cards.ts";
import { offlineMessages } from "./words/offline-messages.ts";

/** What the client is, in a sentence, for those who install it. */
export const about = offlineMessages["app.about"];

const SVG = /^<svg /;

/** By the names of their files. */
export function drawn(): Readonly<Record<string, string>> {
  const cards = FAN.map(({ design }) => [`race-${design.id}`, asFile(<Picture design={design} />)] as const);
  return {
    cosmic: asFile(
      <CosmicPoster>
        <Defs />
      </CosmicPoster>,
    ),
    ...Object.fromEntries(cards),
  };
}

function asFile(drawing: ReactNode): string {
  return renderToStaticMarkup(drawing).replace(SVG, '<svg xmlns="http://www.w3.org/2000/svg" ');
}
