import type { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { takeWhatsappEvents } from "#app/notifications/whatsapp-events.server.ts";
import { AppError } from "#platform/errors.ts";
import { consume } from "#platform/http/limits.server.ts";
import type { HttpContext, HttpEnv } from "#platform/http/request.server.ts";
import { siteAddress } from "#platform/site.server.ts";
import { isSignedByMeta, metaChallenge, readMetaEvents } from "#platform/whatsapp/meta-events.server.ts";
import type { MetaSettings, TwilioSettings } from "#platform/whatsapp/settings.ts";
import { isSignedByTwilio, readTwilioEvents } from "#platform/whatsapp/twilio-events.server.ts";
import { twilioWebhook, whatsappSettings } from "#platform/whatsapp/whatsapp.server.ts";

const metaWebhook = "/webhooks/whatsapp/meta";

/** The most that Meta says it sends at once; Twilio's forms are small. In bytes. */
const largest = { meta: 3 * 1024 * 1024, twilio: 64 * 1024 };

/**
 * Where the WhatsApp providers tell what became of messages, and what people answered. No browser calls here, so neither
 * the Origin nor a session says who does: the signature over the body does, and nothing is read before it holds. Whoever
 * signs is not counted, since news of many messages come at once; whoever forges is, like any visitor.
 */
export function mountWebhooks(app: Hono<HttpEnv>): void {
  app.get(metaWebhook, (c) => {
    const challenge = metaChallenge(meta(), c.req.query());
    if (challenge === undefined) return refuse(c);
    return c.text(challenge);
  });
  app.post(metaWebhook, limited(largest.meta), async (c) => {
    const settings = meta();
    const body = new Uint8Array(await c.req.arrayBuffer());
    if (!isSignedByMeta(settings, body, c.req.header("x-hub-signature-256"))) return refuse(c);
    await takeWhatsappEvents(readMetaEvents(settings, body));
    return c.text("");
  });
  app.post(twilioWebhook, limited(largest.twilio), async (c) => {
    const settings = twilio();
    const form = new URLSearchParams(await c.req.text());
    // As it was called, to the letter: the query is signed too.
    const url = siteAddress() + c.env.incoming.url;
    if (!(await isSignedByTwilio(settings, url, form, c.req.header("x-twilio-signature")))) return refuse(c);
    await takeWhatsappEvents(readTwilioEvents(form, c.req.query("message"), new Date()));
    // What Twilio wants to hear when there is nothing to answer.
    return c.body("<Response/>", 200, { "Content-Type": "text/xml" });
  });
}

function limited(maxSize: number) {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw new AppError("too_large");
    },
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

async function refuse(c: HttpContext): Promise<never> {
  await consume("site", c.var.address);
  throw new AppError("forbidden");
}
