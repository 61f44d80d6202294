import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { secretFor } from "./secret.ts";

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), "hypergate-secret-"));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}

test("a given secret is used as it is, unless it is too short", () => {
  expect(secretFor("nowhere", "s".repeat(32))).toBe("s".repeat(32));
  expect(() => secretFor("nowhere", "s".repeat(31))).toThrow("HYPERGATE_SECRET needs at least 32 characters");
});

test("otherwise one is made beside the data, for its owner only, and kept", () => {
  const data = folder();
  const secret = secretFor(data, undefined);
  expect(Buffer.from(secret, "base64url")).toHaveLength(32);
  expect(statSync(join(data, "secret")).mode & 0o777).toBe(0o600);
  expect(secretFor(data, undefined)).toBe(secret);
  expect(secretFor(folder(), undefined)).not.toBe(secret);
});

test("a file with too little in it is not used", () => {
  const data = folder();
  writeFileSync(join(data, "secret"), `${"s".repeat(31)}\n`);
  expect(() => secretFor(data, undefined)).toThrow("holds no usable secret");
  writeFileSync(join(data, "secret"), `${"s".repeat(32)}\n`);
  expect(secretFor(data, undefined)).toBe("s".repeat(32));
});
