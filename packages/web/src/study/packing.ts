/** Data as letters that a link may hold: JSON, compressed, in base64 for addresses. */

/** Bytes that unpacking may make: a short text must not become a gigabyte. */
const MOST_BYTES = 4_000_000;

export async function pack(value: unknown): Promise<string> {
  const stream = new Blob([JSON.stringify(value)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Throws if the letters were not made by `pack`, or stand for too much. */
export async function unpack(packed: string): Promise<unknown> {
  const text = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const decoder = new TextDecoder();
  let json = "";
  for (let size = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > MOST_BYTES) {
      await reader.cancel();
      throw new Error("too much");
    }
    json += decoder.decode(value, { stream: true });
  }
  return JSON.parse(json + decoder.decode()) as unknown;
}
