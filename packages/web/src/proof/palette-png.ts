/** Pictures of 256 colours: a screenshot takes a third of the room, and nobody sees the difference. */
import { crc32, deflateSync, inflateSync } from "node:zlib";

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue of each pixel, row by row. */
  readonly rgb: Uint8Array;
}

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const COLOURS = 256;
/** Colours are told apart by so many bits of each channel. */
const BITS = 5;
const DROPPED = 8 - BITS;

export function withPalette(png: Buffer): Buffer {
  const { width, height, rgb } = decode(png);
  const { palette, indexOf } = reduce(rgb);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) rows[y * (width + 1) + x + 1] = indexOf[key(rgb, (y * width + x) * 3)];
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  const parts = [
    chunk("IHDR", head),
    chunk("PLTE", palette),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ];
  return Buffer.concat([SIGNATURE, ...parts]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** Reads a PNG as Chromium writes them: eight bits, with or without transparency, not interlaced. */
export function decode(png: Buffer): Pixels {
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  const channels = png[25] === 6 ? 4 : 3;
  const data: Buffer[] = [];
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    if (png.toString("latin1", at + 4, at + 8) === "IDAT") data.push(png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const bytes = unfilter(inflateSync(Buffer.concat(data)), width * channels, height, channels);
  const rgb = new Uint8Array(width * height * 3);
  for (let i = 0; i < width * height; i++) rgb.set(bytes.subarray(i * channels, i * channels + 3), i * 3);
  return { width, height, rgb };
}

/** Each row is stored as differences to what is left of it (a), above it (b), or both. */
function unfilter(raw: Buffer, stride: number, height: number, channels: number): Uint8Array {
  const out = new Uint8Array(stride * height);
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (stride + 1)];
    const row = y * stride;
    for (let x = 0; x < stride; x++) {
      const a = x < channels ? 0 : out[row + x - channels];
      const b = y === 0 ? 0 : out[row + x - stride];
      const c = x < channels || y === 0 ? 0 : out[row + x - stride - channels];
      out[row + x] = raw[y * (stride + 1) + 1 + x] + predicted(filter, a, b, c);
    }
  }
  return out;
}

function predicted(filter: number, a: number, b: number, c: number): number {
  switch (filter) {
    case 1:
      return a;
    case 2:
      return b;
    case 3:
      return (a + b) >> 1;
    case 4: {
      const [da, db, dc] = [Math.abs(b - c), Math.abs(a - c), Math.abs(a + b - 2 * c)];
      return da <= db && da <= dc ? a : db <= dc ? b : c;
    }
    default:
      return 0;
  }
}

function key(rgb: Uint8Array, at: number): number {
  return ((rgb[at] >> DROPPED) << (2 * BITS)) | ((rgb[at + 1] >> DROPPED) << BITS) | (rgb[at + 2] >> DROPPED);
}

/** Colours that are nearly the same, with their number and the sum of their channels. */
interface Bin {
  readonly key: number;
  readonly n: number;
  readonly sum: readonly [number, number, number];
}

/** Median cut: the box with the most to gain is divided where half of its pixels are on each side. */
function reduce(rgb: Uint8Array): { readonly palette: Buffer; readonly indexOf: Uint8Array } {
  const boxes: Bin[][] = [binsOf(rgb)];
  while (boxes.length < COLOURS) {
    const widest = boxes.reduce((one, other) => (worth(other) > worth(one) ? other : one));
    if (widest.length < 2) break;
    boxes.splice(boxes.indexOf(widest), 1, ...divided(widest));
  }
  const palette = Buffer.alloc(boxes.length * 3);
  const indexOf = new Uint8Array(1 << (3 * BITS));
  for (const [i, box] of boxes.entries()) {
    const n = box.reduce((sum, bin) => sum + bin.n, 0);
    for (const channel of [0, 1, 2])
      palette[i * 3 + channel] = Math.round(box.reduce((sum, bin) => sum + bin.sum[channel], 0) / n);
    for (const bin of box) indexOf[bin.key] = i;
  }
  return { palette, indexOf };
}

function binsOf(rgb: Uint8Array): Bin[] {
  const bins = new Map<number, { key: number; n: number; sum: [number, number, number] }>();
  for (let at = 0; at < rgb.length; at += 3) {
    const name = key(rgb, at);
    const bin = bins.get(name) ?? { key: name, n: 0, sum: [0, 0, 0] };
    bin.n++;
    for (const channel of [0, 1, 2]) bin.sum[channel] += rgb[at + channel];
    bins.set(name, bin);
  }
  return [...bins.values()];
}

const mean = (bin: Bin, channel: number) => bin.sum[channel] / bin.n;

function range(box: readonly Bin[], channel: number): number {
  const values = box.map((bin) => mean(bin, channel));
  return Math.max(...values) - Math.min(...values);
}

/** How much there is to gain by dividing a box: how far its colours are apart, and how many pixels have them. */
function worth(box: readonly Bin[]): number {
  if (box.length < 2) return 0;
  const n = box.reduce((sum, bin) => sum + bin.n, 0);
  return Math.max(...[0, 1, 2].map((channel) => range(box, channel))) * Math.sqrt(n);
}

function divided(box: readonly Bin[]): [Bin[], Bin[]] {
  const channel = [0, 1, 2].reduce((one, other) => (range(box, other) > range(box, one) ? other : one));
  const sorted = [...box].sort((one, other) => mean(one, channel) - mean(other, channel));
  const half = sorted.reduce((sum, bin) => sum + bin.n, 0) / 2;
  let seen = 0;
  const at = sorted.findIndex((bin) => (seen += bin.n) >= half);
  const cut = Math.min(Math.max(at, 1), sorted.length - 1);
  return [sorted.slice(0, cut), sorted.slice(cut)];
}
