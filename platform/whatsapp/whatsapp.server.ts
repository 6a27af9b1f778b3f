import type { Locale } from "#platform/i18n/locale.ts";
import { sendByMeta } from "./meta.server.ts";
import type { WhatsappSettings } from "./settings.ts";
import { sendByTwilio } from "./twilio.server.ts";

export type WhatsappMessage = {
  /** Ours: what the provider tells of the message later bears it. */
  id: string;
  /** E.164. */
  to: string;
  /** The name of the approved template, and what fills its holes, in their order. */
  template: string;
  params: readonly string[];
  /** The template with its holes filled. */
  text: string;
  locale: Locale;
};

/** Where Twilio tells what became of a message. */
export const twilioWebhook = "/webhooks/whatsapp/twilio";

/** How long a provider may take to answer, in milliseconds. */
const usualPatience = 10_000;

let settings: WhatsappSettings | undefined;
let publicUrl: string | undefined;
let patience = usualPatience;

/**
 * Tells which provider there is, if any.
 * @param options.publicUrl where the provider reaches us, if it can: Twilio refuses a message whose callback it cannot call
 * @param options.patience how long it may take to answer, in milliseconds
 */
export function openWhatsapp(options: {
  settings: WhatsappSettings | undefined;
  publicUrl: string | undefined;
  patience?: number;
}): void {
  settings = options.settings;
  publicUrl = options.publicUrl;
  patience = options.patience ?? usualPatience;
}

/** Whether messages can be sent at all; without a provider they wait in the outbox for a hand. */
export function whatsappIsConfigured(): boolean {
  return settings !== undefined;
}

/** The provider that there is, for whoever reads what it tells us. */
export function whatsappSettings(): WhatsappSettings | undefined {
  return settings;
}

/**
 * Hands a message to the provider. Returns only when it was accepted, which is not yet delivered.
 * Neither provider knows a repeated message from a new one. When an answer was lost, the message may have gone out, and
 * another try may send it twice; it carries our id, so that the provider's webhook can tell us before that try.
 * @throws NotAccepted
 */
export async function sendWhatsapp(message: WhatsappMessage): Promise<{ providerId: string }> {
  if (!settings) throw new Error("no WhatsApp provider is configured");
  if (settings.provider === "meta") return { providerId: await sendByMeta(settings, message, patience) };
  const callback = publicUrl && `${publicUrl}${twilioWebhook}?message=${encodeURIComponent(message.id)}`;
  return { providerId: await sendByTwilio(settings, message, callback, patience) };
}

export function closeWhatsapp(): void {
  settings = undefined;
}
