import type { ErrorBody } from "#platform/errors.ts";
import { inLocale } from "#platform/i18n/text.ts";
import { messages } from "../messages.ts";
import type { Device, Outcome } from "../request-queue.ts";

/** A connection this slow is treated as lost; the retry is harmless. In milliseconds. */
const patience = 15_000;

/** Sends a request that is kept on the device, as it was written. Never fails: what goes wrong is tried again later. */
export const sendRequest: Device["send"] = async ({ id, locale, body }) => {
  try {
    const answer = await post(body, locale, { key: id });
    // A name that was used for other bytes: the request's own name in them still makes it one.
    const { status } = answer;
    return await outcomeOf(status === 422 ? await post(body, locale) : answer);
  } catch {
    return { retryAfter: undefined };
  }
};

/** Sends what was added to a request. Sending it again changes nothing, so it needs no key. */
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
    // It goes on when the tab is closed.
    keepalive: true,
    signal: AbortSignal.timeout(patience),
  });
}

/** Refused for good is only what the server understood and will not take. */
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
