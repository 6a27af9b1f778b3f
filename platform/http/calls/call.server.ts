import type { Hono, MiddlewareHandler } from "hono";
import type { z } from "zod";
import { deviceCookie } from "#platform/auth/second-step/known-device.server.ts";
import { requireLiveSession } from "#platform/auth/vendor-token.server.ts";
import type { Page } from "#platform/database/lists/page.server.ts";
import { type Ctx, db } from "#platform/database/pool.server.ts";
import { retryOnce } from "#platform/database/retry.server.ts";
import { AppError } from "#platform/errors.ts";
import { type FileBody, receiveFile, requireJson } from "#platform/http/bodies/body.server.ts";
import { consume, consumeOrMark, type LimitName, refund } from "#platform/http/limits.server.ts";
import { ctxOf, type HttpContext, type HttpEnv, readAsPublic } from "#platform/http/request.server.ts";
import { type AccessOptions, authorize, type Caller, type CallPermission } from "./authorize.server.ts";
import type { CallDeclaration, Method, ObjectSchema } from "./declaration.ts";
import { fieldErrors } from "./field-errors.ts";
import {
  type Answer,
  DuplicateRequest,
  findSavedAnswer,
  type KeyedRequest,
  readKey,
  saveAnswer,
} from "./idempotency.server.ts";
import { setPageHeaders } from "./paging.server.ts";
import { createStripper } from "./strip-answer.server.ts";

type Parsed<S> = S extends z.ZodObject ? z.output<S> : unknown;
type Input<P, Q, B, O> = Parsed<P> & Parsed<Q> & (O extends z.ZodObject ? Parsed<B> | Parsed<O> : Parsed<B>);
type CallOptions = AccessOptions & {
  summary: string;
  /** Waits for an external provider: the request has its own concurrency limit and timeout, and no transaction. */
  callsProvider?: boolean;
  /** The handler opens its transactions itself, one for each of several records: one that fails does not undo the others. */
  ownTransactions?: boolean;
  /** Everybody gets the same answer: it may come from a read replica, up to two seconds old. Of a GET. */
  isPublic?: boolean;
  limit?: LimitName;
  /** Makes `limit` soft: requests over it get `ctx.overLimit` instead of 429. This second limit still refuses. */
  hardLimit?: LimitName;
};

type AlternativeBody<O> = { ifPresent: readonly string[]; body: O };

/**
 * Declares one API endpoint. Routing, validation, authorization, rate limits, idempotency, OpenAPI and the browser's
 * typed client all derive from it. `P`, `Q`, `B`, `O`, `A` are the schemas of params, query, body, alternative body, answer.
 */
export type CallDefinition<
  M extends Method,
  Path extends `/api/${string}`,
  P extends ObjectSchema,
  Q extends ObjectSchema,
  B extends ObjectSchema,
  A extends z.ZodType,
  O extends ObjectSchema,
  F extends FileBody | undefined,
  C extends boolean,
  L extends boolean,
  I extends boolean,
> = {
  method: M;
  path: Path;
  /** Names that also occur in query or body: the path's value wins. */
  params?: P;
  query?: Q;
  body?: B;
  /** Validated instead of `body` when one of the listed fields is present. */
  orBody?: AlternativeBody<O>;
  /** Accepts a file instead of JSON; the handler reads its bytes from `ctx.file`. */
  file?: F;
  /** The response body. Keys that it does not name are removed. */
  answer: A;
  /**
   * What a role of the staff must allow; by default "read" for GET and "work" for all others. A function where what is
   * asked for decides; it is called before anything is read.
   */
  permission?: CallPermission<Input<P, Q, B, O>>;
  /** Responds with 201, and is idempotent. */
  creates?: C;
  /** Honours Idempotency-Key; for a change that must not happen twice. */
  idempotent?: I;
  list?: L;
  /** Returns the account that the response signs in, so that its browser gets the known-device cookie. */
  signsIn?: (answer: z.output<A>) => string;
} & CallOptions &
  CallHandler<P, Q, B, A, O>;

