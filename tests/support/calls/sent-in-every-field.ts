// Sends a call with the test's own value in each text field of its contract.

type Schema = {
  type?: string;
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: Schema | boolean;
  propertyNames?: { enum?: string[] };
};
type Json = Record<string, unknown>;
export type DescribedSite = {
  paths: Record<
    string,
    Record<string, { requestBody?: { content: { "application/json"?: { schema: Schema } } } }>
  >;
};

/** The body schemas of a call; some accept two. */
export function bodiesOf(description: DescribedSite, method: string, path: string): Schema[] {
  const operation = description.paths[path.replace(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()];
  const schema = operation?.requestBody?.content["application/json"]?.schema;
  return schema ? (schema.anyOf ?? [schema]) : [];
}

/** The names of text fields, nested ones with dots, as an error names them. */
export function textFields(schema: Schema, name = ""): string[] {
  const inside = (key: string, deeper: Schema) => textFields(deeper, name ? `${name}.${key}` : key);
  if (schema.anyOf) return [...new Set(schema.anyOf.flatMap((one) => textFields(one, name)))];
  if (schema.type === "array") return inside("0", schema.items ?? {});
  if (schema.type === "object") {
    const keyed = typeof schema.additionalProperties === "object" ? schema.additionalProperties : {};
    return [
      ...Object.entries(schema.properties ?? {}).flatMap(([key, deeper]) => inside(key, deeper)),
      ...(schema.propertyNames?.enum ?? []).flatMap((key) => inside(key, keyed)),
    ];
  }
  return schema.type === "string" || schema.enum ? [name] : [];
}

/** The body with this value in the field; `undefined` leaves the field unchanged. */
function withField(body: Json, name: string, value: string | undefined): Json {
  if (value === undefined) return body;
  const [first = "", ...rest] = name.split(".");
  if (first === "0") return [value] as unknown as Json;
  if (rest.length === 0) return { ...body, [first]: value };
  return { ...body, [first]: withField((body[first] ?? {}) as Json, rest.join("."), value) };
}

type Answer = { status: number; json: () => Promise<unknown> };

/**
 * Sends the body with the first suitable value in each field. A refused field gets its next value, and finally its
 * original one. @returns each answer's status, and the accepted answer
 */
export async function sendFilled<A extends Answer>(
  send: (body: Json) => Promise<A>,
  { body, fields, words }: { body: object; fields: string[]; words: (field: string) => readonly string[] },
): Promise<{ statuses: number[]; last: A; filled: string[] }> {
  const turn = new Map(fields.map((name) => [name, 0]));
  const statuses: number[] = [];
  for (;;) {
    const sent = fields.reduce((all, name) => withField(all, name, words(name)[turn.get(name) ?? 0]), {
      ...body,
    } as Json);
    const last = await send(sent);
    statuses.push(last.status);
    const told = last.status === 400 ? ((await last.json()) as { fields?: object }) : {};
    const left = fields.filter((name) => words(name)[turn.get(name) ?? 0] !== undefined);
    const refused = Object.keys(told.fields ?? {});
    const next = left.filter((name) => refused.some((one) => name === one || name.startsWith(`${one}.`)));
    if (next.length === 0) return { statuses, last, filled: left };
    for (const name of next) turn.set(name, (turn.get(name) ?? 0) + 1);
  }
}
