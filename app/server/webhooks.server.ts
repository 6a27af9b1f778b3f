import type { Hono } from "hono";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { handleWhatsappEvents } from "#app/staff/outbox/server/whatsapp/whatsapp-events.server.ts";
import { siteAddress } from "#platform/config/site.server.ts";
import { AppError } from "#platform/errors.ts";
import { consume, limits, limitsAreOn } from "#platform/http/limits.server.ts";
import type { HttpContext, HttpEnv } from "#platform/http/request.server.ts";
import { isSignedByMeta, metaChallenge, readMetaEvents } from "#platform/whatsapp/meta-events.server.ts";
import type { MetaSettings, TwilioSettings } from "#platform/whatsapp/settings.ts";
import { isSignedByTwilio, readTwilioEvents } from "#platform/whatsapp/twilio-events.server.ts";
import { twilioWebhook, whatsappSettings } from "#platform/whatsapp/whatsapp.server.ts";

const metaWebhook = "/webhooks/whatsapp/meta";

/** Provider, signature header and maximum body size of each webhook. */
const webhooks = new Map([
  [metaWebhook, { provider: "meta", signature: "x-hub-signature-256", maxSize: 3 * 1024 * 1024 }],
  [twilioWebhook, { provider: "twilio", signature: "x-twilio-signature", maxSize: 64 * 1024 }],
]);

/** In bytes; undefined if the path is no webhook. */
export function maxWebhookSize(path: string): number | undefined {
  return webhooks.get(path)?.maxSize;
}

/** Counts unsigned requests per address. In memory, so that a flood costs no database statement. */
const unsignedLimiter = new RateLimiterMemory({ points: limits.site.points, duration: limits.site.seconds });

/**
 * Rejects by headers, before the body is read: unknown provider, no signature, no length. Others count against their
 * address until the signature is verified.
 * @throws AppError not_found; forbidden; malformed; rate_limited
 */
export async function checkWebhook({ env: { incoming }, req, var: { address } }: HttpContext): Promise<void> {
  if (!req.path.startsWith("/webhooks/")) return;
  const webhook = webhooks.get(req.path);
  if (!webhook || webhook.provider !== whatsappSettings()?.provider) throw new AppError("not_found");
  if (incoming.headers[webhook.signature] === undefined) throw new AppError("forbidden");
  if (incoming.headers["content-length"] === undefined) throw new AppError("malformed");
  if (!limitsAreOn()) return;
  try {
    await unsignedLimiter.consume(address);
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    throw new AppError("rate_limited", { retryAfter: Math.max(1, Math.ceil(rejection.msBeforeNext / 1000)) });
  }
}

async function refundPoint({ var: { address } }: HttpContext): Promise<void> {
  if (limitsAreOn()) await unsignedLimiter.reward(address);
}

/**
 * Delivery reports and replies from WhatsApp providers. Authenticated by the signature of the body only. Valid requests
 * are not counted, because providers send many at once.
 */
export function mountWebhooks(app: Hono<HttpEnv>): void {
  app.get(metaWebhook, async (c) => {
    const challenge = metaChallenge(meta(), c.req.query());
    if (challenge === undefined) {
      await consume("site", c.var.address);
      throw new AppError("forbidden");
    }
    return c.text(challenge);
  });
  app.post(metaWebhook, async (c) => {
    const settings = meta();
    const body = new Uint8Array(await c.req.arrayBuffer());
    if (!isSignedByMeta(settings, body, c.req.header("x-hub-signature-256"))) throw new AppError("forbidden");
    await refundPoint(c);
    await handleWhatsappEvents(readMetaEvents(settings, body));
    return c.text("");
  });
  app.post(twilioWebhook, async (c) => {
    const settings = twilio();
    const form = new URLSearchParams(await c.req.text());
    // Exactly as called: the query is signed too.
    const url = siteAddress() + c.env.incoming.url;
    if (!isSignedByTwilio(settings, url, form, c.req.header("x-twilio-signature")))
      throw new AppError("forbidden");
    await refundPoint(c);
    await handleWhatsappEvents(readTwilioEvents(form, c.req.query("message"), new Date()));
    return c.body("<Response/>", 200, { "Content-Type": "text/xml" });
  });
}

function meta(): MetaSettings {
  const settings = whatsappSettings();
  if (settings?.provider !== "meta") throw new AppError("not_found");
  return settings;
}

function twilio(): TwilioSettings {
  const settings = whatsappSettings();
  if (settings?.provider !== "twilio") throw new AppError("not_found");
  return settings;
}