/** How a call is implemented: exactly one of `handler`, `prepare` and `respond`. */
type CallHandler<
  P extends ObjectSchema,
  Q extends ObjectSchema,
  B extends ObjectSchema,
  A extends z.ZodType,
  O extends ObjectSchema,
> =
  | {
      /** Returns the answer. Runs in a transaction unless the method is GET or the call declares `callsProvider`. */
      handler: (ctx: Ctx, input: Input<P, Q, B, O>) => Promise<z.input<A>>;
      prepare?: never;
      list?: false;
      respond?: never;
    }
  | {
      /** Does slow work (hash a password, re-encode a picture) before a connection is taken; returns the handler. */
      prepare: (ctx: Ctx, input: Input<P, Q, B, O>) => Promise<(ctx: Ctx) => Promise<z.input<A>>>;
      handler?: never;
      list?: false;
      respond?: never;
    }
  | {
      /** Returns one page of a list; cursors and total go into the headers. No transaction. */
      handler: (ctx: Ctx, input: Input<P, Q, B, O>) => Promise<Page<unknown>>;
      prepare?: never;
      list: true;
      respond?: never;
    }
  | {
      /** Returns the whole Response, for cookies and files. No transaction. */
      respond: (c: HttpContext, ctx: Ctx, input: Input<P, Q, B, O>) => Promise<Response>;
      handler?: never;
      prepare?: never;
      list?: false;
    };

export type Call<D extends CallDeclaration = CallDeclaration> = D & {
  summary: string;
  caller: Caller;
  requiresConfirmation: boolean;
  allowsMissingSecondStep: boolean;
  callsProvider: boolean;
  /** Handles a request to the call's own path. */
  handleRequest: (c: HttpContext) => Promise<Response>;
  /** Handles input that came another way, such as a form post to a page. */
  handleInput: (c: HttpContext, input: RawInput) => Promise<Response>;
};

type RawInput = { raw: string; key: string | undefined; params: Record<string, string> };

/** Declares a call. Omitted options are `undefined` or `false`, in its types too. */
export function call<
  M extends Method,
  Path extends `/api/${string}`,
  A extends z.ZodType,
  P extends ObjectSchema = undefined,
  Q extends ObjectSchema = undefined,
  B extends ObjectSchema = undefined,
  O extends ObjectSchema = undefined,
  F extends FileBody | undefined = undefined,
  C extends boolean = false,
  L extends boolean = false,
  I extends boolean = false,
>(
  definition: CallDefinition<M, Path, P, Q, B, A, O, F, C, L, I>,
): Call<CallDeclaration<M, Path, P, Q, B, A, O, F, C, L, C extends true ? true : I>> {
  const { method, path, body, file, creates = false, idempotent = creates } = definition;
  const strip = createStripper(definition.answer);

  async function handleRequest(c: HttpContext): Promise<Response> {
    const key = idempotent ? readKey(c.req.header("idempotency-key")) : undefined;
    const raw = body ? await c.req.text() : "";
    const response = await handleInput(c, { raw, key, params: c.req.param() });
    return definition.signsIn && response.ok ? rememberDevice(c, response, definition.signsIn) : response;
  }

  async function handleInput(c: HttpContext, rawInput: RawInput): Promise<Response> {
    const ctx: Ctx = await ctxOf(c);
    const parse = () => parseInput(definition, c, rawInput) as Input<P, Q, B, O>;
    const input = await authorize(definition, { c, ctx }, parse);
    const keyed = keyedRequest(c, `${method} ${path}`, rawInput);
    // Before the rate limit: a retry after a lost response is not a new attempt.
    const saved = keyed && (await findSavedAnswer(ctx.db, keyed));
    if (saved) return respond(c, saved, true);
    // Per call: people behind one address must not use up each other's attempts at different forms.
    const limitKey = `${c.var.address} ${path}`;
    await countAttempt(ctx, definition, limitKey);
    if (file) Object.assign(ctx, { file: await receiveFile(c, file), signal: c.var.body.signal });
    const implementation: CallHandler<P, Q, B, A, O> = definition;
    const read = readerOf(definition, c, ctx);
    if (implementation.respond) return stripResponse(strip, await implementation.respond(c, ctx, input));
    if (implementation.list) {
      const page = await read((from) => implementation.handler(from, input));
      setPageHeaders(c, page);
      return c.json(strip(page.items) as object);
    }
    const handler = implementation.prepare
      ? await implementation.prepare(ctx, input)
      : (tx: Ctx) => implementation.handler(tx, input);
    const answer = async (tx: Ctx): Promise<Answer> => ({
      status: creates ? 201 : 200,
      body: strip(await handler(tx)),
    });
    if (!needsTransaction(definition)) return respond(c, await read(answer), false);
    return respondOnce(c, { ctx, keyed, limitKey, ...refundable(definition) }, answer);
  }

  return { ...describe(definition), handleRequest, handleInput } as Call<
    CallDeclaration<M, Path, P, Q, B, A, O, F, C, L, C extends true ? true : I>
  >;
}

