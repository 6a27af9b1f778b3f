import { z } from "zod";

/** Leaves out of a value what its contract does not name. */
type Strip = (value: unknown) => unknown;

const asItIs: Strip = (value) => value;

/**
 * Makes of a call's `answer` the function that leaves out every key it does not name, at any depth: so the contract is the
 * list of what may be shown, and a column added to a table does not reach the wire by itself.
 *
 * It checks no values. Answers share their fields' schemas with what is sent in, whose rules need not hold for what is
 * shown (a masked phone number is none), and a record of before a rule must not make a list of fifty fail.
 */
export function createStripper(schema: z.core.$ZodType): Strip {
  if (schema instanceof z.ZodObject) return ofObject(schema);
  if (schema instanceof z.ZodArray) return ofArray(createStripper(schema.element));
  if (schema instanceof z.ZodRecord) return ofRecord(createStripper(schema.valueType));
  if (schema instanceof z.ZodUnion) return ofUnion(schema.options);
  if (schema instanceof z.ZodPipe)
    return createStripper(schema.in instanceof z.ZodTransform ? schema.out : schema.in);
  if (
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodCatch ||
    schema instanceof z.ZodReadonly
  )
    return createStripper(schema.def.innerType);
  return asItIs;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);
}

function ofObject(schema: z.ZodObject): Strip {
  const fields = new Map(Object.entries(schema.shape).map(([name, field]) => [name, createStripper(field)]));
  const nested = [...fields].filter(([, strip]) => strip !== asItIs);
  // The objects of a list have the same keys in the same order, and mostly none too many. To compare keys with the last
  // good ones and to hand the object on as it is costs a small part of what a copy would.
  let good: readonly string[] = [];
  return (value) => {
    if (!isObject(value)) return value;
    const keys = Object.keys(value);
    if (!isSame(keys, good)) {
      if (!keys.every((key) => fields.has(key))) return stripNested(picked(value, fields), nested);
      good = keys;
    }
    return stripNested(value, nested);
  };
}

function isSame(keys: readonly string[], others: readonly string[]): boolean {
  if (keys.length !== others.length) return false;
  for (let index = 0; index < keys.length; index += 1) if (keys[index] !== others[index]) return false;
  return true;
}

function picked(value: Record<string, unknown>, fields: ReadonlyMap<string, Strip>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([name]) => fields.has(name)));
}

function stripNested(value: Record<string, unknown>, nested: readonly (readonly [string, Strip])[]): unknown {
  let stripped = value;
  for (const [name, strip] of nested) {
    const before = value[name];
    const after = strip(before);
    if (after === before) continue;
    if (stripped === value) stripped = { ...value };
    stripped[name] = after;
  }
  return stripped;
}

function ofArray(strip: Strip): Strip {
  if (strip === asItIs) return asItIs;
  return (value) => {
    if (!Array.isArray(value)) return value;
    const stripped = value.map(strip);
    return stripped.every((one, index) => one === value[index]) ? value : stripped;
  };
}

function ofRecord(strip: Strip): Strip {
  if (strip === asItIs) return asItIs;
  return (value) =>
    isObject(value)
      ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, strip(one)]))
      : value;
}

/** The option that the value fits; where it fits none, what any of them names. */
function ofUnion(options: readonly z.core.$ZodType[]): Strip {
  const strippers = options.map((option) => ({ option, strip: createStripper(option) }));
  if (strippers.every(({ strip }) => strip === asItIs)) return asItIs;
  return (value) => {
    const fitting = strippers.find(({ option }) => z.safeParse(option, value).success);
    if (fitting) return fitting.strip(value);
    const each = strippers.map(({ strip }) => strip(value));
    return isObject(value) ? Object.assign({}, ...each.filter(isObject)) : each[0];
  };
}
