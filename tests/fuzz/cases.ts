import fc from "fast-check";
import type { z } from "zod";
import type { Call } from "#platform/http/calls/call.server.ts";
import { pathOf, validBody } from "../support/calls/every-call.ts";
import { anything, ofContract } from "./arbitrary.ts";

/** A request to a call: valid, nearly valid, or arbitrary. */
export type Case = {
  path: string;
  body: string | undefined;
  type: string;
  key: string | undefined;
  staff: boolean;
};

export function rightCase(one: Call): Case {
  const body = one.file ? "x" : one.body && JSON.stringify(validBody(one.path));
  return {
    path: pathOf(one.path),
    body: one.method === "GET" ? undefined : body,
    type: one.file?.types[0] ?? "application/json",
    key: undefined,
    staff: one.caller !== "anyone",
  };
}

/** The cases of a call. Its records must exist (`makeRecords`). */
export function casesOf(one: Call): fc.Arbitrary<Case> {
  return fc.record({
    path: fc.tuple(pathsOf(one), queriesOf(one.query)).map(([path, query]) => path + query),
    body: bodiesOf(one),
    type: fc.oneof(
      { weight: 30, arbitrary: fc.constant(one.file?.types[0] ?? "application/json") },
      fc.constantFrom("text/plain", "application/json;charset=latin1", "application/xml"),
    ),
    key: fc.option(fc.oneof(fc.uuid(), fc.stringMatching(/^[\x20-\x7e]{0,300}$/)), { nil: undefined }),
    staff: fc.boolean().map((not) => !not || one.caller !== "anyone"),
  });
}

function pathsOf({ path, params }: Call): fc.Arbitrary<string> {
  const known = fc.constant(pathOf(path));
  if (!params) return known;
  const word = fc.oneof(fc.integer(), fc.string({ minLength: 1, maxLength: 80 })).map(String);
  const other = fc.array(word, { minLength: 4, maxLength: 4 }).map((words) => {
    let next = 0;
    return path.replace(/:\w+/g, () => encodeURIComponent(words[next++] ?? "1"));
  });
  return fc.oneof({ weight: 4, arbitrary: known }, other);
}

function queriesOf(query: z.ZodObject | undefined): fc.Arbitrary<string> {
  if (!query) return fc.constant("");
  return ofContract(query).map((values) => {
    const words = Object.entries(values).filter(([, value]) => value !== undefined && value !== null);
    return `?${new URLSearchParams(words.map(([name, value]) => [name, asWord(value)]))}`;
  });
}

function asWord(value: unknown): string {
  return (typeof value === "string" ? value : JSON.stringify(value)).toWellFormed().slice(0, 2_000);
}

function bodiesOf(one: Call): fc.Arbitrary<string | undefined> {
  if (one.method === "GET") return fc.constant(undefined);
  if (one.file) return fc.string({ unit: "binary", maxLength: 2_000 });
  if (!one.body) return fc.constantFrom(undefined, "", "{}");
  const whole = validBody(one.path);
  const shapes = [one.body, one.orBody].filter((shape) => shape !== undefined).map(ofContract);
  const made = fc.oneof(...shapes);
  const text = (value: unknown) => JSON.stringify(value);
  return fc.oneof(
    {
      weight: 6,
      arbitrary: fc.tuple(made, fc.nat()).map(([other, at]) => text(oneChanged(whole, other, at))),
    },
    { weight: 3, arbitrary: made.map((other) => text({ ...whole, ...other })) },
    { weight: 3, arbitrary: made.map(text) },
    { weight: 1, arbitrary: anything.map(text) },
    { weight: 1, arbitrary: fc.tuple(made.map(text), fc.nat()).map(([body, at]) => body.slice(0, at % 99)) },
    { weight: 1, arbitrary: fc.string({ unit: "binary" }) },
  );
}

function oneChanged(whole: object, other: object, at: number): object {
  const fields = Object.entries(other);
  const field = fields[at % Math.max(1, fields.length)];
  return { ...whole, ...(field ? Object.fromEntries([field]) : {}) };
}