const needsTransaction = ({ method, callsProvider, ownTransactions }: CallOptions & { method: Method }) =>
  method !== "GET" && !callsProvider && !ownTransactions;

function readerOf({ isPublic }: CallOptions, c: HttpContext, ctx: Ctx) {
  return <T>(read: (ctx: Ctx) => Promise<T>) => (isPublic ? readAsPublic(c, ctx, read) : read(ctx));
}

type Handlers = "handleRequest" | "handleInput";
type Description = CallOptions &
  Pick<Call, "method" | "path" | "answer"> &
  Partial<Pick<Call, "params" | "query" | "body" | "file" | "creates" | "list" | "idempotent">> & {
    orBody?: { body: ObjectSchema };
  };

function describe(definition: Description): Omit<Call, Handlers> {
  const { method, path, summary, caller, params, query, body, orBody, file, answer } = definition;
  const { creates = false, list = false, idempotent = creates } = definition;
  return {
    method,
    path,
    summary,
    caller,
    requiresConfirmation: definition.requiresConfirmation ?? false,
    allowsMissingSecondStep: definition.allowsMissingSecondStep ?? false,
    callsProvider: definition.callsProvider ?? false,
    params,
    query,
    body,
    orBody: orBody?.body,
    file,
    answer,
    creates,
    list,
    idempotent,
  };
}

function keyedRequest(c: HttpContext, call: string, { key, raw }: RawInput): KeyedRequest | undefined {
  return key === undefined ? undefined : { call, key, body: `${c.req.path}\n${withoutElapsed(raw)}` };
}

async function countAttempt(ctx: Ctx, { limit, hardLimit }: CallOptions, key: string): Promise<void> {
  if (limit && hardLimit) {
    await consume(hardLimit, key);
    ctx.overLimit = await consumeOrMark(limit, key);
  } else if (limit) await consume(limit, key);
}

/** Ignores the form's fill time, which differs in a retry. Escaped quotes inside a JSON string do not match. */
function withoutElapsed(raw: string): string {
  return raw.replace(/(?<!\\)"elapsed":[\d.]+/, '"elapsed":0');
}

async function rememberDevice<T>(c: HttpContext, response: Response, signsIn: (answer: T) => string) {
  const account = signsIn((await response.clone().json()) as T);
  response.headers.append("Set-Cookie", deviceCookie(account, c.req.header("cookie"), new Date()));
  return response;
}

async function stripResponse(strip: (value: unknown) => unknown, response: Response): Promise<Response> {
  if (!response.ok || !response.headers.get("Content-Type")?.startsWith("application/json")) return response;
  const body = JSON.stringify(strip(await response.json()));
  return new Response(body, response);
}

/** A soft limit marks, so there is nothing to give back. */
const refundable = ({ caller, limit, hardLimit }: CallOptions) => ({
  caller,
  limit: hardLimit ? undefined : limit,
});

