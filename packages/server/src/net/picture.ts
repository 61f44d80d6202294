/** The picture of an invitation, as messengers show it beside a link. */
import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { renderAsync } from "@resvg/resvg-js";
import type { Invitation } from "./invitation.ts";

export const PICTURE = { width: 1200, height: 630 } as const;

/** So many pictures are kept; they are drawn again when a table changes. */
const KEPT = 60;
/** So many are drawn at a time; the others wait. */
const AT_ONCE = 2;

const FONTS = [
  import.meta.resolve("dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf"),
  import.meta.resolve("dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf"),
].map((address) => fileURLToPath(address));

/** Letters of the bold face are about so wide, measured in their height. */
const WIDE = 0.6;
const ROOM = 1040;

/** Draws pictures, each once as long as it is remembered. */
export class Pictures {
  readonly #kept = new Map<string, Promise<Buffer>>();
  #drawing = 0;
  readonly #waiting: (() => void)[] = [];

  of(invitation: Invitation): Promise<Buffer> {
    const svg = drawing(invitation);
    const key = createHash("sha256").update(svg).digest("base64url");
    const known = this.#kept.get(key);
    if (known !== undefined) return known;
    const picture = this.#draw(svg);
    this.#kept.set(key, picture);
    picture.catch(() => this.#kept.delete(key));
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return picture;
  }

  async #draw(svg: string): Promise<Buffer> {
    if (this.#drawing >= AT_ONCE) await new Promise<void>((go) => this.#waiting.push(go));
    this.#drawing++;
    try {
      const font = { fontFiles: FONTS, loadSystemFonts: true, defaultFontFamily: "DejaVu Sans" };
      return (await renderAsync(svg, { font })).asPng();
    } finally {
      this.#drawing--;
      this.#waiting.shift()?.();
    }
  }
}

const STARS = Array.from({ length: 90 }, (_, i) => {
  const [x, y] = [(i * 397 + 83) % PICTURE.width, (i * i * 61 + 131) % PICTURE.height];
  return `<circle cx="${x}" cy="${y}" r="${0.8 + (i % 3) * 0.5}" fill="#dce6ff" opacity="${0.2 + (i % 5) * 0.12}"/>`;
}).join("");

/** A gate, aimed, as on the sign of Hypergate, among stars. */
const GATE = `<g fill="none" stroke="#f3e9d2" stroke-linecap="round" stroke-linejoin="round" transform="translate(1010 425) scale(7.5)">
<circle r="17" stroke-width="1.8" stroke-dasharray="78 29" transform="rotate(-38)"/>
<circle r="12.6" stroke-width=".5" stroke-opacity=".45" stroke-dasharray="1 2.6"/>
<path d="M-9 9L11 -11M11 -11l-8 1.5M11 -11l-1.5 8" stroke-width="1.8"/></g>`;

function drawing({ title, lines }: Invitation): string {
  const size = Math.max(40, Math.min(66, Math.floor(ROOM / (longestOf(halves(title)) * WIDE))));
  const head = halves(title).map((part, i) => line(part, 150 + i * (size + 12), size, 700, "#eef0f7"));
  const from = 150 + halves(title).length * (size + 12) + 34;
  const rest = lines.map((text, i) => line(text, from + i * 54, i === 0 ? 38 : 33, i === 0 ? 700 : 400, "#b9c1d8"));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PICTURE.width} ${PICTURE.height}" width="${PICTURE.width}" height="${PICTURE.height}">
<defs><radialGradient id="night" cx=".3" cy=".55" r=".9"><stop offset="0" stop-color="#1a2547"/><stop offset=".8" stop-color="#0c1222"/></radialGradient></defs>
<rect width="100%" height="100%" fill="url(#night)"/>${STARS}${GATE}${head.join("")}${rest.join("")}
${line("Hypergate", PICTURE.height - 56, 30, 700, "#97a1bd")}</svg>`;
}

/** Long words are cut where the room ends. */
function line(text: string, y: number, size: number, weight: number, fill: string): string {
  const most = Math.floor((weight === 700 ? ROOM : ROOM * 0.7) / (size * WIDE)) + 2;
  const letters = [...text];
  const shown = letters.length > most ? `${letters.slice(0, most - 1).join("")}…` : text;
  return `<text x="72" y="${y}" font-family="DejaVu Sans" font-stretch="condensed" font-size="${size}" font-weight="${weight}" fill="${fill}">${escaped(shown)}</text>`;
}

/** A title in one line, or in two of about the same length. */
function halves(title: string): readonly string[] {
  const words = title.split(" ");
  if (title.length < 22 || words.length < 2) return [title];
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")]);
  return cuts.reduce((best, cut) => (longestOf(cut) < longestOf(best) ? cut : best));
}

function longestOf(parts: readonly string[]): number {
  return Math.max(...parts.map((part) => [...part].length));
}

/** Text inside XML, also between the quotation marks of an attribute. */
export function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
