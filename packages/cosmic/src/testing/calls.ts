/**
 * Reads from the source which messages the rules use: every question, every event, every refusal, every word that can be
 * chosen, and the parameters that go with them.
 *
 * A question is an object with `kind`, `key`, `who` and `source`, or with `key` and a spread for the rest; an event is a
 * call of `tell`. Where an id or its parameters are parameters of the function around, all calls of that function are
 * read in its place, and so on outwards. An expression that has its value only at run time must be listed, by its text.
 */
import { globSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";
import { parseAst } from "vitest/node";

/** One place in the source that uses a message. */
export interface Mention {
  readonly id: string;
  /** Parameters everybody gets, and parameters that only some get. */
  readonly params: ReadonlySet<string>;
  readonly privately: ReadonlySet<string>;
  readonly where: string;
}

const KINDS = ["questions", "events", "refusals", "words"] as const;
type Kind = (typeof KINDS)[number];

/** What the source uses, and the expressions that could not be made out. */
export interface Found extends Readonly<Record<Kind, readonly Mention[]>> {
  readonly unclear: readonly string[];
}

/** What expressions may stand for that are only known at run time, by their text. */
export type Listed = Readonly<Record<string, readonly string[]>>;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/** A function or a file: what is declared in it, and what is around it. */
interface Scope {
  readonly file: string;
  readonly source: string;
  readonly outer: Scope | undefined;
  readonly name: string | undefined;
  readonly params: readonly Node[];
  readonly consts: Map<string, Node>;
  readonly returns: Node[];
  /** Of a file: what it imports, by the name it has there, as `file#name`. */
  readonly imports: Map<string, string>;
}

/** An expression, where it stands, and the calls of the functions around it that are being followed. */
interface Place {
  readonly node: Node | undefined;
  readonly scope: Scope;
  readonly calls: Calls;
}
type Calls = ReadonlyMap<Scope, Place>;

/** All that was read from the files; functions are named `file#name`. */
interface Sources {
  readonly places: readonly Place[];
  readonly callsOf: ReadonlyMap<string, readonly Place[]>;
  readonly functions: ReadonlyMap<string, Scope>;
  readonly listed: Listed;
}

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const NOT_RULES = /\.test\.ts$|\/testing\/|\/texts\/|\/rulebook\/|\/text\.ts$/;
const NO_CALLS: Calls = new Map();
const DEEPEST = 8;

/** Thrown where an expression depends on how the function around it is called. */
class NeedsCaller {
  readonly scope: Scope;
  constructor(scope: Scope) {
    this.scope = scope;
  }
}

/** Thrown where an expression cannot be made out. */
class Unclear {
  readonly place: Place;
  constructor(place: Place) {
    this.place = place;
  }
}

export function readMentions(listed: Listed): Found {
  const sources = readSources(listed);
  const unclear = new Set<string>();
  const found: Record<Kind, Mention[]> = { questions: [], events: [], refusals: [], words: [] };
  for (const place of sources.places) {
    const site = siteOf(place.node as Node);
    if (site === undefined) continue;
    const read = (calls: Calls): Mention[] => {
      const at = (node: Node | undefined): Place => ({ ...place, node, calls });
      const ids = stringsOf(sources, at(site.id));
      if (ids.length === 0) return [];
      const params = new Set(paramsOf(sources, at(site.params)));
      const privately = new Set(paramsOf(sources, at(site.privately), true));
      const where = whereIs([...calls.values()].at(-1) ?? place);
      return ids.map((id) => ({ id: site.kind === "words" ? asWord(id) : id, params, privately, where }));
    };
    found[site.kind].push(...follow(sources, NO_CALLS, read, unclear));
  }
  return { ...found, unclear: [...unclear].sort() };
}

/** Reads something, if need be once for every call of the functions around it. */
function follow(sources: Sources, calls: Calls, read: (calls: Calls) => Mention[], unclear: Set<string>): Mention[] {
  try {
    return read(calls);
  } catch (problem) {
    if (problem instanceof Unclear) {
      unclear.add(`${whereIs(problem.place)} ${textOf(problem.place)}`);
      return [];
    }
    if (!(problem instanceof NeedsCaller)) throw problem;
    const { scope } = problem;
    if (calls.size > DEEPEST) return [];
    const callers = sources.callsOf.get(fullName(scope, scope.name ?? "")) ?? [];
    return callers.flatMap((call) => follow(sources, new Map(calls).set(scope, call), read, unclear));
  }
}

interface Site {
  readonly kind: Kind;
  readonly id: Node | undefined;
  readonly params?: Node | undefined;
  readonly privately?: Node | undefined;
}

/** What makes a node the use of a message. */
function siteOf(node: Node): Site | undefined {
  if (node.type === "CallExpression") {
    const name = (node.callee as Node).name;
    const args = node.arguments as Node[];
    if (name === "tell") return { kind: "events", id: args[1], params: args[2], privately: args[3] };
    if (name === "refuse") return { kind: "refusals", id: args[0], params: args[1] };
    if (name === "askWord") return { kind: "words", id: args[4] };
  }
  if (node.type === "ObjectExpression") {
    const fields = fieldsOf(node);
    const [key, id, params] = [fields.get("key"), fields.get("id"), fields.get("params")];
    const spreads = (node.properties as Node[]).some(({ type }) => type === "SpreadElement");
    if (key !== undefined && (spreads || ["kind", "who", "source"].every((field) => fields.has(field))))
      return { kind: "questions", id: key, params };
    if (params !== undefined && typeof id?.value === "string" && id.value.startsWith("refused."))
      return { kind: "refusals", id, params };
  }
  if (node.type === "Literal" && typeof node.value === "string" && /^word\/./.test(node.value))
    return { kind: "words", id: node };
  if (node.type === "TemplateLiteral" && textsOf(node)[0].startsWith("word/")) return { kind: "words", id: node };
  return undefined;
}

function asWord(word: string): string {
  return word.startsWith("word/") ? word : `word/${word}`;
}

function readSources(listed: Listed): Sources {
  const places: Place[] = [];
  const callsOf = new Map<string, Place[]>();
  const functions = new Map<string, Scope>();
  for (const file of globSync("{cosmic,kernel}/src/**/*.ts", { cwd: ROOT }).sort()) {
    if (NOT_RULES.test(`/${file}`)) continue;
    const source = readFileSync(ROOT + file, "utf8");
    const top = newScope(file, source, undefined, undefined, []);
    const enter = (node: Node, scope: Scope) => {
      places.push({ node, scope, calls: NO_CALLS });
      const callee = node.type === "CallExpression" ? (node.callee as Node) : undefined;
      if (callee?.type !== "Identifier") return;
      const name = fullName(scope, callee.name as string);
      callsOf.set(name, [...(callsOf.get(name) ?? []), { node, scope, calls: NO_CALLS }]);
    };
    const program = parseAst(source, { lang: "ts" }) as unknown as Node;
    for (const node of childrenOf(program)) if (node.type === "ImportDeclaration") noteImports(node, top);
    visit(program, top, enter, functions);
  }
  return { places, callsOf, functions, listed };
}

function newScope(
  file: string,
  source: string,
  outer: Scope | undefined,
  name: string | undefined,
  params: readonly Node[],
): Scope {
  return { file, source, outer, name, params, consts: new Map(), returns: [], imports: outer?.imports ?? new Map() };
}

function noteImports(node: Node, { file, imports }: Scope): void {
  const from = (node.source as Node).value as string;
  const target = from.startsWith(".") ? posix.join(posix.dirname(file), from) : from;
  for (const { imported, local } of node.specifiers as Record<string, Node>[])
    if (imported !== undefined) imports.set(local.name as string, `${target}#${imported.name}`);
}

/** The function a name stands for in a file: its own, or the one it imports. */
function fullName({ file, imports }: Scope, name: string): string {
  return imports.get(name) ?? `${file}#${name}`;
}

/** Calls `enter` for every node with the function it stands in. */
function visit(
  root: Node,
  scope: Scope,
  enter: (node: Node, scope: Scope) => void,
  functions: Map<string, Scope>,
): void {
  declare(root, scope);
  const walk = (node: Node): void => {
    for (const child of childrenOf(node)) {
      if (isFunction(child)) {
        const name = nameOfFunction(child, node);
        const inner = newScope(scope.file, scope.source, scope, name, child.params as Node[]);
        if (name !== undefined) functions.set(fullName(scope, name), inner);
        visit(child, inner, enter, functions);
      } else {
        enter(child, scope);
        walk(child);
      }
    }
  };
  walk(root);
}

/** Notes the constants and the results of a function, or of a file. */
function declare(node: Node, scope: Scope): void {
  if (node.type === "ArrowFunctionExpression" && node.expression === true) scope.returns.push(node.body as Node);
  for (const child of childrenOf(node)) {
    if (child.type === "VariableDeclarator" && isNode(child.init) && (child.id as Node).type === "Identifier")
      scope.consts.set((child.id as Node).name as string, child.init);
    if (child.type === "ReturnStatement" && isNode(child.argument)) scope.returns.push(child.argument);
    if (!isFunction(child)) declare(child, scope);
  }
}

function nameOfFunction(node: Node, parent: Node): string | undefined {
  const id = isNode(node.id) ? node.id : parent.type === "VariableDeclarator" ? (parent.id as Node) : undefined;
  return id?.name as string | undefined;
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && typeof (value as { type?: unknown }).type === "string";
}

function isFunction(node: Node): boolean {
  return ["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"].includes(node.type);
}

/** What a node is made of, types left out. */
function childrenOf(node: Node): Node[] {
  const children = Object.values(node).flat().filter(isNode);
  return children.filter(({ type }) => !type.startsWith("TS") || /^TS(As|Satisfies)Expression$/.test(type));
}

function fieldsOf(node: Node): Map<string, Node> {
  const fields = new Map<string, Node>();
  for (const field of node.properties as Node[])
    if (field.type === "Property" && field.computed !== true) fields.set(keyOf(field), field.value as Node);
  return fields;
}

function keyOf(field: Node): string {
  const { name, value } = field.key as Node;
  return String(name ?? value);
}

function textsOf(template: Node): string[] {
  return (template.quasis as Node[]).map((quasi) => (quasi.value as { cooked: string }).cooked);
}

/** Where the value of a name comes from. */
function lookUp(place: Place): Place {
  const name = place.node?.name as string;
  for (let scope: Scope | undefined = place.scope; scope !== undefined; scope = scope.outer) {
    const init = scope.consts.get(name);
    if (init !== undefined) return { ...place, node: init, scope };
    const index = scope.params.findIndex(
      (param) => param.name === name || (param.left as Node | undefined)?.name === name,
    );
    if (index < 0) continue;
    if (scope.name === undefined) throw new Unclear(place);
    const call = place.calls.get(scope);
    if (call === undefined) throw new NeedsCaller(scope);
    const args = (call.node as Node).arguments as Node[];
    const node = args[index] ?? (scope.params[index].right as Node | undefined);
    return { node, scope: call.scope, calls: new Map([...place.calls].filter(([one]) => one !== scope)) };
  }
  throw new Unclear(place);
}

/** The results of a function, with the call that is followed into it. */
function resultsOf(sources: Sources, place: Place, name: unknown): Place[] {
  const scope = sources.functions.get(fullName(place.scope, String(name)));
  if (scope === undefined || scope.returns.length === 0) throw new Unclear(place);
  const calls = new Map(place.calls).set(scope, place);
  return scope.returns.map((node) => ({ node, scope, calls }));
}

/** The strings an expression may stand for. */
function stringsOf(sources: Sources, place: Place): string[] {
  const { node } = place;
  if (node === undefined) return [];
  const listed = sources.listed[textOf(place)];
  if (listed !== undefined) return [...listed];
  const within = (part: unknown): string[] => stringsOf(sources, { ...place, node: part as Node });
  switch (node.type) {
    case "Literal":
      return [String(node.value)];
    case "ConditionalExpression":
      return [...within(node.consequent), ...within(node.alternate)];
    case "TSAsExpression":
    case "TSSatisfiesExpression":
      return within(node.expression);
    case "SpreadElement":
      return within(node.argument);
    case "ArrayExpression":
      return (node.elements as Node[]).flatMap(within);
    case "Identifier":
      return stringsOf(sources, lookUp(place));
    case "TemplateLiteral": {
      const texts = textsOf(node);
      return (node.expressions as Node[]).reduce(
        (starts, part, i) => starts.flatMap((start) => within(part).map((middle) => start + middle + texts[i + 1])),
        [texts[0]],
      );
    }
    case "CallExpression": {
      const callee = node.callee as Node;
      const method = (callee.property as Node | undefined)?.name;
      const [first] = node.arguments as Node[];
      if (callee.type === "Identifier")
        return resultsOf(sources, place, callee.name).flatMap((one) => stringsOf(sources, one));
      if (method === "filter") return within(callee.object);
      if (method === "map" && first.type === "Identifier")
        return resultsOf(sources, place, first.name).flatMap((one) => stringsOf(sources, one));
      throw new Unclear(place);
    }
    default:
      throw new Unclear(place);
  }
}

/** The names of the parameters an expression passes; of all seats together if it goes by seat. */
function paramsOf(sources: Sources, place: Place, bySeat = false): string[] {
  const { node } = place;
  if (node === undefined) return [];
  const within = (part: unknown, seats = bySeat): string[] =>
    paramsOf(sources, { ...place, node: part as Node }, seats);
  switch (node.type) {
    case "Identifier":
      return node.name === "undefined" ? [] : paramsOf(sources, lookUp(place), bySeat);
    case "ConditionalExpression":
      return [...within(node.consequent), ...within(node.alternate)];
    case "TSAsExpression":
      return within(node.expression);
    case "ObjectExpression":
      return (node.properties as Node[]).flatMap((field) => {
        if (field.type === "SpreadElement") return within(field.argument);
        return bySeat ? within(field.value, false) : [keyOf(field)];
      });
    case "CallExpression": {
      const pair = pairOfEntries(node);
      if (pair !== undefined && bySeat) return within(pair[1], false);
      const { name } = node.callee as Node;
      return resultsOf(sources, place, name).flatMap((one) => paramsOf(sources, one, bySeat));
    }
    default:
      throw new Unclear(place);
  }
}

/** `[key, value]` of `Object.fromEntries(list.map((one) => [key, value]))`. */
function pairOfEntries(node: Node): readonly Node[] | undefined {
  if (((node.callee as Node).property as Node | undefined)?.name !== "fromEntries") return undefined;
  const [mapped] = node.arguments as Node[];
  const [pairing] = (mapped?.arguments ?? []) as Node[];
  return (pairing?.body as Node | undefined)?.elements as Node[] | undefined;
}

function whereIs({ node, scope }: Place): string {
  const line = scope.source.slice(0, node?.start ?? 0).split("\n").length;
  return `packages/${scope.file}:${line}`;
}

function textOf({ node, scope }: Place): string {
  return scope.source.slice(node?.start ?? 0, node?.end ?? 0);
}
