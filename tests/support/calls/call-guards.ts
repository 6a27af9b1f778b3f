// Reads from the source what each call runs, and whether that begins with an access check.
import { readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "vite";

type Node = { type: string; start: number; end: number; [key: string]: unknown };
type Module = {
  file: string;
  text: string;
  body: Node[];
  /** Local name → file and exported name. */
  imports: Map<string, { file: string; name: string }>;
};

type Guard = (text: string) => boolean;
const guards = /\b(?:requireStaff|requireVendor|mayEditVendor|mayOpenAccount)\(/;
const modules = new Map<string, Module>();

/** The calls that a file declares: address, caller, and whether the function they run begins with a guard. */
export function declaredCalls(file: string) {
  const module = moduleOf(file);
  return [...within(module.body)].filter(isCallDeclaration).map(({ arguments: [definition] }) => {
    const fields = new Map(
      ((definition?.properties ?? []) as Node[]).map((one) => [nameOf(one.key), one.value as Node]),
    );
    const written = (field: string) => String(fields.get(field)?.value ?? "");
    const run = fields.get("handler") ?? fields.get("prepare") ?? fields.get("respond");
    const address = fields.get("path");
    return {
      method: written("method"),
      permission: written("permission"),
      path: address ? module.text.slice(address.start + 1, address.end - 1) : "",
      caller: written("caller"),
      allowsMissingSecondStep: written("allowsMissingSecondStep") === "true",
      isGuarded: run !== undefined && isGuarded(module, run),
      /** Whether the function itself names a permission: a page's loader runs it without the call. */
      isGuardedBy: (permission: string) =>
        run !== undefined &&
        isGuarded(module, run, (text) => text.includes(`requireStaff(ctx, "${permission}")`)),
    };
  });
}

/** Whether a function, or the one an identifier names, checks its caller in its first statement. */
function isGuarded(
  module: Module,
  node: Node,
  isGuard: Guard = (text) => guards.test(text),
  depth = 0,
): boolean {
  if (depth > 6) return false;
  if (node.type === "Identifier") return isGuardedByName(module, String(node.name), isGuard, depth);
  const first = firstStatement(node);
  if (isGuard(module.text.slice(first.start, first.end))) return true;
  return [...within(first)].some(
    (one) => one.type === "CallExpression" && isGuardedByName(module, nameOf(one.callee), isGuard, depth),
  );
}

function isGuardedByName(module: Module, name: string, isGuard: Guard, depth: number): boolean {
  const own = [...within(module.body)].find(
    (one) => one.type === "FunctionDeclaration" && nameOf(one.id) === name,
  );
  if (own) return isGuarded(module, own, isGuard, depth + 1);
  const from = module.imports.get(name);
  return from !== undefined && isGuardedByName(moduleOf(from.file), from.name, isGuard, depth + 1);
}

/** For an inline handler its whole body is searched. */
function firstStatement({ type, body }: Node): Node {
  const { body: statements } = body as { body?: Node[] };
  return (type === "FunctionDeclaration" && statements?.[0]) || (body as Node);
}

function isCallDeclaration(node: Node): node is Node & { arguments: Node[] } {
  return node.type === "CallExpression" && nameOf(node.callee) === "call";
}

function nameOf(node: unknown): string {
  return String((node as { name?: string } | null)?.name ?? "");
}

function* within(node: unknown): Generator<Node> {
  if (Array.isArray(node)) for (const one of node) yield* within(one);
  else if (node && typeof node === "object") {
    if ("type" in node) yield node as Node;
    for (const child of Object.values(node)) yield* within(child);
  }
}

function moduleOf(file: string): Module {
  const known = modules.get(file);
  if (known) return known;
  const text = readFileSync(file, "utf8");
  const { program, module } = parseSync(file, text);
  const imports = new Map(
    module.staticImports.flatMap(({ moduleRequest, entries }) =>
      entries.map(({ importName, localName }) => [
        localName.value,
        { file: resolve(file, moduleRequest.value), name: importName.name ?? "" },
      ]),
    ),
  );
  const ours = [...imports].filter(([, from]) => /^(app|platform)\//.test(from.file));
  const read = { file, text, body: program.body as unknown as Node[], imports: new Map(ours) };
  modules.set(file, read);
  return read;
}

function resolve(from: string, request: string): string {
  return request.startsWith(".")
    ? path.posix.join(path.posix.dirname(from), request)
    : request.replace("#", "");
}
