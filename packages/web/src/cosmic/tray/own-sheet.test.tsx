import { ALIEN_TEXTS } from "@hypergate/cosmic";
import type { View } from "@hypergate/cosmic/client";
import { optionsOf, questionFor } from "@hypergate/kernel";
import { render, screen, within } from "@testing-library/react";
import userEvent, { PointerEventsCheckLevel } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { AskingProvider } from "../../table/asking.tsx";
import { localFeed, seenBy } from "../../table/local-feed.ts";
import { INFO } from "../../testing/asked.tsx";
import { CONFIGS, engineFor } from "../../testing/games.ts";
import { playedUntil } from "../../testing/played.ts";
import { CosmicProvider } from "../use-cosmic.tsx";
import { OwnSheet } from "./own-sheet.tsx";

const SEAT = 0;

/** A game in which seat 0 may use its power. */
async function powerAsked() {
  const { rules } = await engineFor("cosmic");
  const isPower = (ref: string) => ref.startsWith("power/");
  for (let seed = 0; seed < 200; seed++) {
    const session = playedUntil(
      rules,
      CONFIGS.cosmic,
      `power ${seed}`,
      (question) => question.who === SEAT && optionsOf(question).some(isPower),
    );
    const question = questionFor(session, SEAT);
    const view = seenBy(session, SEAT).view as View;
    const [alien] = view.table.players[SEAT].powers;
    if (question !== undefined && optionsOf(question).includes(`power/${alien}`)) return { session, alien };
  }
  throw new Error("no game came to a power");
}

test("the tile says in one line what the power does, and it can be read whole while it can be used", async () => {
  const { session, alien } = await powerAsked();
  const feed = localFeed(() => {});
  feed.show({ info: { ...INFO, game: "cosmic", you: SEAT }, ...seenBy(session, SEAT) });
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  render(
    <CosmicProvider feed={feed}>
      <AskingProvider feed={feed}>
        <OwnSheet seat={SEAT} />
      </AskingProvider>
    </CosmicProvider>,
  );
  const { oneLine, about } = ALIEN_TEXTS[alien];
  const power = screen.getByText(oneLine.en);
  expect(power.dataset.thing).toBe(`power/${alien}`);
  expect(power.closest(".own-sheet")?.className).toMatch(/\b(lit|soft)\b/);
  await user.click(screen.getByRole("button", { name: "Your alien sheet" }));
  const sheet = await screen.findByRole("dialog", undefined, { timeout: 15_000 });
  const told = [...sheet.querySelectorAll("p")].map((p) => p.textContent);
  expect(told.indexOf(oneLine.en)).toBeLessThan(told.indexOf(about.en));
  expect(told.indexOf(oneLine.en)).toBeGreaterThanOrEqual(0);
  expect(power.getAttribute("aria-pressed")).toBe("false");
  await user.click(within(sheet).getByRole("button", { name: /close/i }));
  await user.click(power);
  expect(power.getAttribute("aria-pressed")).toBe("true");
});
