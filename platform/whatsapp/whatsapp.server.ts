import type { Locale } from "#platform/i18n/locale.ts";
import { sendByMeta, sendTextByMeta, verifyMeta } from "./meta.server.ts";
import type { WhatsappSettings } from "./settings.ts";
import { sendByTwilio, sendTextByTwilio, verifyTwilio } from "./twilio.server.ts";

export type WhatsappMessage = {
  /** Ours; status webhooks return it. */
  id: string;
  to: string;
  template: string;
  params: readonly string[];
  /** The template with its variables filled in. */
  text: string;
  locale: Locale;
};

export const twilioWebhook = "/webhooks/whatsapp/twilio";

const defaultTimeoutMs = 10_000;

let settings: WhatsappSettings | undefined;
let publicUrl: string | undefined;
let timeoutMs = defaultTimeoutMs;

/** @param options.publicUrl undefined if unreachable: Twilio refuses messages whose callback it cannot call */
export function openWhatsapp(options: {
  settings: WhatsappSettings | undefined;
  publicUrl: string | undefined;
  timeoutMs?: number;
}): void {
  settings = options.settings;
  publicUrl = options.publicUrl;
  timeoutMs = options.timeoutMs ?? defaultTimeoutMs;
}

/** Without a provider, messages wait in the outbox to be sent by hand. */
export function isWhatsappConfigured(): boolean {
  return settings !== undefined;
}

/** For webhooks, which check signatures with them; undefined without a provider. */
export function whatsappSettings(): WhatsappSettings | undefined {
  return settings;
}

/**
 * Resolves on acceptance, not delivery. A retry after a lost response may send twice, unless a webhook with our id comes
 * first. @throws ProviderError; Error without a provider
 */
export async function sendWhatsapp(message: WhatsappMessage): Promise<{ providerId: string }> {
  if (!settings) throw new Error("no WhatsApp provider is configured");
  if (settings.provider === "meta") return { providerId: await sendByMeta(settings, message, timeoutMs) };
  const callback = publicUrl && `${publicUrl}${twilioWebhook}?message=${encodeURIComponent(message.id)}`;
  return { providerId: await sendByTwilio(settings, message, callback, timeoutMs) };
}

/**
 * Words of our own, without a template: who tries the settings out. Resolves on acceptance. @throws ProviderError; Error
 * without a provider
 */
export async function sendWhatsappText(message: { to: string; text: string }): Promise<void> {
  if (!settings) throw new Error("no WhatsApp provider is configured");
  if (settings.provider === "meta") await sendTextByMeta(settings, message, timeoutMs);
  else await sendTextByTwilio(settings, message, timeoutMs);
}

/** Asks the provider whether it accepts the token and knows the sender; sends nothing. @throws ProviderError; Error without a provider */
export async function verifyWhatsapp(): Promise<void> {
  if (!settings) throw new Error("no WhatsApp provider is configured");
  if (settings.provider === "meta") await verifyMeta(settings, timeoutMs);
  else await verifyTwilio(settings, timeoutMs);
}

/** Messages that are being sent are sent to their end. */
export function closeWhatsapp(): void {
  settings = undefined;
}
