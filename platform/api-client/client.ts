import type { ErrorBody, ErrorCode } from "#platform/errors.ts";

/** An error response's body. A proxy's may have a message but no code. */
export type ErrorResponseBody = Omit<ErrorBody, "code"> & Partial<Pick<ErrorBody, "code">>;

/** A failed call. Its message is "status: body", or "status: status text" if the body is empty. */
export class ApiError extends Error {
  override name = "ApiError";
  readonly status: number;
  readonly statusText: string;
  readonly body: ErrorResponseBody | undefined;

  constructor(status: number, statusText: string, text: string) {
    super(`${status}: ${text || statusText}`);
    this.status = status;
    this.statusText = statusText;
    this.body = errorBody(text);
  }
}

/** Whether a call was refused with 409: as a rule the record has changed since the person saw it. */
export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409;
}

/** Whether a call was refused with 401: nobody is signed in, or no longer. */
export function isSignInRequired(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** Whether a call was refused because staff must have a second step here, and this person has none. */
export function isSecondStepRequired(error: unknown): boolean {
  return error instanceof ApiError && error.body?.code === "second_step_required";
}

function errorBody(text: string): ErrorResponseBody | undefined {
  const { message, code, fields, details } = parsedObject(text);
  if (typeof message !== "string" && typeof code !== "string") return undefined;
  return {
    message: typeof message === "string" ? message : "",
    ...(typeof code === "string" && { code: code as ErrorCode }),
    ...(typeof fields === "object" && fields !== null ? { fields: textsOf(fields) } : {}),
    ...(typeof details === "object" && details !== null ? { details: { ...details } } : {}),
  };
}

function parsedObject(text: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(text);
    return parsed && typeof parsed === "object" && !Array.isArray(parsed) ? { ...parsed } : {};
  } catch {
    return {};
  }
}

function textsOf(fields: object): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([, text]) => typeof text === "string"));
}

/**
 * Calls the API, with cookies, and with `token` as bearer token.
 * @throws ApiError unless the status is 2xx; TypeError without a connection; the reason of an aborted `signal`
 */
export async function request(
  method: string,
  url: string,
  options: { body?: unknown; idempotencyKey?: string; token?: string; signal?: AbortSignal } = {},
): Promise<Response> {
  const response = await fetch(url, {
    method,
    credentials: "include",
    headers: {
      ...(options.body === undefined ? {} : { "Content-Type": "application/json" }),
      ...(options.token ? { Authorization: `Bearer ${options.token}` } : {}),
      ...(options.idempotencyKey ? { "Idempotency-Key": options.idempotencyKey } : {}),
    },
    ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
    ...(options.signal ? { signal: options.signal } : {}),
  });
  if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text());
  return response;
}

export type ApiCall = typeof request;
