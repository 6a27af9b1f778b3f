import { AppError } from "#platform/errors.ts";

const networkCodes = "ECONNREFUSED ECONNRESET ETIMEDOUT EPIPE EHOSTUNREACH ENOTFOUND";
/** Shutdown, start-up, out of resources, timeouts, read-only (a standby), serialization failure, deadlock. */
const sqlStates = "57P01 57P02 57P03 53300 53100 53200 57014 55P03 25P03 25006 40001 40P01";
const outageCodes = new Set(`${networkCodes} ${sqlStates}`.split(" "));
const outageMessage =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|connection timeout|Client was closed|not queryable|Cannot use a pool after/i;

/** Whether the database cannot answer now and a retry may succeed. SQLSTATE class 08 is "connection exception". */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as Error & { code?: unknown };
  if (typeof code === "string" && (outageCodes.has(code) || code.startsWith("08"))) return true;
  if (outageMessage.test(error.message)) return true;
  if (error instanceof AggregateError && error.errors.some(isOutage)) return true;
  return isOutage(error.cause);
}

/** @returns AppError unavailable, to retry after 2 s, if the error is an outage; else the error itself */
export function translateOutage(error: unknown): unknown {
  return isOutage(error) ? new AppError("unavailable", { retryAfter: 2, cause: error }) : error;
}
