/** A lexical piece of TypeScript. White space is left out; comments are kept. */
export interface Token {
  readonly kind: "name" | "number" | "string" | "regex" | "mark" | "comment";
  /** The text of a name, number or mark; what is between the quotes or the comment marks of the others. */
  readonly text: string;
  readonly line: number;
  /** How many brackets of any kind are open before it. */
  readonly depth: number;
}

/** Words after which a slash begins a regular expression although they look like values. */
const BEFORE_REGEX = new Set([
  "return",
  "typeof",
  "case",
  "in",
  "of",
  "delete",
  "void",
  "throw",
  "new",
  "else",
  "do",
  "await",
]);
const NAME = /[\p{ID_Start}$_#@][\p{ID_Continue}$]*/uy;
const NUMBER = /(?:\d[\w.]*|\.\d[\w]*)/y;
const MARK = /\?\.(?!\d)|=>|\.\.\.|[=!]==?|\*\*|&&|\|\||\?\?|[<>]=|./suy;
const REGEX = /\/((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+)\/[a-z]*/y;

/** The index of the first unescaped `quote` from `from` on; for a template also of a `${`. */
function endOfText(source: string, from: number, quote: string): number {
  let end = from;
  while (end < source.length && source[end] !== quote) {
    if (quote === "`" && source.startsWith("${", end)) break;
    end += source[end] === "\\" ? 2 : 1;
  }
  return Math.min(end, source.length);
}

/** Whether a slash behind `last` begins a regular expression. */
function mayBeRegex(last: Token | undefined): boolean {
  if (last === undefined) return true;
  if (last.kind === "name") return BEFORE_REGEX.has(last.text);
  return last.kind === "mark" && last.text !== ")" && last.text !== "]" && last.text !== "}";
}

/**
 * Splits TypeScript (without JSX) into tokens. Each literal part of a template is a string token, and the code in its
 * `${}` is tokenized like any other. A slash is a division after a value and the start of a regular expression elsewhere.
 */
export function tokenize(source: string): Token[] {
  const tokens: Token[] = [];
  /** For each open bracket, whether it is the `${` of a template. */
  const open: boolean[] = [];
  let at = 0;
  let line = 1;
  let last: Token | undefined;

  /** Adds a token that ends before `end`, and goes on there. */
  function add(kind: Token["kind"], text: string, end: number, depth = open.length): void {
    const token: Token = { kind, text, line, depth };
    tokens.push(token);
    if (kind !== "comment") last = token;
    advance(end);
  }

  function advance(end: number): void {
    for (; at < end; at++) if (source[at] === "\n") line++;
  }

  function match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = at;
    return pattern.exec(source) ?? undefined;
  }

  /** Reads one literal part of a template, starting behind its opening mark. */
  function addTemplatePart(from: number): void {
    const end = endOfText(source, from, "`");
    const more = source.startsWith("${", end);
    add("string", source.slice(from, end), end + (more ? 2 : 1));
    if (more) open.push(true);
    // A value is expected in `${`, and a value has ended behind the closing quote.
    if (more) last = undefined;
  }

  function addMark(): void {
    const text = match(MARK)?.[0] ?? "";
    if (text === "}" && open.at(-1) === true) {
      open.pop();
      addTemplatePart(at + 1);
    } else if (text === ")" || text === "]" || text === "}") {
      open.pop();
      add("mark", text, at + 1);
    } else {
      add("mark", text, at + text.length);
      if (text === "(" || text === "[" || text === "{") open.push(false);
    }
  }

  if (source.startsWith("#!")) advance(endOfText(source, 0, "\n"));
  while (at < source.length) {
    const char = source[at];
    if (/\s/.test(char)) {
      advance(at + 1);
    } else if (source.startsWith("//", at)) {
      const end = source.indexOf("\n", at);
      const stop = end < 0 ? source.length : end;
      add("comment", source.slice(at + 2, stop), stop);
    } else if (source.startsWith("/*", at)) {
      const end = source.indexOf("*/", at + 2);
      const stop = end < 0 ? source.length : end;
      add("comment", source.slice(at + 2, stop), Math.min(stop + 2, source.length));
    } else if (char === '"' || char === "'") {
      const end = endOfText(source, at + 1, char);
      add("string", source.slice(at + 1, end), end + 1);
    } else if (char === "`") {
      addTemplatePart(at + 1);
    } else {
      const regex = char === "/" && mayBeRegex(last) ? match(REGEX) : undefined;
      const name = match(NAME);
      const number = match(NUMBER);
      if (regex !== undefined) add("regex", regex[1], at + regex[0].length);
      else if (name !== undefined) add("name", name[0], at + name[0].length);
      else if (number !== undefined) add("number", number[0], at + number[0].length);
      else addMark();
    }
  }
  return tokens;
}
