import type { Hono } from "hono";
import type { z } from "zod";
import { requireConfirmed } from "#platform/auth/second-step/confirmation.server.ts";
import { deviceCookie } from "#platform/auth/second-step/known-device.server.ts";
import { type Ctx, db } from "#platform/database/pool.server.ts";
import { retryOnce } from "#platform/database/retry.server.ts";
import { AppError } from "#platform/errors.ts";
import { type FileBody, receiveFile, requireJson } from "#platform/http/bodies/body.server.ts";
import { consume, consumeOrMark, giveBack, type LimitName } from "#platform/http/limits.server.ts";
import { ctxOf, type HttpContext, type HttpEnv } from "#platform/http/request.server.ts";
import { accessError } from "#platform/security/policy.server.ts";
import { createStripper } from "./answer.server.ts";
import type { CallDeclaration, Method, ObjectSchema } from "./declared.ts";
import { fieldErrors } from "./field-errors.ts";
import {
  type Answer,
  DuplicateRequest,
  findSavedAnswer,
  type KeyedRequest,
  readKey,
  saveAnswer,
} from "./idempotency.server.ts";
import { type Page, setPageHeaders } from "./paging.server.ts";

type Parsed<S> = S extends z.ZodObject ? z.output<S> : unknown;
type Input<P, Q, B, O> = Parsed<P> & Parsed<Q> & (O extends z.ZodObject ? Parsed<B> | Parsed<O> : Parsed<B>);
/** A vendor's call is staff's too; whose record it is, the act looks at. */
type Caller = "anyone" | "vendor" | "staff";

/**
 * One call of the API, told once: routing, checking, authorization, limits, idempotency and the OpenAPI page
 * all read it. `act` runs in a transaction when the call changes something; params win over query and body.
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
> = {
  method: M;
  path: Path;
  summary: string;
  /** Who may call: everybody, vendors and staff, or staff only (401 without a session, 403 with too little of one). */
  caller: Caller;
  /** Lays open, takes out or erases personal data: wants the password (or code) of the last ten minutes (403 without). */
  confirmed?: boolean;
  /** Open to staff who lack the second step that is required of them: by it they switch it on. */
  ownAccount?: boolean;
  params?: P;
  query?: Q;
  body?: B;
  /** Another body of the same call: it is what was sent when it has one of these fields. */
  orBody?: { marked: readonly string[]; body: O };
  /** Takes a file's bytes instead of JSON; the act finds them as `ctx.file`. */
  file?: F;
  answer: A;
  /** A creating call answers 201 and honours Idempotency-Key. */
  creates?: C;
  list?: L;
  /** Its answer signs somebody in: the account, whose browser this then is (platform/auth/known-device). */
  signsIn?: (answer: z.output<A>) => string;
  /** It asks a provider outside of the house, who may take their time: it has room and a deadline of its own. */
  waits?: boolean;
  limit?: LimitName;
  /**
   * Who is over `limit` is not refused but marked (`ctx.overLimit`): what is sent may be somebody's only call for help.
   * This further limit does refuse.
   */
  marksUpTo?: LimitName;
} & Does<P, Q, B, A, O>;

type Does<P extends ObjectSchema, Q extends ObjectSchema, B extends ObjectSchema, A extends z.ZodType, O extends ObjectSchema> =
  | {
      handler: (ctx: Ctx, input: Input<P, Q, B, O>) => Promise<z.input<A>>;
      prepare?: never;
      list?: false;
      handle?: never;
    }
  // What takes long comes before the transaction, so that no connection of the pool waits for it (a password is hashed,
  // a picture made anew), and so does a further limit; what it gives is the act.
  | {
      prepare: (ctx: Ctx, input: Input<P, Q, B, O>) => Promise<(ctx: Ctx) => Promise<z.input<A>>>;
      handler?: never;
      list?: false;
      handle?: never;
    }
  | {
      handler: (ctx: Ctx, input: Input<P, Q, B, O>) => Promise<Page<unknown>>;
      prepare?: never;
      list: true;
      handle?: never;
    }
  // For answers that are more than JSON: a cookie, a file. No transaction is opened.
  | {
      handle: (c: HttpContext, ctx: Ctx, input: Input<P, Q, B, O>) => Promise<Response>;
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
  handleRequest: (c: HttpContext) => Promise<Response>;
  /** The same for what came another way than as JSON: in a form's fields. */
  handleInput: (c: HttpContext, sent: Sent) => Promise<Response>;
};

