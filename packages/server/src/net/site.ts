/** Serves the client's pages. The server knows nothing about the client except the folder it was built into. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import files from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Preview } from "./preview.ts";

const PLAIN = fileURLToPath(new URL("../../public", import.meta.url));
const INDEX = "index.html";

/** Paths that are never pages: a missing file there is an error. */
const NO_PAGE = /^\/(api|healthz|metrics)(\/|$)/;

/** Sends the client's page for one of its own paths, such as `/t/abc`; false for other paths. */
export type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;

/** Serves the folder with the built client, or a plain page if there is none, under this path. */
export async function addSite(
  app: FastifyInstance,
  folder: string | undefined,
  path: string,
  preview: Preview,
): Promise<SendPage> {
  const isBuilt = folder !== undefined && existsSync(join(folder, INDEX));
  const root = isBuilt ? folder : PLAIN;
  const assets = join(root, "assets") + sep;
  const page = pageUnder(readFileSync(join(root, INDEX), "utf8"), path);
  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    const head = await preview(request);
    const html = head === undefined ? page : page.replace("</head>", () => `${head}</head>`);
    const etag = `"${createHash("sha256").update(html).digest("base64url")}"`;
    reply.headers({ "cache-control": "no-cache", etag });
    if (head !== undefined) reply.header("vary", "Accept-Language");
    if (request.headers["if-none-match"] === etag) return reply.code(304).send();
    return reply.type("text/html; charset=utf-8").send(html);
  };
  for (const url of ["/", `/${INDEX}`]) app.get(url, async (request, reply) => send(request, reply));
  await app.register(files, {
    root,
    preCompressed: true,
    cacheControl: false,
    index: false,
    // The page is made above.
    allowedPath: (name) => name !== `/${INDEX}`,
    // Names of files in `assets` contain a digest of their contents.
    setHeaders: (reply, name) => {
      reply.header("cache-control", name.startsWith(assets) ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
  return async (request, reply) => {
    if (!isBuilt || !isPage(request)) return false;
    await send(request, reply);
    return true;
  };
}

/** The page with its addresses under the path: those of its files, and the one that tells the client where it is. */
function pageUnder(html: string, path: string): string {
  return html
    .replaceAll(/(src|href)="\.\//g, `$1="${path}/`)
    .replace('<meta name="path" content=""', `<meta name="path" content="${path}"`);
}

function isPage({ method, url }: FastifyRequest): boolean {
  const [path] = url.split("?");
  const name = path.slice(path.lastIndexOf("/") + 1);
  return (method === "GET" || method === "HEAD") && !NO_PAGE.test(path) && !name.includes(".");
}
