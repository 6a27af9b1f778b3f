import type { ErrorBody } from "#platform/errors.ts";
import { inLocale } from "#platform/i18n/text.ts";
import { messages } from "../messages.ts";
import type { Device, Outcome } from "../request-queue.ts";

/** In milliseconds; a slower connection counts as lost. Retries are harmless. */
const timeoutMs = 15_000;

/** Sends the stored bytes. Never throws: failures are retried later, refusals are final. */
export const sendRequest: Device["send"] = async ({ id, locale, body }) => {
  try {
    const response = await post(body, locale, { key: id });
    // Idempotency key used with another body: the delivery id in the body still prevents a duplicate.
    const { status } = response;
    return await toOutcome(status === 422 ? await post(body, locale) : response);
  } catch {
    return { retryAfter: undefined };
  }
};

/** Sends a contact that was added later. Never throws: failures are retried later, refusals are final. */
export const sendContact: Device["sendContact"] = async ({ id, locale, contact }) => {
  try {
    const body = JSON.stringify({ delivery: id, contact });
    const response = await post(body, locale, { path: "/contact" });
    if (response.status === 404) return { refused: inLocale(messages, locale).noContact.gone };
    return await toOutcome(response);
  } catch {
    return { retryAfter: undefined };
  }
};

function post(
  body: string,
  locale: string,
  { path = "", key }: { path?: "/contact" | ""; key?: string } = {},
): Promise<Response> {
  return fetch(`/api/safety-requests${path}?lang=${locale}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...(key && { "Idempotency-Key": key }) },
    body,
    // Continues after the tab is closed.
    keepalive: true,
    signal: AbortSignal.timeout(timeoutMs),
  });
}

/** Statuses that a retry cannot change. */
const finalStatuses = new Set([400, 413, 422]);

async function toOutcome(response: Response): Promise<Outcome> {
  const result: unknown = await response.json();
  if (response.ok) {
    const { reference } = result as { reference?: unknown };
    return typeof reference === "string" ? { reference } : { retryAfter: undefined };
  }
  if (finalStatuses.has(response.status)) return { refused: (result as ErrorBody).message };
  return { retryAfter: Number(response.headers.get("Retry-After")) || undefined };
}
