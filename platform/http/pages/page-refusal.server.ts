import { data } from "react-router";
import { AppError, errorStatus } from "#platform/errors.ts";

/** For `.catch` in a loader or action: client errors become a page with that status; others are rethrown. */
export function refuseAsPage(error: unknown): never {
  const status = error instanceof AppError ? errorStatus[error.code] : 500;
  throw status < 500 ? data(null, { status }) : error;
}