/** What a call was sent: its body as text, its key, and what its address says. */
type Sent = { raw: string; key: string | undefined; params: Record<string, string> };

/** Declares a call; see CallDefinition. What a definition leaves out is `undefined` or `false`, in its types too. */
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
>(
  definition: CallDefinition<M, Path, P, Q, B, A, O, F, C, L>,
): Call<CallDeclaration<M, Path, P, Q, B, A, O, F, C, L>> {
  const { method, path, body, file, limit, marksUpTo, creates = false } = definition;
  const strip = createStripper(definition.answer);

  async function answers(c: HttpContext): Promise<Response> {
    const key = creates ? readKey(c.req.header("idempotency-key")) : undefined;
    const response = await takes(c, { raw: body ? await c.req.text() : "", key, params: c.req.param() });
    return definition.signsIn && response.ok ? rememberDevice(c, response, definition.signsIn) : response;
  }

  async function takes(c: HttpContext, sent: Sent): Promise<Response> {
    const ctx: Ctx = await ctxOf(c);
    await admit(definition, ctx.actor, c.req.raw.headers);
    const { raw, key } = sent;
    const input = parse(definition, c, sent) as Input<P, Q, B, O>;
    const asked = key === undefined ? undefined : { call: `${method} ${path}`, key, body: "" };
    // With the path, whose last part may be a secret: only its fingerprint is kept.
    if (asked) asked.body = `${c.req.path}\n${withoutElapsed(raw)}`;
    // A retry after a lost answer is no new attempt: it is answered before the limit is asked.
    const earlier = asked && (await findSavedAnswer(ctx.db, asked));
    if (earlier) return send(c, earlier, true);
    // Counted for each call: behind one address of a café somebody's sign-up must not use up another's application.
    const place = `${c.var.address} ${path}`;
    if (limit && marksUpTo) {
      await consume(marksUpTo, place);
      ctx.overLimit = await consumeOrMark(limit, place);
    } else if (limit) await consume(limit, place);
    if (file) Object.assign(ctx, { file: await receiveFile(c, file), signal: c.var.body.signal });

    const does: Does<P, Q, B, A, O> = definition;
    if (does.handle) return stripped(strip, await does.handle(c, ctx, input));
    if (does.list) {
      const page = await does.handler(ctx, input);
      setPageHeaders(c, page);
      return c.json(strip(page.items) as object);
    }
    const act = does.prepare ? await does.prepare(ctx, input) : (within: Ctx) => does.handler(within, input);
    const result = async (within: Ctx): Promise<Answer> => ({
      status: creates ? 201 : 200,
      body: strip(await act(within)),
    });
    if (method === "GET") return send(c, await result(ctx), false);
    return change(c, { ctx, asked, limit: marksUpTo ? undefined : limit, place }, result);
  }

  return { ...told(definition), handleRequest, handleInput } as Call<CallDeclaration<M, Path, P, Q, B, A, O, F, C, L>>;
}

type Told = Partial<Omit<Call, "orBody" | "answers" | "takes">> &
  Pick<Call, "method" | "path" | "summary" | "caller" | "answer"> & { orBody?: { body: ObjectSchema } };

/** What a declaration tells the routes, the description of the API and the tests. */
function told(definition: Told): Omit<Call, "answers" | "takes"> {
  const { method, path, summary, caller, params, query, body, orBody, file, answer } = definition;
  const { creates = false, list = false, callsProvider = false, requiresConfirmation = false, allowsMissingSecondStep = false } = definition;
  const door = { method, path, summary, caller, confirmed, ownAccount };
  return {
    ...door,
    params,
    query,
    body,
    orBody: orBody?.body,
    file,
    answer,
    creates,
    list,
    callsProvider,
  };
}

/** A retry of a form has taken longer, and is the same all the same. In a text of JSON the quotes would be escaped. */
function withoutElapsed(raw: string): string {
  return raw.replace(/(?<!\\)"elapsed":[\d.]+/, '"elapsed":0');
}

