import { siteAddress } from "#platform/config/site.server.ts";
import { log, safeError } from "#platform/log/log.server.ts";
import { sendMail } from "#platform/mail/mail.server.ts";
import { ProviderError } from "#platform/provider/provider-request.server.ts";
import { isWhatsappNumber } from "#platform/whatsapp/number.ts";
import { sendWhatsapp } from "#platform/whatsapp/whatsapp.server.ts";
import type { TryOutcome } from "../contract.ts";
import { isPhoneLetter } from "../letter-registry.ts";
import type { outbox } from "../schema.server.ts";
import { letterHtml } from "../templates/letter-html.ts";
import { letterText, renderLetter } from "../templates/letters.ts";
import { whatsappParams, whatsappText } from "../templates/whatsapp-text.ts";
import { footerOf } from "./footer.server.ts";
import { unsealFacts } from "./sealed-links.server.ts";

type Row = typeof outbox.$inferSelect;

export type DeliveryResult = {
  outcome: TryOutcome;
  code: string;
  took: number;
  providerId: string | null;
  /** Requested by the service, in seconds. */
  retryAfter?: number | undefined;
};

/** Renders a message and hands it to the service of its channel, once. Never throws. */
export async function deliver(row: Row): Promise<DeliveryResult> {
  const send = prepare(row);
  if (!send) return { outcome: "unwritten", code: "", took: 0, providerId: null };
  const started = performance.now();
  const took = () => Math.round(performance.now() - started);
  try {
    const providerId = await send();
    return { outcome: "accepted", code: "", took: took(), providerId };
  } catch (error) {
    return { ...classifyError(error), took: took(), providerId: null };
  }
}

/** @returns undefined if rendering fails: a defect, or a missing key */
function prepare(row: Row): (() => Promise<string | null>) | undefined {
  try {
    return row.channel === "email" ? prepareMail(row) : prepareWhatsapp(row);
  } catch (error) {
    log.error({ outbox: row.id, letter: row.letter, ...safeError(error) }, "could not render a message");
    return undefined;
  }
}

function prepareMail(row: Row): () => Promise<null> {
  const letter = renderLetter(row.letter, unsealFacts(row), row.locale, siteAddress());
  const help = footerOf(row);
  const mail = {
    id: String(row.id),
    to: row.recipient,
    subject: letter.subject,
    text: letterText(letter, help),
    html: letterHtml(letter, row.locale, help),
    replyTo: row.replyTo ?? undefined,
    unsubscribe: letter.stop?.url,
  };
  return async () => {
    await sendMail(mail);
    return null;
  };
}

function prepareWhatsapp(row: Row): () => Promise<string> {
  const { letter: name, recipient, locale } = row;
  if (!isPhoneLetter(name)) throw new Error(`${name} has no WhatsApp template`);
  const facts = unsealFacts(row);
  const message = {
    id: String(row.id),
    to: recipient,
    template: name,
    params: whatsappParams(name, facts, locale, siteAddress()),
    text: whatsappText(renderLetter(name, facts, locale, siteAddress()), locale),
    locale,
  };
  return async () => {
    if (!isWhatsappNumber(recipient)) throw new ProviderError("refused", "no number");
    return (await sendWhatsapp(message)).providerId;
  };
}

function classifyError(error: unknown): Pick<DeliveryResult, "outcome" | "code" | "retryAfter"> {
  if (error instanceof ProviderError) {
    const { outcome, code, retryAfter } = error;
    return { outcome, code, retryAfter };
  }
  // SMTP (RFC 5321): 5xx is permanent, 4xx temporary. EENVELOPE without a code: nothing was sent.
  const { responseCode, code } = error as { responseCode?: number; code?: unknown };
  const errorCode = String(responseCode ?? code ?? "no answer").slice(0, 100);
  // Wrong credentials: the settings are at fault, not the letter.
  if (code === "EAUTH") return { outcome: "busy", code: errorCode };
  if (code === "EENVELOPE" && !responseCode) return { outcome: "refused", code: errorCode };
  if (!responseCode) return { outcome: "unreachable", code: errorCode };
  return { outcome: responseCode >= 500 ? "refused" : "busy", code: errorCode };
}
