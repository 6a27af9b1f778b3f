import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";

/**
 * The domains, in the order in which they may know each other: each may import those before it, never those
 * after. What must go the other way goes as a job or an event.
 */
const domains = [
  "ui",
  "finding",
  "packages",
  "desk",
  "audit",
  "notifications",
  "contact",
  "leads",
  "vendors",
  "moderation",
  "bookings",
  "reviews",
  "vendor-accounts",
  "vendor-applications",
  "local-vendors",
  "dispatch",
  "community",
  "safety",
  "knowledge",
  "assistant",
  "translation",
  "chat",
  "people",
  "today",
  "services",
  "partners",
  "terms",
  "navigation",
  "staff-accounts",
  "admin",
  "home",
  "document",
];

/** Rooms of a domain, from the ground up; a room may use those below it and its own. */
const rooms = ["contract", "table", "policy", "act", "screen"] as const;

/** The only files that may touch the environment; the embedded database's only hand it on to its programs. */
const readsEnvironment = new Set([
  "platform/config.server.ts",
  "platform/database/embedded-cluster.server.ts",
  "platform/database/embedded-lock.server.ts",
  "commands/command.ts",
  "commands/admin.ts",
  "server.ts",
  "start.js",
  "app/routes.ts",
]);

type Source = {
  file: string;
  text: string;
  imports: { to: string; typeOnly: boolean }[];
  functions: { name: string; lines: number; component: boolean }[];
};

const files = globSync(["app/**/*.{ts,tsx}", "platform/**/*.{ts,tsx}", "commands/*.ts", "*.{js,ts}"]).filter(
  (file) => !/\.(test|d)\.tsx?$/.test(file) && !/\.config\.ts$/.test(file),
);
const sources = new Map(files.map((file) => [file, readSource(file)]));

test("every import leads to a file that exists, so the rules below see them all", () => {
  const lost = all().flatMap(({ file, imports }) =>
    imports.filter(({ to }) => isOurs(to) && !sources.has(to)).map(({ to }) => `${file} → ${to}`),
  );
  expect(lost.filter((line) => !/\.css|\.json|\+types|virtual:/.test(line))).toEqual([]);
  expect(files.length).toBeGreaterThan(80);
});

test("imports make no circle", () => {
  const state = new Map<string, "open" | "done">();
  const circles: string[] = [];
  const visit = (file: string, trail: string[]) => {
    if (state.get(file) === "done") return;
    if (state.get(file) === "open") {
      circles.push([...trail.slice(trail.indexOf(file)), file].join(" → "));
      return;
    }
    state.set(file, "open");
    for (const { to, typeOnly } of sources.get(file)?.imports ?? [])
      if (!typeOnly) visit(to, [...trail, file]);
    state.set(file, "done");
  };
  for (const file of files) visit(file, []);
  expect(circles).toEqual([]);
});

test("imports run one way: platform, ui, then the domains in their order, then the site", () => {
  const wrong = edges().filter(([from, to]) => {
    if (from.startsWith("platform/")) return !to.startsWith("platform/");
    const [mine, theirs] = [domains.indexOf(domainOf(from) ?? ""), domains.indexOf(domainOf(to) ?? "")];
    if (domainOf(from) === "ui") return !to.startsWith("platform/") && domainOf(to) !== "ui";
    return mine >= 0 && (theirs > mine || to === "server.ts" || /^app\/[^/]+$/.test(to));
  });
  expect(wrong.map((edge) => edge.join(" → "))).toEqual([]);
});

test("every domain folder has its place in the order", () => {
  const folders = new Set(files.map(domainOf).filter((name) => name !== undefined));
  expect([...folders].filter((name) => !domains.includes(name))).toEqual([]);
});

test("within a domain imports run upwards: contract, table, policy, act, screen", () => {
  const wrong = edges().filter(([from, to]) => {
    if (!domainOf(from) || !domainOf(to) || domainOf(to) === "ui") return false;
    return rooms.indexOf(roomOf(to)) > rooms.indexOf(roomOf(from));
  });
  expect(wrong.map((edge) => edge.join(" → "))).toEqual([]);
});

test("a contract knows zod and other contracts, nothing else", () => {
  const wrong = all()
    .filter(({ file }) => domainOf(file) !== undefined && path.basename(file) === "contract.ts")
    .flatMap(({ file, imports }) =>
      imports
        .filter(({ to }) => to !== "zod" && path.basename(to) !== "contract.ts")
        .map(({ to }) => `${file} → ${to}`),
    );
  expect(wrong).toEqual([]);
});

test("another domain's screens are its own", () => {
  const wrong = edges().filter(
    ([from, to]) =>
      to.endsWith("-page.tsx") && domainOf(from) !== undefined && domainOf(from) !== domainOf(to),
  );
  expect(wrong.map((edge) => edge.join(" → "))).toEqual([]);
});

