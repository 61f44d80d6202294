import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { GAMES } from "../games.ts";
import { GameCard } from "../home/game-card.tsx";
import { useBotAbout } from "./bot-words.ts";
import { levelsOf, usualLevel } from "./level.ts";

const begun = vi.hoisted(() => [] as string[][]);
vi.mock("../offline/practise-here.ts", () => ({
  practiseHere: async (game: string, bot: string) => void begun.push([game, bot]),
}));

test("practice asks once how the bots should play, and remembers", async () => {
  const { container } = render(<GameCard game="race" isFirst={true} isOffline={true} />);
  const press = (selector: string) => fireEvent.click(container.querySelector(selector) as Element);
  expect(container.querySelector(".level-now")).toBeNull();
  press("[data-practice]");
  expect(begun).toEqual([]);
  expect([...container.querySelectorAll("[data-level]")].map((one) => one.getAttribute("data-level"))).toEqual([
    "gentle",
    "sensible",
    "expert",
  ]);
  press("[data-level=expert]");
  await vi.waitFor(() => expect(begun).toEqual([["race", "expert"]]));
  await screen.findByText(/expertly/);
  press("[data-practice]");
  await vi.waitFor(() => expect(begun).toHaveLength(2));
  expect(begun[1]).toEqual(["race", "expert"]);
  expect(localStorage.getItem("hypergate.level")).toBe("expert");
  press(".level-now button");
  press("[data-level=gentle]");
  await vi.waitFor(() => expect(begun[2]).toEqual(["race", "gentle"]));
  expect(usualLevel(["random", "gentle", "sensible"])).toBe("gentle");
  expect(usualLevel(["random", "sensible"])).toBe("sensible");
});

function Abouts({ bots }: { readonly bots: readonly string[] }) {
  const about = useBotAbout();
  return bots.map((bot) => <p key={bot}>{about(bot)}</p>);
}

test("every level of every game is explained, and the random bot is none", () => {
  expect(levelsOf(["random", "gentle", "own"])).toEqual(["gentle", "own"]);
  const bots = [...new Set(Object.values(GAMES).flatMap((game) => game.bots))];
  const { container } = render(<Abouts bots={bots} />);
  expect([...container.querySelectorAll("p")].map((p) => p.textContent === "")).toEqual(bots.map(() => false));
});