type Handler = (ctx: Ctx) => Promise<Answer>;
type Mutation = {
  ctx: Ctx;
  caller: Caller;
  keyed: KeyedRequest | undefined;
  limit: LimitName | undefined;
  limitKey: string;
};

/** Runs a mutation. When a parallel duplicate committed first, responds with the duplicate's saved answer. */
async function respondOnce(
  c: HttpContext,
  { limit, limitKey, ...mutation }: Mutation,
  handler: Handler,
): Promise<Response> {
  try {
    return respond(c, await runInTransaction(mutation, handler), false);
  } catch (error) {
    const { ctx, keyed } = mutation;
    const saved = keyed && error instanceof DuplicateRequest && (await findSavedAnswer(ctx.db, keyed));
    if (!saved) throw error;
    // A double click is one attempt.
    if (limit) await refund(limit, limitKey);
    return respond(c, saved, true);
  }
}

function runInTransaction(
  { ctx, caller, keyed }: Pick<Mutation, "ctx" | "caller" | "keyed">,
  handler: Handler,
): Promise<Answer> {
  return retryOnce(() =>
    db().transaction(async (tx) => {
      const answer = await handler({ ...ctx, db: tx });
      // A call for anyone needs no session, and may end the caller's, as a new password does.
      if (caller === "vendor") await requireLiveSession(tx, ctx.actor);
      if (keyed) saveAnswer(tx, keyed, answer, ctx.now);
      return answer;
    }),
  );
}

function respond(c: HttpContext, answer: Answer, replayed: boolean): Response {
  if (replayed) c.header("Idempotency-Replayed", "true");
  c.header("Cache-Control", "no-store");
  return c.json(answer.body as object, answer.status as 200);
}

function parseInput(
  definition: {
    params?: ObjectSchema;
    query?: ObjectSchema;
    body?: ObjectSchema;
    orBody?: AlternativeBody<ObjectSchema>;
  },
  c: HttpContext,
  { raw, params }: RawInput,
): Record<string, unknown> {
  const { body, orBody } = definition;
  const json = body && parseJson(raw);
  const isObject = typeof json === "object" && json !== null;
  const isOther = isObject && orBody?.ifPresent.some((field) => field in json);
  return {
    ...validate(isOther ? orBody?.body : body, json, c),
    ...validate(definition.query, definition.query && withoutBlank(c.req.query()), c),
    ...validate(definition.params, params, c),
  };
}

function validate(schema: ObjectSchema, value: unknown, c: HttpContext): Record<string, unknown> {
  if (!schema) return {};
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  throw new AppError("invalid", { fields: fieldErrors(result.error.issues, c.var.locale) });
}

function parseJson(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    throw new AppError("malformed");
  }
}

/** A search form submits empty filters as `?status=`; they mean no filter. */
function withoutBlank(query: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ""));
}

function setRoute(path: string): MiddlewareHandler<HttpEnv> {
  return (c, next) => {
    c.set("route", path);
    return next();
  };
}

/** Registers all calls: 405 for other methods of their paths, 404 for other paths under /api/. */
export function mountCalls(app: Hono<HttpEnv>, calls: readonly Call[]): void {
  const json = requireJson();
  for (const endpoint of calls) {
    const { method, path } = endpoint;
    if (endpoint.file) app.on(method, path, setRoute(path), (c) => endpoint.handleRequest(c));
    else app.on(method, path, setRoute(path), json, (c) => endpoint.handleRequest(c));
  }
  const byPath = Map.groupBy(calls, (endpoint) => endpoint.path);
  for (const [path, endpoints] of byPath) {
    app.all(path, setRoute(path), (c) => {
      c.header("Allow", endpoints.map((endpoint) => endpoint.method).join(", "));
      throw new AppError("method_not_allowed");
    });
  }
  app.all("/api/*", () => {
    throw new AppError("not_found");
  });
}
