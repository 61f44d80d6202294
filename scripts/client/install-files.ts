/** What a browser needs to install the client: a manifest in each language, and icons, drawn here. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { LANGUAGES, type Said } from "@hypergate/kernel";

const NAME = "Hypergate";
const DARK = "#070B16";

/** Sizes of icons; maskable ones reach to the edge, because systems cut them into their own form. */
const ICONS = [
  { name: "icon-192.png", size: 192, purpose: "any" },
  { name: "icon-512.png", size: 512, purpose: "any" },
  { name: "icon-maskable-512.png", size: 512, purpose: "maskable" },
  { name: "icon-180.png", size: 180, purpose: "maskable" },
] as const;

/** `about`: what the client is, in a sentence. */
export function writeInstallFiles(dist: string, about: Said): void {
  for (const { name, size, purpose } of ICONS) writeFileSync(join(dist, name), gatePng(size, purpose === "maskable"));
  for (const language of LANGUAGES) {
    const manifest = {
      name: NAME,
      short_name: NAME,
      description: about[language],
      lang: language,
      id: "./",
      start_url: "./",
      scope: "./",
      display: "standalone",
      background_color: DARK,
      theme_color: DARK,
      icons: [
        { src: "gate.svg", sizes: "any", type: "image/svg+xml" },
        ...ICONS.map(({ name, size, purpose }) => ({
          src: name,
          sizes: `${size}x${size}`,
          type: "image/png",
          purpose,
        })),
      ],
    };
    writeFileSync(join(dist, `manifest.${language}.webmanifest`), JSON.stringify(manifest));
  }
}

type Colour = readonly [red: number, green: number, blue: number];
const GROUND: Colour = [0x0c, 0x12, 0x22];
const LINE: Colour = [0xf3, 0xe9, 0xd2];

/** The drawing of `gate.svg` is 48 wide: a gate with a gap, and an arrow through it. */
const BOX = 48;
const HALF_LINE = 1.5;
const CORNER = 11;
const GATE = { middle: 24, radius: 17, from: -38, length: 78 } as const;
const ARROW: readonly (readonly [number, number, number, number])[] = [
  [15, 33, 35, 13],
  [35, 13, 27, 14.5],
  [35, 13, 33.5, 21],
];

/** The icon as PNG. A maskable one fills the square, and its drawing is smaller. */
function gatePng(size: number, isMaskable: boolean): Buffer {
  const pixels = Buffer.alloc(size * size * 4);
  const scale = BOX / size;
  const shrunk = isMaskable ? 1.3 : 1;
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const [px, py] = [(x + 0.5) * scale, (y + 0.5) * scale];
      const inner = (at: number) => (at - BOX / 2) * shrunk + BOX / 2;
      const line = covered((distanceToLines(inner(px), inner(py)) - HALF_LINE) / shrunk, scale);
      const ground = isMaskable ? 1 : covered(distanceToSquare(px, py), scale);
      const colour = GROUND.map((part, i) => Math.round(part + (LINE[i] - part) * line));
      pixels.set([...colour, Math.round(255 * ground)], (y * size + x) * 4);
    }
  return png(size, pixels);
}

/** How much of a pixel lies inside, by the distance of its middle from the edge. */
function covered(distance: number, pixel: number): number {
  return Math.min(1, Math.max(0, 0.5 - distance / pixel));
}

function distanceToSquare(x: number, y: number): number {
  const reach = BOX / 2 - CORNER;
  const dx = Math.max(0, Math.abs(x - BOX / 2) - reach);
  const dy = Math.max(0, Math.abs(y - BOX / 2) - reach);
  return Math.hypot(dx, dy) - CORNER;
}

function distanceToLines(x: number, y: number): number {
  return Math.min(distanceToGate(x, y), ...ARROW.map((line) => distanceToLine(x, y, line)));
}

/** The gate is an arc with round ends. */
function distanceToGate(x: number, y: number): number {
  const { middle, radius, from, length } = GATE;
  const turn = (Math.atan2(y - middle, x - middle) * 180) / Math.PI - from;
  const angle = ((turn % 360) + 360) % 360;
  const whole = ((length / radius) * 180) / Math.PI;
  if (angle <= whole) return Math.abs(Math.hypot(x - middle, y - middle) - radius);
  const end = (degrees: number) => {
    const at = ((from + degrees) * Math.PI) / 180;
    return Math.hypot(x - middle - radius * Math.cos(at), y - middle - radius * Math.sin(at));
  };
  return Math.min(end(0), end(whole));
}

function distanceToLine(x: number, y: number, [x1, y1, x2, y2]: (typeof ARROW)[number]): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const along = Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - x1 - along * dx, y - y1 - along * dy);
}

function png(size: number, pixels: Buffer): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  // Eight bits for each of red, green, blue and opacity.
  head.set([8, 6, 0, 0, 0], 8);
  const rows = Buffer.alloc(size * (size * 4 + 1));
  for (let y = 0; y < size; y++) pixels.copy(rows, y * (size * 4 + 1) + 1, y * size * 4, (y + 1) * size * 4);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc(body), body.length + 4);
  return framed;
}

function crc(bytes: Buffer): number {
  let value = ~0;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return ~value >>> 0;
}
