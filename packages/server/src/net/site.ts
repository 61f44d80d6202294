/** The pages of a client. The server knows nothing of the client but the folder it was built into. */
import { existsSync } from "node:fs";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import files from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

const PLAIN = fileURLToPath(new URL("../../public", import.meta.url));
const INDEX = "index.html";

/** Paths that are never a page: what is not found there is an error. */
const NO_PAGE = /^\/(api|healthz|metrics)(\/|$)/;

/** Sends the page of the client for a path that is one of its own, such as `/t/abc`; false if it is none. */
export type SendPage = (request: FastifyRequest, reply: FastifyReply) => boolean;

/** Serves the folder with the built client, or a plain page as long as there is none. */
export async function addSite(app: FastifyInstance, folder: string | undefined): Promise<SendPage> {
  const isBuilt = folder !== undefined && existsSync(join(folder, INDEX));
  const root = isBuilt ? folder : PLAIN;
  const assets = join(root, "assets") + sep;
  await app.register(files, {
    root,
    preCompressed: true,
    cacheControl: false,
    // What lies in `assets` has a digest of its contents in its name.
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
