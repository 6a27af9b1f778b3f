import type { WhatsappEvent } from "./events.ts";
import { isWhatsappNumber } from "./number.ts";
import type { TwilioSettings } from "./settings.ts";

/**
 * Whether Twilio signed this form for this address.
 * @param url the address as Twilio called it, its query included
 */
export async function isSignedByTwilio(
  settings: TwilioSettings,
  url: string,
  form: URLSearchParams,
  signature: string | undefined,
): Promise<boolean> {
  // Its signatures alone: the whole library is of no use here.
  const { validateRequest } = await import("twilio/lib/webhooks/webhooks.js");
  const params: Record<string, string | string[]> = {};
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name);
    params[name] = values.length === 1 ? (values[0] ?? "") : values;
  }
  return validateRequest(settings.authToken, signature ?? "", url, params);
}

const statuses = {
  queued: "accepted",
  sending: "accepted",
  sent: "accepted",
  delivered: "delivered",
  read: "read",
  undelivered: "failed",
  failed: "failed",
} as const;

/**
 * What a signed form tells. Twilio does not say when something happened, so it is now.
 * @param messageId ours, which the callback's address bears
 */
export function readTwilioEvents(
  form: URLSearchParams,
  messageId: string | undefined,
  now: Date,
): WhatsappEvent[] {
  const id = form.get("MessageSid") ?? "";
  if (!/^[A-Z]{2}[0-9a-f]{32}$/i.test(id)) return [];
  const status = form.get("MessageStatus");
  if (status !== null) {
    if (!Object.hasOwn(statuses, status)) return [];
    return [
      {
        kind: "status",
        providerId: id,
        messageId,
        status: statuses[status as keyof typeof statuses],
        code: /^\d{1,9}$/.exec(form.get("ErrorCode") ?? "")?.[0] ?? "",
        at: now,
      },
    ];
  }
  const [, from = ""] = /^whatsapp:(.+)$/s.exec(form.get("From") ?? "") ?? [];
  const text = form.get("Body");
  return isWhatsappNumber(from) && text !== null ? [{ kind: "text", id, from, text, at: now }] : [];
}
