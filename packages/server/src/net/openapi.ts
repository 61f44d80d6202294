/** The OpenAPI document, made from the list of routes. */
import { z } from "zod";
import type { Route } from "./routes.ts";

const ERROR = {
  type: "object",
  properties: {
    error: {
      type: "object",
      properties: { id: { type: "string" }, params: { type: "object" }, text: { type: "string" } },
      required: ["id", "params", "text"],
    },
  },
};

export function openapi(routes: readonly Route[]): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const one of routes) {
    paths[one.path] ??= {};
    paths[one.path][one.method.toLowerCase()] = operation(one);
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Hypergate",
      version: "1",
      description: "Tables, results and export. Play is over /api/socket, see PROTOCOL.md.",
    },
    components: { securitySchemes: { cookie: { type: "apiKey", in: "cookie", name: "hypergate" } } },
    paths,
  };
}

function operation(one: Route): object {
  const body = schemaOf(one.body);
  const json = (schema: object) => ({ "application/json": { schema } });
  return {
    summary: one.summary,
    ...(one.open ? {} : { security: [{ cookie: [] }] }),
    parameters: [...parametersOf(one.params, "path"), ...parametersOf(one.query, "query")],
    ...(one.method === "GET" ? {} : { requestBody: { content: json(body) } }),
    responses: {
      200: { description: "done", content: json({ type: "object" }) },
      default: { description: "refused; nothing changed", content: json(ERROR) },
    },
  };
}

interface JsonSchema {
  readonly properties?: Readonly<Record<string, object>>;
  readonly required?: readonly string[];
}

function schemaOf(type: z.ZodType): JsonSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(type, { io: "input", unrepresentable: "any" });
  return schema as JsonSchema;
}

function parametersOf(type: z.ZodType, place: "path" | "query"): object[] {
  const { properties = {}, required = [] } = schemaOf(type);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema,
  }));
}
