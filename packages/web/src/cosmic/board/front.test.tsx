import type { Table, View } from "@hypergate/cosmic/client";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { localFeed, seenBy } from "../../table/local-feed.ts";
import { INFO } from "../../testing/asked.tsx";
import { CONFIGS, engineFor } from "../../testing/games.ts";
import { playedUntil } from "../../testing/played.ts";
import { CosmicProvider } from "../use-cosmic.tsx";
import { Pennants } from "./front.tsx";

const SEAT = 0;

test("special ships that are alike have one pennant together, with their number", async () => {
  const { rules } = await engineFor("cosmic");
  const session = playedUntil(rules, CONFIGS.cosmic, "pennants", ({ who }) => who === SEAT);
  const seen = seenBy(session, SEAT);
  const view = seen.view as View;
  const morphed = ["planet/0.1", "planet/0.1", "warp", "planet/1.2"].map(
    (at) => ({ kind: "morphed", seat: SEAT, at }) as const,
  );
  const others = [
    { kind: "salvage", seat: SEAT, at: "warp", spent: true },
    { kind: "salvage", seat: 1, at: "warp" },
  ] as const;
  const specials: Table["specials"] = [...morphed, ...others];
  const feed = localFeed(() => {});
  const shown = { ...view, table: { ...view.table, specials } };
  feed.show({ info: { ...INFO, game: "cosmic", you: SEAT }, ...seen, view: shown });
  const { container } = render(
    <CosmicProvider feed={feed}>
      <Pennants seat={SEAT} />
    </CosmicProvider>,
  );
  expect(screen.getAllByRole("img").map((one) => one.getAttribute("aria-label"))).toEqual([
    "Morphed ship × 4",
    "Salvage vessel (its action is used)",
  ]);
  const numbers = [...container.querySelectorAll(".alike > span")].map((one) => one.textContent);
  expect(numbers).toEqual(["4"]);
});
