/**
 * The ChaCha20 block function (Bernstein; RFC 8439, section 2.3), as the base of a random generator that cannot be
 * foretold from its output. Words are 32 bits, as signed integers.
 */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];

/** The sixteen words of a block: `key` has eight words, `nonce` three. */
export function chachaBlock(key: readonly number[], counter: number, nonce: readonly number[]): Int32Array {
  const start = new Int32Array(16);
  for (let i = 0; i < 4; i++) start[i] = CONSTANTS[i];
  for (let i = 0; i < 8; i++) start[4 + i] = key[i];
  start[12] = counter;
  for (let i = 0; i < 3; i++) start[13 + i] = nonce[i];
  const x = new Int32Array(start);
  for (let round = 0; round < 10; round++) {
    quarter(x, 0, 4, 8, 12);
    quarter(x, 1, 5, 9, 13);
    quarter(x, 2, 6, 10, 14);
    quarter(x, 3, 7, 11, 15);
    quarter(x, 0, 5, 10, 15);
    quarter(x, 1, 6, 11, 12);
    quarter(x, 2, 7, 8, 13);
    quarter(x, 3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) x[i] += start[i];
  return x;
}

function quarter(x: Int32Array, a: number, b: number, c: number, d: number): void {
  x[a] += x[b];
  x[d] = turned(x[d] ^ x[a], 16);
  x[c] += x[d];
  x[b] = turned(x[b] ^ x[c], 12);
  x[a] += x[b];
  x[d] = turned(x[d] ^ x[a], 8);
  x[c] += x[d];
  x[b] = turned(x[b] ^ x[c], 7);
}

function turned(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}
