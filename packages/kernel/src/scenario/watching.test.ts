import { describe, expect, test } from "vitest";
import { findingsOf, type More } from "../testing/toy-scenario.ts";

describe("moments", () => {
  const picks: readonly More[] = ["pick", "pick", "roll", "pick", "bid"];
  const end = { until: "end" };
  const unmet = (i: number, at: string, is: string) => ({
    place: `play[${i}]`,
    id: "scenario.unmet",
    params: { what: "read", is, wanted: "9", at },
  });
  const read = { read: 9 };

  test("what is expected at a moment is looked at once, when it comes the next time", () => {
    const play = [
      { at: "end of even", expect: read },
      { at: "end of odd", expect: read },
      { at: "after roll", expect: read },
      { at: "end of game", expect: read },
      { at: "bid", expect: read },
      { at: "pick", expect: read },
      end,
    ];
    expect(findingsOf(picks, play)).toEqual([
      unmet(5, "pick", "0"),
      unmet(0, "end of even", "0"),
      unmet(1, "end of odd", "1"),
      unmet(2, "after roll", "2"),
      unmet(4, "bid", "3"),
      unmet(3, "end of game", "6"),
    ]);
  });

  test("at its end a phase stands as its last step left it", () => {
    const play = [{ at: "end of odd", expect: { points: { red: { atLeast: 1 } } } }, { until: "end" }];
    expect(findingsOf(["pick", "roll", "pick"], play)).toEqual([]);
  });

  test("the end of the game is that of its last phase, too", () => {
    expect(findingsOf(["pick"], [{ at: "end of odd", expect: read }, end])).toEqual([unmet(0, "end of odd", "1")]);
  });

  test("a phase may end in the middle of a step, and does so once", () => {
    const play = [
      { until: "end of even" },
      { expect: { asked: { blue: "pick" } } },
      { at: "end of even", expect: read },
      end,
    ];
    expect(findingsOf(["round"], play)).toEqual([unmet(2, "end of even", "2")]);
  });

  test("the events told up to then count, and no later ones", () => {
    const play = [{ at: "after roll", expect: { told: { picked: 2, rolled: 1 } } }, end];
    expect(findingsOf(picks, play)).toEqual([]);
    expect(findingsOf(["roll", "whisper", "pick"], [{ expect: { told: { rolled: 1, whispered: 3 } } }])).toEqual([]);
  });

  test("a moment that never comes is a finding", () => {
    const play = [
      { at: "bid", seat: "blue", expect: read },
      { at: "end of odd", expect: {} },
    ];
    expect(findingsOf(["pick"], play)).toEqual([
      { place: "play[0]", id: "scenario.neverCame", params: { moment: "bid (blue)" } },
      { place: "play[1]", id: "scenario.neverCame", params: { moment: "end of odd" } },
    ]);
  });

  test("the question of one seat is not that of another", () => {
    const play = [
      { at: "pick", seat: "blue", expect: read },
      { until: "pick", seat: "blue", letting: "all" },
    ];
    expect(findingsOf(["round"], play)).toEqual([unmet(0, "pick (blue)", "1")]);
  });
});

describe("what must never happen", () => {
  const asked = (place: string, seat: string, key: string, at: string) => ({
    place,
    id: "scenario.asked",
    params: { seat, asked: key, at },
  });

  test("holds from the start, and is told once", () => {
    expect(findingsOf(["pick", "pick"], [{ until: "end" }], { never: [{ asked: "pick" }] })).toEqual([
      asked("never[0]", "red", "pick", ""),
    ]);
    expect(findingsOf(["pick", "bid"], [{ until: "end" }], { never: [{ seat: "blue" }] })).toEqual([
      asked("never[0]", "blue", "bid", "play[0]"),
    ]);
    expect(findingsOf(["pick", "bid"], [{ until: "end" }], { never: [{ seat: "blue", asked: "pick" }] })).toEqual([]);
  });

  test("holds from a step on, through all later ones", () => {
    const play = [{ never: [{ asked: "bid" }] }, { seat: "red", answer: "red" }, {}, { seat: "red", answer: "red" }];
    expect(findingsOf(["pick", "pick", "bid"], play)).toEqual([asked("play[0].never[0]", "red", "bid", "play[3]")]);
  });

  test("holds at once", () => {
    expect(findingsOf(["pick"], [{ never: [{ asked: "pick" }] }])).toEqual([
      asked("play[0].never[0]", "red", "pick", "play[0]"),
    ]);
  });

  test("ends with the step that is named, for this ban and no other", () => {
    const red = { seat: "red", answer: "red" };
    const play = [
      { never: [{ asked: "bid" }], through: "last" },
      { never: [{ seat: "green" }] },
      { ...red, label: "last" },
      red,
    ];
    expect(findingsOf(["pick", "pick", "bid"], play)).toEqual([asked("play[1].never[0]", "green", "bid", "play[3]")]);
    expect(findingsOf(["pick", "bid"], play.slice(0, 3))).toEqual([
      asked("play[0].never[0]", "red", "bid", "play[2]"),
      asked("play[1].never[0]", "green", "bid", "play[2]"),
    ]);
  });

  test("an option may not be offered, by any of its names", () => {
    const offered = (option: string) => ({
      place: "never[0]",
      id: "scenario.offered",
      params: { seat: "red", asked: "pick", at: "", option },
    });
    expect(findingsOf(["pick"], [], { never: [{ offered: "green" }] })).toEqual([offered("green")]);
    expect(findingsOf(["pick"], [], { never: [{ offered: "word/green" }] })).toEqual([offered("word/green")]);
    expect(findingsOf(["pick"], [], { never: [{ offered: "pink" }] })).toEqual([]);
    expect(findingsOf(["pick"], [], { never: [{ seat: "blue", offered: "green" }] })).toEqual([]);
  });
});
