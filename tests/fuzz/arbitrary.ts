import fc from "fast-check";
import { z } from "zod";

type Json = Record<string, unknown>;

/** Any text, including half surrogates, NUL and direction marks. */
const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ unit: "grapheme", maxLength: 60 }),
  fc.integer({ min: 0, max: 6_000 }).map((length) => "ñ".repeat(length)),
);
export const anything = fc.oneof(fc.jsonValue({ maxDepth: 4 }), anyText);

/** Values of a contract; about one field in eight is arbitrary. */
export function ofContract(shape: z.ZodObject): fc.Arbitrary<Record<string, unknown>> {
  const schema = z.toJSONSchema(shape, { io: "input", unrepresentable: "any" }) as Json;
  return ofObject(schema) as fc.Arbitrary<Record<string, unknown>>;
}

function of(schema: Json): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 7, arbitrary: asAsked(schema) }, { weight: 1, arbitrary: anything });
}

function asAsked(schema: Json): fc.Arbitrary<unknown> {
  const choices = (schema.anyOf ?? schema.oneOf) as Json[] | undefined;
  if (choices) return fc.oneof(...choices.map(asAsked));
  if ("const" in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case "string":
      return ofText(schema);
    case "integer":
    case "number":
      return ofNumber(schema);
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return fc.array(of((schema.items ?? {}) as Json), { maxLength: 6 });
    case "object":
      return ofObject(schema);
    default:
      return anything;
  }
}

function ofObject({ properties = {}, required = [] }: Json): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties as Record<string, Json>).map(([name, field]) => [name, of(field)]);
  return fc.record(Object.fromEntries(fields), { requiredKeys: required as never[] });
}

const formats: Record<string, fc.Arbitrary<string>> = {
  email: fc.emailAddress(),
  uri: fc.webUrl(),
  date: fc.date({ noInvalidDate: true }).map((at) => at.toISOString().slice(0, 10)),
  "date-time": fc.date({ noInvalidDate: true }).map((at) => at.toISOString()),
  uuid: fc.uuid(),
};

function ofText({ format, pattern, minLength = 0, maxLength = 80 }: Json): fc.Arbitrary<string> {
  const known = formats[String(format)];
  if (known) return known;
  if (typeof pattern === "string") return fc.stringMatching(new RegExp(pattern));
  // Lengths just above the limit are as likely as others near it.
  const [least, most] = [Number(minLength), Math.min(Number(maxLength) + 1, 400)];
  return fc.string({ unit: "grapheme", minLength: Math.min(least, most), maxLength: most });
}

function ofNumber({ type, minimum, maximum }: Json): fc.Arbitrary<number> {
  const [least, most] = [Number(minimum ?? -10), Number(maximum ?? 1_000)];
  const near = fc.integer({ min: Math.max(least, -(2 ** 31)) - 1, max: Math.min(most, 2 ** 31) + 1 });
  const edges = fc.constantFrom(0, -0, 1e308, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER);
  return fc.oneof({ weight: 6, arbitrary: near }, edges, type === "number" ? fc.double() : near);
}
