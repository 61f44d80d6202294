/** Pictures of a page, compared as an eye would: edges may be smoothed a little differently each time they are painted. */
import type { BrowserContext } from "playwright-core";

/** From so much in one colour on, of 255, a dot is another dot. */
const NOTICEABLE = 64;

/** How many dots of two pictures differ noticeably. Pictures of different sizes differ in all of them. */
export async function dotsThatDiffer(context: BrowserContext, one: Buffer, other: Buffer): Promise<number> {
  if (one.equals(other)) return 0;
  const page = await context.newPage();
  try {
    const pictures = [one, other].map((picture) => `data:image/png;base64,${picture.toString("base64")}`);
    return await page.evaluate(countDots, { pictures, noticeable: NOTICEABLE });
  } finally {
    await page.close();
  }
}

/** Runs inside a page, where pictures can be read. */
async function countDots({ pictures, noticeable }: { pictures: string[]; noticeable: number }): Promise<number> {
  const read = async (source: string) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const brush = canvas.getContext("2d") as OffscreenCanvasRenderingContext2D;
    brush.drawImage(image, 0, 0);
    return brush.getImageData(0, 0, image.width, image.height).data;
  };
  const [one, other] = await Promise.all(pictures.map(read));
  if (one.length !== other.length) return Math.max(one.length, other.length) / 4;
  const dots = new Set<number>();
  for (let i = 0; i < one.length; i++) if (Math.abs(one[i] - other[i]) >= noticeable) dots.add(i >> 2);
  return dots.size;
}
