import { data } from "react-router";
import { AppError, errorStatus } from "#platform/errors.ts";

/**
 * For a page's loader or action (`.catch(refuseAsPage)`): what the asker did wrong is answered with its status, as a
 * page; whatever else went wrong is thrown on.
 */
export function refuseAsPage(error: unknown): never {
  const status = error instanceof AppError ? errorStatus[error.code] : 500;
  throw status < 500 ? data(null, { status }) : error;
}
