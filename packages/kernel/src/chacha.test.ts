import { expect, test } from "vitest";
import { chachaBlock } from "./chacha.ts";

/** Bytes as in the standard, as words. */
function words(hex: string): number[] {
  const bytes = Buffer.from(hex.replaceAll(/[^0-9a-f]/g, ""), "hex");
  return Array.from({ length: bytes.length / 4 }, (_, i) => bytes.readInt32LE(4 * i));
}

const KEY = "00 01 02 03 04 05 06 07 08 09 0a 0b 0c 0d 0e 0f 10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f";

test("the block of RFC 8439, section 2.3.2", () => {
  expect([...chachaBlock(words(KEY), 1, words("00 00 00 09 00 00 00 4a 00 00 00 00"))]).toEqual(
    words(`
      10 f1 e7 e4 d1 3b 59 15 50 0f dd 1f a3 20 71 c4 c7 d1 f4 c7 33 c0 68 03 04 22 aa 9a c3 d4 6c 4e
      d2 82 64 46 07 9f aa 09 14 c2 d7 05 d9 8b 02 a2 b5 12 9c d1 de 16 4e b9 cb d0 83 e8 a2 50 3c 4e`),
  );
});

test("the first two blocks of a key of zeros, RFC 8439, appendix A.1", () => {
  const zeros = new Array<number>(8).fill(0);
  expect([...chachaBlock(zeros, 0, [0, 0, 0])]).toEqual(
    words(`
      76 b8 e0 ad a0 f1 3d 90 40 5d 6a e5 53 86 bd 28 bd d2 19 b8 a0 8d ed 1a a8 36 ef cc 8b 77 0d c7
      da 41 59 7c 51 57 48 8d 77 24 e0 3f b8 d8 4a 37 6a 43 b8 f4 15 18 a1 1c c3 87 b6 69 b2 ee 65 86`),
  );
  expect([...chachaBlock(zeros, 1, [0, 0, 0])]).toEqual(
    words(`
      9f 07 e7 be 55 51 38 7a 98 ba 97 7c 73 2d 08 0d cb 0f 29 a0 48 e3 65 69 12 c6 53 3e 32 ee 7a ed
      29 b7 21 76 9c e6 4e 43 d5 71 33 b0 74 d8 39 d5 31 ed 1f 28 51 0a fb 45 ac e1 0a 1f 4b 79 4d 6f`),
  );
});
