import { expect, test } from "vitest";
import { type Box, nibOf, placeNote, shared } from "./placing.ts";

const room = { left: 0, top: 44, right: 1280, bottom: 720 };
const note = { width: 500, height: 120 };
const hand: Box = { left: 200, top: 560, right: 1080, bottom: 720 };
const prompt: Box = { left: 0, top: 490, right: 1280, bottom: 555 };

function standing(target: Box | undefined, keepFree: readonly Box[]): Box {
  const boxes = [...(target === undefined ? [] : [target]), ...keepFree];
  const { x, y } = placeNote({ room, note, target, keepFree: boxes.map((box) => ({ box, weight: 10 })) });
  return { left: x, top: y, right: x + note.width, bottom: y + note.height };
}

test("the note stands inside the window, near its target, and covers neither it nor the prompt", () => {
  const target: Box = { left: 478, top: 560, right: 585, bottom: 700 };
  const box = standing(target, [prompt, hand]);
  for (const free of [target, prompt, hand]) expect(shared(box, free)).toBe(0);
  expect(box.left).toBeGreaterThanOrEqual(0);
  expect(box.bottom).toBeLessThanOrEqual(prompt.top);
  expect(Math.abs((box.left + box.right) / 2 - 531)).toBeLessThan(60);
});

test("a target in a corner is pointed to from beside it, without a target the note stands in the middle", () => {
  const target: Box = { left: 10, top: 60, right: 200, bottom: 160 };
  const box = standing(target, [prompt]);
  expect(shared(box, target)).toBe(0);
  expect(Math.max(box.left - target.right, box.top - target.bottom)).toBeLessThan(80);
  expect(standing(undefined, []).left).toBeCloseTo(390, -1);
});

test("where everything is taken the note covers what matters least", () => {
  const all = { left: 0, top: 0, right: 1280, bottom: 720 };
  const target: Box = { left: 0, top: 44, right: 1280, bottom: 400 };
  const keepFree = [
    { box: all, weight: 1 },
    { box: target, weight: 50 },
  ];
  expect(placeNote({ room, note, target, keepFree }).y).toBeGreaterThanOrEqual(target.bottom);
});

test("the nib goes from edge to edge, and there is none where the note lies on its target", () => {
  const box: Box = { left: 320, top: 300, right: 820, bottom: 420 };
  expect(nibOf(box, { left: 500, top: 560, right: 560, bottom: 700 })).toEqual([530, 420, 530, 560]);
  expect(nibOf(box, { left: 900, top: 340, right: 990, bottom: 380 })).toEqual([820, 360, 900, 360]);
  expect(nibOf(box, { left: 500, top: 320, right: 560, bottom: 360 })).toBeUndefined();
});
