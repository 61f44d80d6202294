import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { secretFor } from "./secret.ts";
import { keptBeside } from "./store/kept.ts";

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), "hypergate-secret-"));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}

const beside = (data: string) => async (name: string, value: () => string) => keptBeside(data, name, value);

test("a given secret is used as it is, unless it is too short", async () => {
  expect(await secretFor(beside("nowhere"), "s".repeat(32))).toBe("s".repeat(32));
  await expect(secretFor(beside("nowhere"), "s".repeat(31))).rejects.toThrow(
    "HYPERGATE_SECRET needs at least 32 characters",
  );
});

test("otherwise one is made beside the data, for its owner only, and kept", async () => {
  const data = folder();
  const secret = await secretFor(beside(data), undefined);
  expect(Buffer.from(secret, "base64url")).toHaveLength(32);
  expect(statSync(join(data, "secret")).mode & 0o777).toBe(0o600);
  expect(await secretFor(beside(data), undefined)).toBe(secret);
  expect(await secretFor(beside(folder()), undefined)).not.toBe(secret);
});

test("a file with too little in it is not used", async () => {
  const data = folder();
  writeFileSync(join(data, "secret"), `${"s".repeat(31)}\n`);
  await expect(secretFor(beside(data), undefined)).rejects.toThrow("holds no usable secret");
  writeFileSync(join(data, "secret"), `${"s".repeat(32)}\n`);
  expect(await secretFor(beside(data), undefined)).toBe("s".repeat(32));
});
