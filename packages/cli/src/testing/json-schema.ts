/** As much of JSON schema as the schema of scenario files uses. A word that is not known here is an error. */
import { isRecord } from "../files.ts";

type Json = Readonly<Record<string, unknown>>;
type Check = (given: unknown, value: unknown, schema: Json, root: Json) => boolean;

const all = (parts: unknown, check: (part: Json) => boolean): boolean => (parts as readonly Json[]).every(check);

const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  object: isRecord,
  array: Array.isArray,
  string: (value) => typeof value === "string",
  integer: Number.isInteger,
  boolean: (value) => typeof value === "boolean",
};

const CHECKS: Readonly<Record<string, Check>> = {
  $schema: () => true,
  $defs: () => true,
  title: () => true,
  description: () => true,
  type: (given, value) => TYPES[String(given)](value),
  const: (given, value) => given === value,
  enum: (given, value) => (given as readonly unknown[]).includes(value),
  minimum: (given, value) => Number(value) >= Number(given),
  pattern: (given, value) => new RegExp(String(given), "u").test(String(value)),
  items: (given, value, _, root) => !Array.isArray(value) || value.every((item) => isValid(given as Json, item, root)),
  properties: (given, value, _, root) =>
    !isRecord(value) ||
    Object.entries(given as Json).every(
      ([name, part]) => value[name] === undefined || isValid(part as Json, value[name], root),
    ),
  required: (given, value) =>
    !isRecord(value) || (given as readonly string[]).every((name) => value[name] !== undefined),
  additionalProperties: (given, value, schema, root) => {
    if (!isRecord(value)) return true;
    const others = Object.keys(value).filter((name) => !Object.hasOwn((schema.properties ?? {}) as Json, name));
    return given === false ? others.length === 0 : others.every((name) => isValid(given as Json, value[name], root));
  },
  propertyNames: (given, value, _, root) =>
    !isRecord(value) || Object.keys(value).every((name) => isValid(given as Json, name, root)),
  anyOf: (given, value, _, root) => (given as readonly Json[]).some((part) => isValid(part, value, root)),
  allOf: (given, value, _, root) => all(given, (part) => isValid(part, value, root)),
  if: (given, value, schema, root) => !isValid(given as Json, value, root) || isValid(schema.then as Json, value, root),
  $ref: (given, value, _, root) => {
    const name = String(given).replace("#/$defs/", "");
    return isValid((root.$defs as Json)[name] as Json, value, root);
  },
};

export function isValid(schema: Json, value: unknown, root: Json = schema): boolean {
  return Object.entries(schema).every(([name, given]) => {
    if (name === "then") return true;
    const check = CHECKS[name];
    if (check === undefined) throw new Error(`unknown word "${name}" in the schema`);
    return check(given, value, schema, root);
  });
}
