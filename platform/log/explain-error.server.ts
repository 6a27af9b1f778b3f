type ErrorKind = new (...args: never[]) => Error;

/** Codes of Node and PostgreSQL (https://www.postgresql.org/docs/current/errcodes-appendix.html). */
const meanings: Record<string, string> = {
  ENOSPC: "The disk is full.",
  EDQUOT: "The disk is full: its quota is used up.",
  EACCES: "A file or folder may not be read or written by this user.",
  EROFS: "The disk may only be read.",
  ECONNREFUSED: "The database does not answer: nothing listens at its address.",
  ENOTFOUND: "The database does not answer: its host is not known.",
  ETIMEDOUT: "The database does not answer.",
  "08P01":
    "The database refuses the settings of a session. A connection pooler (PgBouncer) does that: let DATABASE_URL name PostgreSQL itself.",
  "25006":
    "The database is read-only: it is a standby that is not promoted, or default_transaction_read_only is on. Let DATABASE_URL name the primary.",
  "28000": "The database does not let this user in from here (pg_hba.conf).",
  "28P01": "The database does not know this user or password.",
  "3D000": "There is no database of that name.",
  "42501": "The database's role may not do that.",
  "53100": "The database's disk is full.",
  "53200": "The database is out of memory.",
  "53300":
    "The database takes no more connections (too many connections). A process of Arribo uses up to 25: raise max_connections, or the role's connection limit.",
  "55P03": "Somebody keeps a table of the database locked; it was waited for, for a minute.",
  "57P01": "The database was stopped meanwhile.",
};

/** Explains the root cause; the database's messages quote data. @param operatorErrors their messages are shown */
export function explainError(error: unknown, operatorErrors: readonly ErrorKind[]): string {
  if (!(error instanceof Error)) return "It failed.";
  if (operatorErrors.some((kind) => error instanceof kind)) return error.message;
  if (error.cause instanceof Error) return explainError(error.cause, operatorErrors);
  // Node tried several addresses of one host.
  if (error instanceof AggregateError) return explainError(error.errors[0], operatorErrors);
  const { code, path: file } = error as Error & { code?: string; path?: string };
  const meaning = code && meanings[code];
  if (meaning) return file ? `${meaning} (${file})` : meaning;
  if (code && /^[0-9A-Z]{5}$/.test(code)) return `The database refused (${code}).`;
  if (/Connection terminated|Client was closed|not queryable/.test(error.message))
    return "The connection to the database was lost.";
  if (/timeout|timed out/i.test(error.message)) return "The database did not answer in time.";
  return `It failed: ${error.message}`;
}