test("a domain knows nothing of Hono, and only the configuration knows the environment", () => {
  const hono = all().filter(
    ({ file, imports }) => domainOf(file) && imports.some(({ to }) => /^(hono|@hono)(\/|$)/.test(to)),
  );
  expect(hono.map(({ file }) => file)).toEqual([]);
  const environment = all().filter(
    ({ file, text }) => /process\.env\b/.test(text) && !readsEnvironment.has(file),
  );
  expect(environment.map(({ file }) => file)).toEqual([]);
});

test("nothing is called utils, helpers or common, and no file only passes others on", () => {
  expect(files.filter((file) => /\b(utils?|helpers?|common)\b/.test(file))).toEqual([]);
  expect(files.filter((file) => /(^|\/)index\.tsx?$/.test(file))).toEqual([]);
});

test("files stay under 400 lines, functions under 60, components under 120", () => {
  // Also those that the rules about imports do not read: the tests and the tools.
  const everywhere = globSync(["{app,platform,tests,bench,supply,commands,pictures}/**/*.{ts,tsx}"]);
  expect(everywhere.length).toBeGreaterThan(files.length + 100);
  const tooLong = everywhere.filter((file) => readFileSync(file, "utf8").trimEnd().split("\n").length > 400);
  expect(tooLong).toEqual([]);
  const long = all()
    .filter(({ text }) => text.split("\n").length > 400)
    .map(({ file }) => file);
  expect(long).toEqual([]);
  const longFunctions = all().flatMap(({ file, functions }) =>
    functions
      .filter(({ lines, component }) => lines > (component ? 120 : 60))
      .map(({ name, lines }) => `${file}: ${name} has ${lines} lines`),
  );
  expect(longFunctions).toEqual([]);
});

function all(): Source[] {
  return [...sources.values()];
}

function edges(): [string, string][] {
  return all().flatMap(({ file, imports }) =>
    imports.filter(({ to }) => isOurs(to)).map(({ to }): [string, string] => [file, to]),
  );
}

function isOurs(target: string): boolean {
  return /^(app|platform)\//.test(target) || target === "server.ts";
}

function domainOf(file: string): string | undefined {
  return /^app\/([^/]+)\//.exec(file)?.[1];
}

function roomOf(file: string): (typeof rooms)[number] {
  const name = path.basename(file);
  if (name === "contract.ts") return "contract";
  if (name === "table.server.ts") return "table";
  if (name === "policy.ts") return "policy";
  return /\.server\.tsx?$/.test(name) && name !== "api.server.ts"
    ? "act"
    : name.endsWith("-page.tsx") || name === "api.server.ts"
      ? "screen"
      : "act";
}

function readSource(file: string): Source {
  const text = readFileSync(file, "utf8");
  const { program, module } = parseSync(file, text);
  const at = (start: number) => text.slice(0, start).split("\n").length;
  const imports = module.staticImports.map((one) => ({
    to: resolve(file, one.moduleRequest.value),
    typeOnly:
      text.slice(one.start, one.end).startsWith("import type") ||
      (one.entries.length > 0 && one.entries.every((entry) => entry.isType)),
  }));
  const dynamic = module.dynamicImports.map((one) => ({
    to: resolve(file, text.slice(one.moduleRequest.start + 1, one.moduleRequest.end - 1)),
    typeOnly: true,
  }));
  const functions: Source["functions"] = [];
  walk(program as unknown as Node, (node, name) => {
    if (!/^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type)) return;
    functions.push({
      name,
      lines: at(node.end) - at(node.start) + 1,
      component: file.endsWith(".tsx") && /^[A-Z]/.test(name),
    });
  });
  return { file, text, imports: [...imports, ...dynamic], functions };
}

function resolve(from: string, request: string): string {
  if (request.startsWith(".")) return path.posix.join(path.posix.dirname(from), request);
  return request.startsWith("#") ? request.slice(1) : request;
}

type Node = { type: string; start: number; end: number; [key: string]: unknown };

/** Visits every node, with the name that the nearest declaration gives it. */
function walk(node: Node, visit: (node: Node, name: string) => void, name = "") {
  const own =
    (node.id as { name?: string } | null | undefined)?.name ??
    (node.key as { name?: string } | undefined)?.name;
  visit(node, own ?? name);
  for (const [key, child] of Object.entries(node)) {
    if (key === "id" || key === "key") continue;
    for (const one of Array.isArray(child) ? child : [child]) {
      if (one && typeof one === "object" && "type" in one) {
        walk(
          one as Node,
          visit,
          node.type === "VariableDeclarator" || node.type === "Property"
            ? (own ?? name)
            : node.type.includes("Function")
              ? ""
              : (own ?? name),
        );
      }
    }
  }
}
