import { type DestinationStream, type Logger, pino } from "pino";

/**
 * Logs are lines of JSON. What is logged is chosen field by field (ids, codes, durations), because an
 * object handed over whole can carry somebody's phone number.
 */
export let log: Logger = pino({ level: "silent" });

/** Called once by the process; until then nothing is logged. @param to where the lines go, standard error if unsaid */
export function openLog(level: string, to: DestinationStream = standardError()): Logger {
  log = pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime }, to);
  return log;
}

/** Bytes of lines that wait to be written; what comes beyond them is not kept. */
const mostWaiting = 1_000_000;

/** A disk that is full takes no line, and those who ask must be answered all the same. */
function standardError(): DestinationStream {
  return pino.destination({ dest: 2, maxLength: mostWaiting }).on("error", () => {});
}

/** What may be told of a failure without telling what people wrote: never its message from the database. */
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

/** An Error, or what pg-boss makes of one: an object with its properties. */
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