/** Adds the cookie by which this browser is known to have signed in. */
async function rememberDevice<T>(c: HttpContext, response: Response, signsIn: (answer: T) => string) {
  const account = signsIn((await response.clone().json()) as T);
  response.headers.append("Set-Cookie", deviceCookie(account, c.req.header("cookie"), new Date()));
  return response;
}

/** What the contract names of a response that a call made by itself, where it is JSON and no error. */
async function stripped(strip: (value: unknown) => unknown, response: Response): Promise<Response> {
  if (!response.ok || !response.headers.get("Content-Type")?.startsWith("application/json")) return response;
  const body = JSON.stringify(strip(await response.json()));
  return new Response(body, response);
}

type Act = (ctx: Ctx) => Promise<Answer>;
type Change = { ctx: Ctx; asked: KeyedRequest | undefined; limit: LimitName | undefined; place: string };

/** Lets an act change something, and answers; where a twin was faster, with the twin's answer. */
async function change(c: HttpContext, { ctx, asked, limit, place }: Change, act: Act): Promise<Response> {
  try {
    return send(c, await inTransaction(ctx, asked, act), false);
  } catch (error) {
    const first = asked && error instanceof DuplicateRequest && (await findSavedAnswer(ctx.db, asked));
    if (!first) throw error;
    // The other click of a double one is no further attempt.
    if (limit) await giveBack(limit, place);
    return send(c, first, true);
  }
}

/** The act and its answer's key, in one transaction. */
function inTransaction(ctx: Ctx, asked: KeyedRequest | undefined, act: Act): Promise<Answer> {
  return retryOnce(() =>
    db().transaction(async (tx) => {
      const answer = await act({ ...ctx, db: tx });
      if (asked) await saveAnswer(tx, asked, answer, ctx.now);
      return answer;
    }),
  );
}

type Door = { caller: Caller; confirmed?: boolean; ownAccount?: boolean };

/** @throws AppError sign_in_required; forbidden; second_step_required; confirmation_required */
async function admit(
  { caller, confirmed, ownAccount }: Door,
  actor: Ctx["actor"],
  headers: Headers,
): Promise<void> {
  if (caller === "anyone") return;
  if (actor.kind === "staff") {
    if (actor.lacksSecondStep && !ownAccount) throw new AppError("second_step_required");
    if (confirmed) await requireConfirmed(headers);
    return;
  }
  if (caller === "vendor" && actor.kind === "vendor") return;
  throw accessError(actor);
}

function send(c: HttpContext, answer: Answer, replayed: boolean): Response {
  if (replayed) c.header("Idempotency-Replayed", "true");
  c.header("Cache-Control", "no-store");
  return c.json(answer.body as object, answer.status as 200);
}

function parse(
  definition: {
    params?: ObjectSchema;
    query?: ObjectSchema;
    body?: ObjectSchema;
    orBody?: { marked: readonly string[]; body: ObjectSchema };
  },
  c: HttpContext,
  { raw, params }: Sent,
): Record<string, unknown> {
  const { body, orBody } = definition;
  const sent = body && parseJson(raw);
  const isObject = typeof sent === "object" && sent !== null;
  const isOther = isObject && orBody?.marked.some((field) => field in sent);
  return {
    ...check(isOther ? orBody?.body : body, sent, c),
    ...check(definition.query, definition.query && withoutBlank(c.req.query()), c),
    ...check(definition.params, params, c),
  };
}

function check(shape: ObjectSchema, value: unknown, c: HttpContext): Record<string, unknown> {
  if (!shape) return {};
  const result = shape.safeParse(value, { reportInput: true });
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

/** A form's empty filter (`?status=`) means no filter. */
function withoutBlank(query: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ""));
}

/** Puts every call on the app. */
export function mountCalls(app: Hono<HttpEnv>, calls: readonly Call[]): void {
  const json = requireJson();
  for (const one of calls) {
    if (one.file) app.on(one.method, one.path, (c) => one.handleRequest(c));
    else app.on(one.method, one.path, json, (c) => one.handleRequest(c));
  }
  const methods = Map.groupBy(calls, (one) => one.path);
  for (const [path, same] of methods) {
    app.all(path, (c) => {
      c.header("Allow", same.map((one) => one.method).join(", "));
      throw new AppError("method_not_allowed");
    });
  }
  app.all("/api/*", () => {
    throw new AppError("not_found");
  });
}
