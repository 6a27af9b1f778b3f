import type { ErrorBody } from "#platform/errors.ts";
import { inLocale } from "#platform/i18n/text.ts";
import { messages } from "../messages.ts";
import type { Device, Outcome } from "../request-queue.ts";

/** In milliseconds; a slower connection counts as lost. Retries are harmless. */
const patience = 15_000;

/** Sends the stored bytes. Never throws: failures are retried later. */
export const sendRequest: Device["send"] = async ({ id, locale, body }) => {
  try {
    const answer = await post(body, locale, { key: id });
    // Idempotency key used with another body: the delivery id in the body still prevents a duplicate.
    const { status } = answer;
    return await outcomeOf(status === 422 ? await post(body, locale) : answer);
  } catch {
    return { retryAfter: undefined };
  }
};

/** Idempotent without a key. */
export const sendContact: Device["sendContact"] = async ({ id, locale, contact }) => {
  try {
    const body = JSON.stringify({ delivery: id, contact });
    const answer = await post(body, locale, { path: "/contact" });
    if (answer.status === 404) return { refused: inLocale(messages, locale).noContact.gone };
    return await outcomeOf(answer);
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
    signal: AbortSignal.timeout(patience),
  });
}

/** Statuses that a retry cannot change. */
const final = new Set([400, 413, 422]);

async function outcomeOf(answer: Response): Promise<Outcome> {
  const told: unknown = await answer.json();
  if (answer.ok) {
    const { reference } = told as { reference?: unknown };
    return typeof reference === "string" ? { reference } : { retryAfter: undefined };
  }
  if (final.has(answer.status)) return { refused: (told as ErrorBody).message };
  return { retryAfter: Number(answer.headers.get("Retry-After")) || undefined };
}
