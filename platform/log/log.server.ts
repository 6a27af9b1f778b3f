import { type DestinationStream, type Logger, pino } from "pino";

/** JSON lines. Log chosen fields only (ids, codes, durations): a whole object can contain a phone number. */
export let log: Logger = pino({ level: "silent" });

/** Called once per process; before that nothing is logged. @param to default: standard error */
export function openLog(level: string, to: DestinationStream = standardError()): Logger {
  log = pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime }, to);
  return log;
}

/** Bytes of pending lines; more are dropped. */
const maxPendingBytes = 1_000_000;

/** Ignores write errors: on a full disk requests must still be answered. */
function standardError(): DestinationStream {
  return pino.destination({ dest: 2, maxLength: maxPendingBytes }).on("error", () => {});
}

/** What can be logged of an error without what people wrote: never a database error's message. */
export function safeError(error: unknown): Record<string, unknown> {
  if (!isFailure(error)) return { error: typeof error };
  const root = rootCause(error);
  const { code, constraint, table } = root as Failure & {
    code?: string;
    constraint?: string;
    table?: string;
  };
  return {
    error: root.name ?? "Error",
    // A SQLSTATE marks a database error, whose message and detail quote the row.
    ...(isSqlState(code) ? { code, constraint, table } : { code, reason: root.message.slice(0, 300) }),
    at: error.stack
      ?.split("\n")
      .find((line) => line.includes("    at "))
      ?.trim(),
  };
}

/** An Error, or pg-boss's serialised form of one. */
type Failure = { name?: string; message: string; stack?: string; cause?: unknown };

function isFailure(error: unknown): error is Failure {
  return (
    typeof error === "object" && error !== null && "message" in error && typeof error.message === "string"
  );
}

function rootCause(error: Failure): Failure {
  return isFailure(error.cause) ? rootCause(error.cause) : error;
}

function isSqlState(code: unknown): code is string {
  return typeof code === "string" && /^[0-9A-Z]{5}$/.test(code);
}
