import type { ErrorBody } from "./errors.ts";

/** A call that answered with an error. Its message is "status: body", or the status text where the body is empty. */
export class ApiError extends Error {
  override name = "ApiError";
  readonly status: number;
  readonly statusText: string;
  /** Our own error body, where the answer had one: its `message` and `fields` are in the person's language. */
  readonly body: ErrorBody | undefined;

  constructor(status: number, statusText: string, text: string) {
    super(`${status}: ${text || statusText}`);
    this.status = status;
    this.statusText = statusText;
    this.body = errorBody(text);
  }
}

/** Whether a call failed because somebody else was faster. */
export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409;
}

function errorBody(text: string): ErrorBody | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    return parsed && typeof parsed === "object" && "code" in parsed ? (parsed as ErrorBody) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Calls the API. Sends cookies always, a JSON content type only with a body, and `token` as bearer credential.
 * @throws ApiError when the answer is not a success
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

/** `request`, as somebody who is signed in by a token. */
export type ApiCall = typeof request;
