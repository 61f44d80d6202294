import { deflateSync, inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { withPalette } from "./palette-png.ts";

/** A picture of three by three pixels, with the filter of each row, as another program would write it. */
const RED = [200, 0, 0];
const SKY = [0, 100, 240];
const PIXELS = [RED, SKY, RED, SKY, SKY, RED, RED, RED, SKY];

function png(filters: readonly number[]): Buffer {
  const rows = filters.flatMap((filter, y) => [filter, ...row(filter, y)]);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(3, 0);
  head.writeUInt32BE(3, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.alloc(8),
    piece("IHDR", head),
    piece("IDAT", deflateSync(Buffer.from(rows))),
    piece("IEND", Buffer.alloc(0)),
  ]);
}

function row(filter: number, y: number): number[] {
  const at = (x: number, line: number, channel: number) => (x < 0 || line < 0 ? 0 : PIXELS[line * 3 + x][channel]);
  return [0, 1, 2].flatMap((x) =>
    [0, 1, 2].map((channel) => {
      const [left, above] = [at(x - 1, y, channel), at(x, y - 1, channel)];
      const base = [0, left, above, (left + above) >> 1][filter];
      return (at(x, y, channel) - base + 256) % 256;
    }),
  );
}

function piece(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)]);
}

function content(file: Buffer, type: string): Buffer {
  const at = file.indexOf(type);
  return file.subarray(at + 4, at + 4 + file.readUInt32BE(at - 4));
}

test("every pixel keeps its colour, however its row was stored", () => {
  const file = withPalette(png([1, 2, 3]));
  const palette = content(file, "PLTE");
  const rows = inflateSync(content(file, "IDAT"));
  const pixels = [0, 1, 2].flatMap((y) => [...rows.subarray(y * 4 + 1, y * 4 + 4)]);
  expect(palette).toHaveLength(6);
  expect(pixels.map((index) => [...palette.subarray(index * 3, index * 3 + 3)])).toEqual(PIXELS);
});
