/** Another version of this repository in a folder of its own, ready to run without a network. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Failure } from "../failure.ts";

export const OWN_ROOT = fileURLToPath(new URL("../../../..", import.meta.url));

export interface Checkout {
  readonly root: string;
  /** The commit, written short. */
  readonly commit: string;
  readonly remove: () => void;
}

/** Writes a commit into a temporary folder. Packages of other people are those that are installed here. */
export function checkOut(name: string): Checkout {
  const commit = git("rev-parse", "--short", "--verify", `${name}^{commit}`).toString().trim();
  const root = mkdtempSync(join(tmpdir(), `hypergate-${commit}-`));
  const remove = () => rmSync(root, { recursive: true, force: true });
  try {
    const files = git("archive", "--format=tar", commit, "packages");
    const tar = spawnSync("tar", ["-x", "-C", root], { input: files });
    if (tar.status !== 0) throw new Failure(`cannot unpack ${commit}: ${tar.stderr}`);
    linkPackages(root);
  } catch (problem) {
    remove();
    throw problem;
  }
  return { root, commit, remove };
}

function git(...args: string[]): Buffer {
  const { status, stdout, stderr, error } = spawnSync("git", args, { cwd: OWN_ROOT, maxBuffer: 1 << 30 });
  if (status === 0) return stdout;
  throw new Failure(`git ${args[0]} failed, so there is nothing to measure against: ${error?.message ?? stderr}`);
}

function linkPackages(root: string): void {
  const [installed, modules] = [join(OWN_ROOT, "node_modules"), join(root, "node_modules")];
  mkdirSync(join(modules, "@hypergate"), { recursive: true });
  for (const name of readdirSync(installed))
    if (!name.startsWith(".") && name !== "@hypergate") symlinkSync(join(installed, name), join(modules, name));
  for (const name of readdirSync(join(root, "packages")))
    if (existsSync(join(root, "packages", name, "package.json")))
      symlinkSync(join(root, "packages", name), join(modules, "@hypergate", name));
}
