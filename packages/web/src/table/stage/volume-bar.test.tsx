import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { INFO } from "../../testing/asked.tsx";
import { localFeed } from "../local-feed.ts";

/** The volume is read once; every test has its own. */
beforeEach(() => {
  vi.resetModules();
});

afterEach(() => {
  vi.useRealTimers();
});

async function atTable(isFilm = false) {
  const { SpeakerButton, VolumeBar } = await import("./volume-bar.tsx");
  await import("../../words/table-words.ts");
  const feed = localFeed(isFilm ? undefined : () => undefined);
  feed.show({ info: INFO });
  render(
    <>
      <VolumeBar feed={feed} />
      <SpeakerButton />
    </>,
  );
  return userEvent.setup();
}

const bar = () => screen.queryByRole("group", { name: "Sound?" });
const kept = () => localStorage.getItem("hypergate.volume");

test("nothing is asked before the first touch; then once, and what was chosen is kept", async () => {
  const user = await atTable();
  expect(bar()).toBeNull();
  fireEvent.pointerUp(document.body);
  expect(bar()).not.toBeNull();
  await user.click(screen.getByRole("button", { name: "Soft" }));
  expect(bar()).toBeNull();
  expect(kept()).toBe("soft");
  expect(screen.getByRole("button", { name: "Sound: Soft" })).toBeTruthy();
});

test("one who has chosen before is not asked again", async () => {
  localStorage.setItem("hypergate.volume", "full");
  await atTable();
  fireEvent.pointerUp(document.body);
  expect(bar()).toBeNull();
  expect(screen.getByRole("button", { name: "Sound: Full" })).toBeTruthy();
});

test("one who does not answer has none", async () => {
  await atTable();
  vi.useFakeTimers();
  fireEvent.pointerUp(document.body);
  act(() => vi.advanceTimersByTime(15_000));
  expect(bar()).toBeNull();
  expect(kept()).toBe("off");
});

test("a replay asks nothing", async () => {
  await atTable(true);
  fireEvent.pointerUp(document.body);
  expect(bar()).toBeNull();
});

test("the speaker goes from off to soft to full and round again", async () => {
  localStorage.setItem("hypergate.volume", "off");
  const user = await atTable();
  for (const next of ["Soft", "Full", "Off"]) {
    await user.click(screen.getByRole("button", { name: /^Sound: / }));
    expect(screen.getByRole("button", { name: `Sound: ${next}` })).toBeTruthy();
  }
});
