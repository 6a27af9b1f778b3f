import { z } from "zod";
import { errorStatus } from "#platform/errors.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { bilingual, inLocale } from "#platform/i18n/text.ts";
import type { Call } from "./call.server.ts";

type Json = Record<string, unknown>;

/** The calls as OpenAPI 3.1, made once at start. */
export function openApi(calls: readonly Call[]): Json {
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    const path = call.path.replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Arribo",
      version: "1.0",
      description:
        "Relocation concierge and local-services marketplace. Mutations take application/json. Errors are JSON with message, code and, where a field is invalid, fields.",
    },
    paths,
    components: {
      securitySchemes: {
        staff: { type: "apiKey", in: "cookie", name: "arribo.session_token" },
        vendor: { type: "http", scheme: "bearer" },
      },
      schemas: { Error: errorSchema },
    },
  };
}

const errorSchema = {
  type: "object",
  required: ["message", "code"],
  properties: {
    message: { type: "string", description: "Localized message for users" },
    code: { type: "string", enum: Object.keys(errorStatus) },
    fields: { type: "object", additionalProperties: { type: "string" } },
  },
};

function operation(call: Call): Json {
  return {
    summary: call.summary,
    parameters: [
      ...parameters(call.params, "path"),
      ...parameters(call.query, "query"),
      ...idempotencyHeader(call),
    ],
    ...(call.body ? { requestBody: { required: true, content: json(bodySchema(call)) } } : {}),
    ...(call.file ? { requestBody: { required: true, content: bytes(call.file.types) } } : {}),
    ...security[call.caller],
    responses: {
      [call.creates ? "201" : "200"]: {
        description: "Success",
        content: json(z.toJSONSchema(call.answer, { unrepresentable: "any" })),
        ...(call.list ? { headers: listHeaders } : {}),
      },
      default: { description: "Error", content: json({ $ref: "#/components/schemas/Error" }) },
    },
  };
}

function bodySchema({ body, orBody }: Call): Json {
  const schemas = [body, orBody].filter((shape) => shape !== undefined).map(inputSchema);
  return schemas.length > 1 ? { anyOf: schemas } : (schemas[0] ?? {});
}

const security = {
  anyone: {},
  vendor: { security: [{ vendor: [] }, { staff: [] }] },
  staff: { security: [{ staff: [] }] },
};

function bytes(types: readonly string[]): Json {
  return Object.fromEntries(types.map((type) => [type, { schema: { type: "string", format: "binary" } }]));
}

const listHeaders = {
  Link: { description: 'The next and previous page (rel="next", rel="prev")', schema: { type: "string" } },
  "X-Total-Count": {
    description:
      "Number of rows that match the filter; 1001 means more than 1000, in a search by staff 201 more than 200",
    schema: { type: "integer" },
  },
  "X-List-Facts": {
    description: "What else the call says about the result, as in a query string",
    schema: { type: "string" },
  },
};

function idempotencyHeader(call: Call): Json[] {
  if (!call.idempotent) return [];
  const description =
    "A repeated request with the same key and body returns the first response, for 24 hours.";
  return [{ name: "Idempotency-Key", in: "header", description, schema: { type: "string", maxLength: 255 } }];
}

function parameters(shape: z.ZodObject | undefined, where: "path" | "query"): Json[] {
  if (!shape) return [];
  const { properties = {}, required = [] } = inputSchema(shape) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: where,
    required: where === "path" || required.includes(name),
    schema,
  }));
}

function inputSchema(shape: z.ZodObject): Json {
  return z.toJSONSchema(shape, { io: "input", unrepresentable: "any" }) as Json;
}

function json(schema: unknown): Json {
  return { "application/json": { schema } };
}

export type DescribedCall = {
  method: string;
  path: string;
  summary: string;
  caller: Call["caller"];
  list: boolean;
  idempotent: boolean;
  fields: { name: string; where: "path" | "query" | "body"; required: boolean; rule: string }[];
};

const messages = bilingual({
  or: { en: " or ", es: " o " },
  from: { en: (n: unknown) => `from ${n} characters`, es: (n: unknown) => `desde ${n} caracteres` },
  upTo: { en: (n: unknown) => `up to ${n} characters`, es: (n: unknown) => `hasta ${n} caracteres` },
  any: { en: "any", es: "cualquiera" },
  types: {
    string: { en: "text", es: "texto" },
    number: { en: "number", es: "número" },
    integer: { en: "whole number", es: "número entero" },
    boolean: { en: "true or false", es: "verdadero o falso" },
    array: { en: "list", es: "lista" },
    object: { en: "object", es: "objeto" },
    null: { en: "null", es: "null" },
  },
});

/** The same for people: each field with its rule in words. Summaries are English in both languages. */
export function describeCalls(calls: readonly Call[], locale: Locale): DescribedCall[] {
  return calls.map((call) => ({
    method: call.method,
    path: call.path,
    summary: call.summary,
    caller: call.caller,
    list: call.list,
    idempotent: call.idempotent,
    fields: [
      ...fieldsOf(locale, call.params, "path"),
      ...fieldsOf(locale, call.query, "query"),
      ...fieldsOf(locale, call.body, "body"),
      ...fieldsOf(locale, call.orBody, "body"),
    ],
  }));
}

function fieldsOf(
  locale: Locale,
  shape: z.ZodObject | undefined,
  where: "path" | "query" | "body",
): DescribedCall["fields"] {
  if (!shape) return [];
  const { properties = {}, required = [] } = inputSchema(shape) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    where,
    required: required.includes(name),
    rule: ruleOf(schema, locale),
  }));
}

function ruleOf(schema: Json, locale: Locale): string {
  const t = inLocale(messages, locale);
  if (Array.isArray(schema.anyOf))
    return (schema.anyOf as Json[]).map((option) => ruleOf(option, locale)).join(t.or);
  if (Array.isArray(schema.enum)) return schema.enum.join(" | ");
  const types: Readonly<Record<string, string>> = t.types;
  const limits = [
    schema.minLength === undefined ? "" : t.from(schema.minLength),
    schema.maxLength === undefined ? "" : t.upTo(schema.maxLength),
    schema.format === undefined ? "" : String(schema.format),
  ];
  const type = schema.type === undefined ? t.any : (types[String(schema.type)] ?? String(schema.type));
  return [type, ...limits].filter(Boolean).join(", ");
}
