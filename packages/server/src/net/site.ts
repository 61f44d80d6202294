/** Serves the client's pages. The server knows nothing about the client except the folder it was built into. */
import { existsSync } from "node:fs";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import files from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

const PLAIN = fileURLToPath(new URL("../../public", import.meta.url));
const INDEX = "index.html";

/** Paths that are never pages: a missing file there is an error. */
const NO_PAGE = /^\/(api|healthz|metrics)(\/|$)/;

/** Sends the client's page for one of its own paths, such as `/t/abc`; false for other paths. */
export type SendPage = (request: FastifyRequest, reply: FastifyReply) => boolean;

/** Serves the folder with the built client, or a plain page if there is none. */
export async function addSite(app: FastifyInstance, folder: string | undefined): Promise<SendPage> {
  const isBuilt = folder !== undefined && existsSync(join(folder, INDEX));
  const root = isBuilt ? folder : PLAIN;
  const assets = join(root, "assets") + sep;
  await app.register(files, {
    root,
    preCompressed: true,
    cacheControl: false,
    // Names of files in `assets` contain a digest of their contents.
    setHeaders: (reply, path) => {
      reply.header("cache-control", path.startsWith(assets) ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
  return (request, reply) => {
    if (!isBuilt || !isPage(request)) return false;
    reply.sendFile(INDEX);
    return true;
  };
}

function isPage({ method, url }: FastifyRequest): boolean {
  const [path] = url.split("?");
  const name = path.slice(path.lastIndexOf("/") + 1);
  return (method === "GET" || method === "HEAD") && !NO_PAGE.test(path) && !name.includes(".");
}
