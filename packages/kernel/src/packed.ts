/** A trace as text that goes into a file or a store: JSON, compressed, in base64. Works in browsers and in Node. */
import type { Trace } from "./trace.ts";

export function packTrace(trace: Trace): Promise<string> {
  return packText(JSON.stringify(trace));
}

/** The same for a trace that is JSON already. */
export async function packText(json: string): Promise<string> {
  const bytes = await piped(new TextEncoder().encode(json), new CompressionStream("gzip"));
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

/** Throws if the text is no trace. */
export async function unpackTrace(text: string): Promise<Trace> {
  const packed = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const bytes = await piped(packed, new DecompressionStream("gzip"));
  const trace = JSON.parse(new TextDecoder().decode(bytes)) as Trace;
  if (!Array.isArray(trace.points) || !Array.isArray(trace.events)) throw new Error("this is no trace");
  return trace;
}

async function piped(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(through)).arrayBuffer());
}
