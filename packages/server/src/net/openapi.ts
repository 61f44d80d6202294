/** The OpenAPI document, made from the routes, messages and frames of the wire. */
import { frame, message, ROUTES, type RouteSpec, refusedAnswer } from "@hypergate/wire";
import { z } from "zod";

export function openapi(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, spec] of Object.entries(ROUTES)) {
    const [method, path] = name.split(" ");
    paths[path] ??= {};
    paths[path][method.toLowerCase()] = operation(method, spec);
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Hypergate",
      version: "1",
      description:
        "Tables, results and export. Play is over /api/socket, see PROTOCOL.md: a client sends `Message`, the server `Frame`.",
    },
    components: {
      securitySchemes: {
        cookie: { type: "apiKey", in: "cookie", name: "hypergate" },
        operator: { type: "http", scheme: "bearer" },
      },
      schemas: { Message: schemaOf(message, "input"), Frame: schemaOf(frame, "output") },
    },
    paths,
  };
}

const nothing = z.object({});

function operation(method: string, spec: RouteSpec): object {
  const { summary, open, operator, params, query, body, answer } = spec;
  const security = operator ? [{ operator: [] }] : open ? undefined : [{ cookie: [] }];
  return {
    summary,
    ...(security === undefined ? {} : { security }),
    parameters: [...parametersOf(params, "path"), ...parametersOf(query, "query")],
    ...(method === "GET" ? {} : { requestBody: { content: json(body ?? nothing, "input") } }),
    responses: {
      200: { description: "done", content: json(answer, "output") },
      default: { description: "refused; nothing changed", content: json(refusedAnswer, "output") },
    },
  };
}

function json(type: z.ZodType, io: "input" | "output"): object {
  return { "application/json": { schema: schemaOf(type, io) } };
}

interface JsonSchema {
  readonly properties?: Readonly<Record<string, object>>;
  readonly required?: readonly string[];
}

function schemaOf(type: z.ZodType, io: "input" | "output"): JsonSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(type, { io, unrepresentable: "any" });
  return schema as JsonSchema;
}

function parametersOf(type: z.ZodType | undefined, place: "path" | "query"): object[] {
  const { properties = {}, required = [] } = schemaOf(type ?? nothing, "input");
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema,
  }));
}
