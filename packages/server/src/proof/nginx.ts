/** nginx as `deploy/` has it, on loopback in a folder of its own. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const DEPLOY = fileURLToPath(new URL("../../../../deploy", import.meta.url));

/** Installs a proxy from Debian if it is missing. */
export function installIfMissing(name: string): void {
  if (spawnSync(name, ["-v"]).error === undefined) return;
  console.log(`installing ${name}`);
  execFileSync("apt-get", ["install", "-y", "--no-install-recommends", name], { stdio: "inherit" });
}

/** An example with the names and ports of another place; every replacement must find something. */
export function example(file: string, changes: readonly (readonly [string, string])[]): string {
  let text = readFileSync(join(DEPLOY, file), "utf8");
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`${file} does not have ${from}`);
    text = text.replaceAll(from, to);
  }
  return text;
}

export function startNginx(home: string, config: string): ChildProcess {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${join(home, name)};`,
  );
  const whole = `daemon off; pid ${home}/nginx.pid; error_log ${home}/error.log; events {}
http { access_log off; ${temporary.join(" ")} ${config} }`;
  writeFileSync(join(home, "nginx.conf"), whole);
  return spawn("nginx", ["-p", home, "-c", join(home, "nginx.conf"), "-e", join(home, "error.log")], {
    stdio: "inherit",
  });
}

export async function stopProxy(proxy: ChildProcess): Promise<void> {
  if (proxy.exitCode !== null) return;
  const gone = once(proxy, "exit");
  proxy.kill("SIGTERM");
  await gone;
}
