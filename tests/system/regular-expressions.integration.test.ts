import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseAst } from "vite";
import { expect, test } from "vitest";

/*
 * Every regular expression of the product grows at most linearly with the text (RELIABILITY, "Patterns that blow up"). The
 * literals are read from the sources; those that are put together are recorded while their modules are loaded and used, and
 * each place that puts some together must have been recorded. Each meets texts that are made from its own letters, words and kinds of letters, since those are what it can be kept busy with.
 */

const root = path.resolve(import.meta.dirname, "../..");
type Expression = { source: string; flags: string; where: string };

const sources = ["app", "platform"].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|fixture)\.tsx?$/.test(name))
    .map((name) => path.join(folder, name)),
);

/** The literals of a source, and the places (`file:line`) where it puts expressions together. */
function expressionsIn(where: string): { literals: Expression[]; makes: string[] } {
  const code = readFileSync(path.join(root, where), "utf8");
  const literals: Expression[] = [];
  const makes: string[] = [];
  const look = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    if (Array.isArray(node)) {
      for (const part of node) look(part);
      return;
    }
    const { type, regex, callee, start } = node as {
      type?: string;
      start?: number;
      regex?: { pattern: string; flags: string };
      callee?: { name?: string };
    };
    if (type === "Literal" && regex) literals.push({ source: regex.pattern, flags: regex.flags, where });
    if (callee?.name === "RegExp") makes.push(`${where}:${code.slice(0, start).split("\n").length}`);
    for (const part of Object.values(node)) look(part);
  };
  look(parseAst(code, { lang: where.endsWith("x") ? "tsx" : "ts" }));
  return { literals, makes };
}

/** What is put together while this is done. */
async function recorded(act: () => Promise<void>): Promise<Expression[]> {
  const made: Expression[] = [];
  const real = globalThis.RegExp;
  globalThis.RegExp = new Proxy(real, {
    construct(target, [pattern, flags]: [string | RegExp, string | undefined]) {
      const one = new target(pattern, flags);
      // Who made it, not who called a library that did.
      const maker = new Error().stack
        ?.split("\n")
        .find((line) => line.includes("/") && !line.includes(import.meta.filename));
      const [, where] = /\/((?:app|platform)\/[\w./-]+\.tsx?:\d+)/.exec(maker ?? "") ?? [];
      if (where) made.push({ source: one.source, flags: one.flags, where });
      return one;
    },
  });
  try {
    await act();
  } finally {
    globalThis.RegExp = real;
  }
  return made;
}

/** One letter of each kind that an expression may ask for. */
const kinds = ["a", "A", "8", " ", "\n", ".", "@", "-", ",", "/", ":", "(", "'", "ñ", "<"];

/** What keeps an expression busy, repeated: its own letters and words, alone and two by two. */
function seedsFor({ source }: Expression): string[] {
  const plain = source.replace(/\\[pPux]\{[^}]*\}|\\u[0-9a-f]{4}|\\[bBdDsSwWnrtv]/gi, " ");
  const words = [...new Set(plain.match(/\p{L}{2,}/gu) ?? [])].slice(0, 24).map((word) => `${word} `);
  const letters = [...new Set(plain.match(/[^\p{L}\s\\|?*+()[\]{}^$]/gu) ?? [])].slice(0, 6);
  const atoms = [...new Set([...kinds, ...letters])];
  const pairs = atoms.flatMap((one) => atoms.filter((other) => other !== one).map((other) => one + other));
  return [...atoms, ...words, ...pairs];
}

/** Repeated, with an end that most expressions refuse: what is refused is tried in all ways. */
const textOf = (seed: string, length: number) =>
  `${seed.repeat(Math.ceil(length / seed.length)).slice(0, length)}\n!`;

