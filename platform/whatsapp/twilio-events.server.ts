import { createHmac, timingSafeEqual } from "node:crypto";
import type { WhatsappEvent } from "./events.ts";
import { isWhatsappNumber } from "./number.ts";
import type { TwilioSettings } from "./settings.ts";

/**
 * See https://www.twilio.com/docs/usage/security#validating-requests.
 * @param url as Twilio called it, query included
 * @param signature the header X-Twilio-Signature
 */
export function isSignedByTwilio(
  settings: TwilioSettings,
  url: string,
  form: URLSearchParams,
  signature: string | undefined,
): boolean {
  const actual = Buffer.from(signature ?? "", "base64");
  const fields = [...new Set(form.keys())]
    .toSorted()
    .flatMap((name) => [...new Set(form.getAll(name))].toSorted().map((value) => name + value))
    .join("");
  // Some of Twilio's servers add the default port, others omit an explicit one.
  return [url, withUsualPort(url), withoutPort(url)].some((address) => {
    const expected = createHmac("sha1", settings.authToken)
      .update(address + fields)
      .digest();
    return actual.length === expected.length && timingSafeEqual(actual, expected);
  });
}

const withoutPort = (url: string) => url.replace(/^(https?:\/\/[^/?#]*?):\d+(?=[/?#]|$)/, "$1");
const withUsualPort = (url: string) =>
  withoutPort(url).replace(
    /^(https?):\/\/[^/?#]+/,
    (origin, scheme) => `${origin}:${scheme === "https" ? 443 : 80}`,
  );

const statuses = {
  queued: "accepted",
  sending: "accepted",
  sent: "accepted",
  delivered: "delivered",
  read: "read",
  undelivered: "failed",
  failed: "failed",
} as const;

/** Twilio sends no timestamps: events happen `now`. @param messageId ours, from the callback URL */
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
