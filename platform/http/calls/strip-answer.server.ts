import { z } from "zod";

type Strip = (value: unknown) => unknown;

const identity: Strip = (value) => value;

/**
 * Compiles a schema into a function that removes all keys the schema does not name, so that a new column does not leak.
 * Values are not validated: a masked phone number, or a row older than a rule, must not make a list fail.
 */
export function createStripper(schema: z.core.$ZodType): Strip {
  if (schema instanceof z.ZodObject) return objectStripper(schema);
  if (schema instanceof z.ZodArray) return arrayStripper(createStripper(schema.element));
  if (schema instanceof z.ZodRecord) return recordStripper(createStripper(schema.valueType));
  if (schema instanceof z.ZodUnion) return unionStripper(schema.options);
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
  return identity;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);
}

function objectStripper(schema: z.ZodObject): Strip {
  const fields = new Map(Object.entries(schema.shape).map(([name, field]) => [name, createStripper(field)]));
  const nested = [...fields].filter(([, strip]) => strip !== identity);
  // Fast path: the objects of a list have equal keys. Comparing keys is far cheaper than copying.
  let allowedKeys: readonly string[] = [];
  return (value) => {
    if (!isObject(value)) return value;
    const keys = Object.keys(value);
    if (!isSame(keys, allowedKeys)) {
      if (!keys.every((key) => fields.has(key))) return stripNested(pickFields(value, fields), nested);
      allowedKeys = keys;
    }
    return stripNested(value, nested);
  };
}

function isSame(keys: readonly string[], others: readonly string[]): boolean {
  if (keys.length !== others.length) return false;
  for (let index = 0; index < keys.length; index += 1) if (keys[index] !== others[index]) return false;
  return true;
}

function pickFields(
  value: Record<string, unknown>,
  fields: ReadonlyMap<string, Strip>,
): Record<string, unknown> {
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

function arrayStripper(strip: Strip): Strip {
  if (strip === identity) return identity;
  return (value) => {
    if (!Array.isArray(value)) return value;
    const stripped = value.map(strip);
    return stripped.every((one, index) => one === value[index]) ? value : stripped;
  };
}

function recordStripper(strip: Strip): Strip {
  if (strip === identity) return identity;
  return (value) =>
    isObject(value)
      ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, strip(one)]))
      : value;
}

/** Strips by the first option that parses; if none does, keeps the keys that any option names. */
function unionStripper(options: readonly z.core.$ZodType[]): Strip {
  const strippers = options.map((option) => ({ option, strip: createStripper(option) }));
  if (strippers.every(({ strip }) => strip === identity)) return identity;
  return (value) => {
    const match = strippers.find(({ option }) => z.safeParse(option, value).success);
    if (match) return match.strip(value);
    const each = strippers.map(({ strip }) => strip(value));
    return isObject(value) ? Object.assign({}, ...each.filter(isObject)) : each[0];
  };
}