/** How long it takes, in milliseconds; of some tries the shortest, since the rest of the machine only adds to it. */
function timeOf(expression: RegExp, text: string, tries: number): number {
  let shortest = Number.POSITIVE_INFINITY;
  for (let done = 0; done < tries; done += 1) {
    expression.lastIndex = 0;
    const [begun, before] = [performance.now(), process.threadCpuUsage()];
    if (expression.global) text.replace(expression, "");
    else expression.test(text);
    const took = performance.now() - begun;
    const { user, system } = process.threadCpuUsage(before);
    // What takes longer than its turn on a busy machine also waits; for less, this count is too coarse.
    shortest = Math.min(shortest, took > 20 ? (user + system) / 1_000 : took);
  }
  return shortest;
}

/** Faster than this for 4,000 letters, in milliseconds, nothing that grows worse than linearly can be. */
const certainlyFast = 1;
const lengths = [500, 1_000, 2_000, 4_000];
/** Eight times the text is eight times the work, or sixty-four times and more. */
const tooMuch = 24;

/** The time of a short text is what a busy machine distorts most, and what costs least to take again. */
const triesFor = (length: number) => (length <= 500 ? 15 : 3);

/** The times of all lengths, where they grow too fast in every round; on a busy machine a single round is no proof. */
function growth(expression: RegExp, seed: string): number[] | undefined {
  const times = lengths.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < 8; round += 1) {
    for (const [place, length] of lengths.entries())
      times[place] = Math.min(times[place] ?? 0, timeOf(expression, textOf(seed, length), triesFor(length)));
    if (Number(times.at(-1)) <= Math.max(certainlyFast, tooMuch * Number(times[0]))) return undefined;
  }
  return times;
}

/** The text that an expression takes more and more time for, with the times; undefined where there is none. */
function slowOn(one: Expression): string | undefined {
  const expression = new RegExp(one.source, one.flags);
  for (const seed of seedsFor(one)) {
    // What grows worse is already slow here, and is not waited for at its full length.
    if (timeOf(expression, textOf(seed, 1_000), 1) < certainlyFast / 16) continue;
    if (timeOf(expression, textOf(seed, 2_000), 1) < certainlyFast / 4) continue;
    const [short = 0, middle = 0] = [500, 2_000].map((length) =>
      timeOf(expression, textOf(seed, length), triesFor(length)),
    );
    if (middle < (tooMuch / 4) * short) continue;
    const times = growth(expression, seed);
    if (times) return `${JSON.stringify(seed)}: ${times.map((time) => time.toFixed(2)).join(", ")} ms`;
  }
  return undefined;
}

test.each([
  ["an address", "[^\\s<>()]+@[^\\s<>()]+\\.\\p{L}+", "giu"],
  ["blanks before an end", "\\s+$", ""],
  ["two repetitions of the same", "^a*a*$", ""],
  ["a word and another much later", "will .*won", ""],
])("the measure finds what grows worse than linearly: %s", (_, source, flags) => {
  expect(slowOn({ source, flags, where: "" })).toBeDefined();
});

test("every regular expression of the product grows at most linearly with the text", async () => {
  const found = sources.map((where) => ({ where, ...expressionsIn(where) }));
  const made = await recorded(async () => {
    for (const { where, makes } of found) if (makes.length > 0) await import(path.join(root, where));
    // With all that puts some together by another module's function.
    await import("#app/server/http.server.ts");
    const { termsIn } = await import("#app/support/translation/rules/preserved-facts.ts");
    termsIn("El colmado de la esquina", [{ term: "colmado" }, { term: "de la esquina" }]);
  });
  const places = new Set(made.map(({ where }) => where));
  expect(found.flatMap(({ makes }) => makes).filter((place) => !places.has(place))).toEqual([]);
  const all = new Map<string, Expression>();
  for (const one of [...found.flatMap(({ literals }) => literals), ...made])
    all.set(`/${one.source}/${one.flags}`, one);
  const slow = [...all].flatMap(([text, one]) => {
    const how = slowOn(one);
    return how ? [`${one.where} ${text.slice(0, 200)} on ${how}`] : [];
  });
  console.info(
    `${all.size} regular expressions, ${made.length} of them put together: ${slow.length} grow too fast`,
  );
  expect(slow).toEqual([]);
  expect(all.size).toBeGreaterThan(400);
}, 600_000);
