/** Nets in files: whole numbers of 16 bits with one scale for each part, after a line that says what they fit. */
import { type Net, PARTS, SIZES } from "./net.ts";

const LARGEST = 32767;

/** The file of a net must fit the code that reads it. */
const HEAD = new TextEncoder().encode(`hypergate race net ${PARTS.map((part) => SIZES[part]).join(" ")}\n`);

export function packNet(net: Net): Uint8Array {
  const size = PARTS.reduce((sum, part) => sum + 4 + 2 * SIZES[part], HEAD.length);
  const bytes = new Uint8Array(size);
  const data = new DataView(bytes.buffer);
  bytes.set(HEAD);
  let at = HEAD.length;
  for (const part of PARTS) {
    const weights = net[part];
    let most = 1e-9;
    for (const weight of weights) most = Math.max(most, Math.abs(weight));
    data.setFloat32(at, most / LARGEST, true);
    const unit = data.getFloat32(at, true);
    at += 4;
    for (const weight of weights) {
      data.setInt16(at, Math.max(-LARGEST, Math.min(LARGEST, Math.round(weight / unit))), true);
      at += 2;
    }
  }
  return bytes;
}

export function unpackNet(bytes: Uint8Array): Net {
  if (HEAD.some((byte, i) => bytes[i] !== byte)) throw new Error("this net was made for other inputs");
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = HEAD.length;
  const parts = PARTS.map((part) => {
    const unit = data.getFloat32(at, true);
    at += 4;
    const weights = new Float32Array(SIZES[part]);
    for (let i = 0; i < weights.length; i++, at += 2) weights[i] = unit * data.getInt16(at, true);
    return [part, weights] as const;
  });
  return Object.fromEntries(parts) as unknown as Net;
}
