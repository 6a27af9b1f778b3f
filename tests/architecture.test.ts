import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";

/**
 * Whose tables a module's server code may read, besides its own: foreign keys and joins. A new pair needs a reason;
 * a call that the other module's `public.server.ts` exports is better.
 */
const tablesRead: Record<string, string[]> = {
  "clients/bookings": ["marketplace/vendors", "staff/outbox"],
  "clients/reviews": ["clients/bookings", "marketplace/vendors"],
  "marketplace/accounts": ["marketplace/moderation", "marketplace/vendors", "staff/outbox"],
  "marketplace/applications": ["marketplace/vendors"],
  "marketplace/dispatch": ["marketplace/local-vendors", "staff/outbox"],
  "marketplace/local-vendors": ["marketplace/vendors"],
  "marketplace/moderation": ["marketplace/vendors"],
  "staff/calendar": ["clients/bookings", "clients/leads"],
  "staff/finder": ["marketplace/vendors", "staff/people"],
  "staff/outbox": ["staff/audit"],
  "staff/reports": ["clients/bookings", "clients/contact", "clients/leads", "support/chat", "support/safety"],
  "staff/setup": ["clients/leads", "marketplace/vendors", "support/community"],
  "staff/templates": [
    "clients/bookings",
    "clients/contact",
    "clients/leads",
    "marketplace/applications",
    "support/chat",
    "support/safety",
  ],
  "staff/work-queue": [
    "clients/bookings",
    "clients/contact",
    "clients/leads",
    "clients/reviews",
    "marketplace/applications",
    "marketplace/local-vendors",
    "marketplace/moderation",
    "marketplace/vendors",
    "staff/outbox",
    "support/chat",
    "support/community",
    "support/safety",
  ],
  "support/chat": ["staff/audit", "staff/outbox"],
  "support/community": ["marketplace/moderation"],
};

/** The only files that may touch the environment; the embedded database's only hand it on to its programs. */
const readsEnvironment = new Set([
  "platform/config/config.server.ts",
  "platform/embedded-postgres/cluster.server.ts",
  "platform/embedded-postgres/lock.server.ts",
  "commands/command.ts",
  "commands/admin.ts",
  "server.ts",
  "start.js",
  "app/routes.ts",
]);

/**
 * `platform/http` asks `platform/auth` who is calling. The one way back: guesses are counted by the rate limits, and
 * hashes are queued by network, both of which stand in `http/`.
 */
const signInUsesHttp = new Set([
  "platform/auth/limit-guesses.server.ts → platform/http/limits.server.ts",
  "platform/auth/hashing.server.ts → platform/http/connections/client-address.server.ts",
]);

type Source = {
  file: string;
  text: string;
  imports: { to: string; typeOnly: boolean }[];
  functions: { name: string; lines: number; component: boolean }[];
  /** Where the tables come from that it changes. */
  writes: string[];
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
  expect(circlesOf(new Map(files.map((file) => [file, new Set(loadedBy(file))])))).toEqual([]);
});

test("nor do the folders of platform/", () => {
  const folders = new Map<string, Set<string>>();
  const named = new Set<string>();
  for (const file of files.filter((one) => folderOfPlatform(one) !== undefined)) {
    for (const to of loadedBy(file)) {
      const [mine, theirs] = [folderOfPlatform(file), folderOfPlatform(to)];
      if (mine === undefined || theirs === undefined || mine === theirs) continue;
      if (signInUsesHttp.has(`${file} → ${to}`)) named.add(`${file} → ${to}`);
      else folders.set(mine, (folders.get(mine) ?? new Set()).add(theirs));
    }
  }
  expect(folders.size).toBeGreaterThan(10);
  expect(circlesOf(folders)).toEqual([]);
  expect(named).toEqual(signInUsesHttp);
});

test("a module reads the tables of those that are named for it, and no others", () => {
  const read = new Map<string, Set<string>>();
  for (const [from, to] of edges()) {
    const [mine, theirs] = [moduleOf(from), moduleOf(to)];
    if (!mine || !theirs || mine === theirs || path.basename(to) !== "schema.server.ts") continue;
    read.set(mine, (read.get(mine) ?? new Set()).add(theirs));
  }
  expect(Object.fromEntries([...read].map(([mine, all]) => [mine, [...all].sort()]))).toEqual(tablesRead);
});

test("a module writes its own tables only", () => {
  const modules = all().filter(({ file }) => moduleOf(file));
  const wrong = modules.flatMap(({ file, writes }) =>
    writes.filter((to) => moduleOf(to) && moduleOf(to) !== moduleOf(file)).map((to) => `${file} → ${to}`),
  );
  expect(modules.flatMap(({ writes }) => writes).length).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});

