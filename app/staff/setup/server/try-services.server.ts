import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { recordAudit } from "#app/staff/audit/public.server.ts";
import { withTimeout } from "#platform/async/with-timeout.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { inLocale } from "#platform/i18n/text.ts";
import { isMailConfigured, sendMail } from "#platform/mail/mail.server.ts";
import { ProviderError } from "#platform/provider/provider-request.server.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import { asOneLine } from "#platform/text/invisible.ts";
import { isWhatsappConfigured, sendWhatsappText } from "#platform/whatsapp/whatsapp.server.ts";
import type { TryResult, whatsappTry } from "../contract.ts";
import { settingMessages } from "../setting-messages.ts";

/** Less than the call's own limit: no answer is an answer, too. */
const timeoutMs = 20_000;
const maxWords = 300;

/** Sends a letter to the caller by the mail service in use. Audited. @throws AppError conflict without a service */
export async function tryMail(ctx: Ctx): Promise<TryResult> {
  const { email: to } = requireStaff(ctx, "setup");
  if (!isMailConfigured()) throw new AppError("conflict");
  const { subject, text } = inLocale(settingMessages, ctx.locale).letter;
  const letter = { id: `setup-${randomUUID()}`, to, subject, text, html: `<p>${text}</p>` };
  return tried(ctx, "email", () => sendMail(letter), mailProblem);
}

/** Sends a WhatsApp text by the provider in use. Audited. @throws AppError conflict without a provider */
export async function tryWhatsapp(ctx: Ctx, { phone }: z.output<typeof whatsappTry>): Promise<TryResult> {
  requireStaff(ctx, "setup");
  if (!isWhatsappConfigured()) throw new AppError("conflict");
  const { text } = inLocale(settingMessages, ctx.locale).letter;
  const send = async () => {
    await sendWhatsappText({ to: phone, text });
    return "";
  };
  return tried(ctx, "whatsapp", send, whatsappProblem);
}

/** What the service answered, in its words, and nothing else. */
async function tried(
  ctx: Ctx,
  channel: "email" | "whatsapp",
  send: () => Promise<string>,
  problemOf: (error: unknown) => TryResult,
): Promise<TryResult> {
  const { result, words } = await withTimeout(
    timeoutMs,
    send().then((answer): TryResult => ({ result: "accepted", words: answer }), problemOf),
    (): TryResult => ({ result: "no_answer", words: "ETIMEDOUT" }),
  );
  const detail = { channel, to: result };
  await recordAudit(ctx, { act: "setup.tried", subject: "setup", subjectId: 0, detail });
  return { result, words: asOneLine(words).slice(0, maxWords) };
}

/** Errors of SMTP carry the server's line; all others mean that it said nothing. */
export function mailProblem(error: unknown): TryResult {
  const { response, code } = error as { response?: unknown; code?: unknown };
  if (typeof response === "string" && response) return { result: "refused", words: response };
  return { result: "no_answer", words: typeof code === "string" ? code : "" };
}

export function whatsappProblem(error: unknown): TryResult {
  if (!(error instanceof ProviderError)) return { result: "no_answer", words: "" };
  const { outcome, code, words } = error;
  return {
    result: outcome === "unreachable" ? "no_answer" : "refused",
    words: [code, words].filter(Boolean).join(": "),
  };
}
