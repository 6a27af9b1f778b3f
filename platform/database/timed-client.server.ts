import pg from "pg";
import { beginSpan, endSpan } from "#platform/tracing/tracing.server.ts";

/** Milliseconds until a statement counts as lost: longer than the server's own `statement_timeout`. */
export const queryTimeoutMs = 5_500;

type Done = (error: Error | null, result?: pg.QueryResult) => void;

/**
 * pg's client with a timeout and promises of our own. pg assigns a closure to a property of each query for either, and V8
 * allocates such closures in the old generation: with each one the statement's whole answer stays in memory until the next
 * major collection, which then takes long, and each minor collection has to copy it first. Closures that are passed as
 * arguments are garbage at once. (drizzle takes a class with "Pool" in its name for a pool.)
 */
export class TimedClient extends pg.Client {
  /** As in pg. After a timeout the connection is closed: what was sent later would wait behind the lost statement. */
  override query(config: unknown, values?: unknown, callback?: unknown): never {
    // COPY and cursors call nobody back.
    if (isSubmittable(config)) return super.query(config) as never;
    const [parameters, done] = typeof values === "function" ? [undefined, values] : [values, callback];
    if (typeof done === "function") return this.#send(config, parameters, done as Done) as never;
    const answer = new Promise((resolve, reject) => {
      this.#send(config, parameters, (error, result) => (error ? reject(error) : resolve(result)));
    });
    return answer.catch(rethrowFromCaller) as never;
  }

  #send(config: unknown, values: unknown, done: Done): void {
    let isLost = false;
    const span = beginSpan(nameOf(config), "client", { "db.system.name": "postgresql" });
    const finish: Done = (error, result) => {
      if (span) endSpan(span, error ?? undefined);
      done(error, result);
    };
    const timer = setTimeout(() => {
      isLost = true;
      finish(new Error("Query read timeout"));
      this.connection.stream.destroy();
    }, queryTimeoutMs);
    super.query(config as string, values as unknown[], (error: Error | null, result) => {
      if (isLost) return;
      clearTimeout(timer);
      finish(error, result);
    });
  }
}

/** What a span is called: a statement's name, or its first word. The rest of its text may hold values. */
function nameOf(config: unknown): string {
  const { name, text } = typeof config === "string" ? { name: "", text: config } : (config as pg.QueryConfig);
  return name || (/\w+/.exec(text)?.[0].toLowerCase() ?? "statement");
}

function isSubmittable(config: unknown): config is pg.Submittable {
  return typeof config === "object" && config !== null && "submit" in config;
}

/** The stack of the socket's event says nothing about who asked. */
function rethrowFromCaller(error: unknown): never {
  if (error instanceof Error) Error.captureStackTrace(error);
  throw error;
}
