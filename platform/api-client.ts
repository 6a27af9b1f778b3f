import type { QueryFunctionContext } from "@tanstack/react-query";
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

/** Reads the address that is the first element of the query key. With `on401: "null"` a missing session reads as null. */
export function readKey<T>(options: { on401: "null" | "throw" } = { on401: "throw" }) {
  return async ({ queryKey, signal }: Pick<QueryFunctionContext, "queryKey" | "signal">): Promise<T> => {
    try {
      const response = await request("GET", String(queryKey[0]), { signal });
      return (await response.json()) as T;
    } catch (error) {
      if (options.on401 === "null" && error instanceof ApiError && error.status === 401) return null as T;
      throw error;
    }
  };
}

/** One page of a list call: the array, and what its headers say of the neighbours. */
export type ListPage<T> = {
  items: T[];
  next?: string | undefined;
  previous?: string | undefined;
  total: number;
};

/** Reads a list call with its Link and X-Total-Count headers; `next` and `previous` are cursors. */
export async function readList<T>(url: string, signal?: AbortSignal): Promise<ListPage<T>> {
  const response = await request("GET", url, signal ? { signal } : {});
  const links = response.headers.get("Link") ?? "";
  const cursor = (rel: string) => {
    const target = new RegExp(`<([^>]*)>;\\s*rel="${rel}"`).exec(links)?.[1];
    return target ? (new URL(target, "http://list").searchParams.get("cursor") ?? undefined) : undefined;
  };
  const items = (await response.json()) as T[];
  const total = Number(response.headers.get("X-Total-Count") ?? items.length);
  return { items, next: cursor("next"), previous: cursor("prev"), total };
}