test("a contract knows zod, other contracts and their values, pure rules, the time zone and the roles, nothing else", () => {
  const wrong = all()
    .filter(({ file }) => moduleOf(file) !== undefined && path.basename(file) === "contract.ts")
    .flatMap(({ file, imports }) =>
      imports
        .filter(
          ({ to }) =>
            to !== "zod" &&
            !/(^|\/)(contract|values|desk-record)\.ts$|\/rules\/[^/]+\.ts$|\/(santo-domingo|permissions)\.ts$/.test(
              to,
            ),
        )
        .map(({ to }) => `${file} → ${to}`),
    );
  expect(wrong).toEqual([]);
});

test("a module knows nothing of Hono, and only the configuration knows the environment", () => {
  // `hono/html` only escapes; it knows no requests.
  const hono = all().filter(
    ({ file, imports }) =>
      moduleOf(file) && imports.some(({ to }) => /^(hono|@hono)(\/|$)/.test(to) && to !== "hono/html"),
  );
  expect(hono.map(({ file }) => file)).toEqual([]);
  const environment = all().filter(
    ({ file, text }) => /process\.env\b/.test(text) && !readsEnvironment.has(file),
  );
  expect(environment.map(({ file }) => file)).toEqual([]);
});

test("nothing is called utils, helpers or common, and no file only passes others on", () => {
  expect(files.filter((file) => /(^|\/)(utils?|helpers?|common)[./]/.test(file))).toEqual([]);
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

test("no folder holds more than 20 files", () => {
  const everywhere = globSync("{app,platform,tests,bench,supply,commands,pictures}/**/*.*");
  const folders = Object.groupBy(everywhere, (file) => path.dirname(file));
  expect(Object.keys(folders).length).toBeGreaterThan(80);
  expect(Object.keys(folders).filter((folder) => (folders[folder]?.length ?? 0) > 20)).toEqual([]);
});

/** Every circle of a graph that a walk from each node meets, as "a → b → a". */
function circlesOf(graph: Map<string, Set<string>>): string[] {
  const state = new Map<string, "open" | "done">();
  const circles: string[] = [];
  const visit = (node: string, trail: string[]) => {
    if (state.get(node) === "done") return;
    if (state.get(node) === "open") {
      circles.push([...trail.slice(trail.indexOf(node)), node].join(" → "));
      return;
    }
    state.set(node, "open");
    for (const next of graph.get(node) ?? []) visit(next, [...trail, node]);
    state.set(node, "done");
  };
  for (const node of graph.keys()) visit(node, []);
  return circles;
}

function loadedBy(file: string): string[] {
  return (sources.get(file)?.imports ?? []).filter(({ typeOnly }) => !typeOnly).map(({ to }) => to);
}

/** "platform/http" for a file of it or of its folders, "platform" for the files directly there. */
function folderOfPlatform(file: string): string | undefined {
  return /^platform(?=\/[^/]+$)|^platform\/[^/]+/.exec(file)?.[0];
}

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

function moduleOf(file: string): string | undefined {
  return /^app\/((?:site|clients|marketplace|support|staff)\/[^/]+)\//.exec(file)?.[1];
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
  const tables = new Map(
    module.staticImports.flatMap((one) =>
      one.entries.map((entry) => [entry.localName.value, resolve(file, one.moduleRequest.value)]),
    ),
  );
  const functions: Source["functions"] = [];
  const writes: string[] = [];
  walk(program as unknown as Node, (node, name) => {
    const changed = changedTable(node);
    if (changed && tables.get(changed)?.endsWith("/schema.server.ts")) writes.push(tables.get(changed) ?? "");
    if (!/^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type)) return;
    functions.push({
      name,
      lines: at(node.end) - at(node.start) + 1,
      component: file.endsWith(".tsx") && /^[A-Z]/.test(name),
    });
  });
  return { file, text, imports: [...imports, ...dynamic], functions, writes };
}

function resolve(from: string, request: string): string {
  if (request.startsWith(".")) return path.posix.join(path.posix.dirname(from), request);
  return request.startsWith("#") ? request.slice(1) : request;
}

type Node = { type: string; start: number; end: number; [key: string]: unknown };

/** The table in `db.insert(table)`, `transition(ctx, table, …)` and the like. */
function changedTable(node: Node): string | undefined {
  const { callee, arguments: args } = node as Node & {
    callee?: Node;
    arguments?: (Node & { name?: string })[];
  };
  const name = ((callee?.property ?? callee) as { name?: string } | undefined)?.name ?? "";
  if (callee?.type === "MemberExpression" && /^(insert|update|delete)$/.test(name)) return args?.[0]?.name;
  return callee?.type === "Identifier" && /^(transition|assign|release)$/.test(name)
    ? args?.[1]?.name
    : undefined;
}

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
