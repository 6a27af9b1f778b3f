import { randomUUID } from "node:crypto";
import { changeContactMessage } from "#app/clients/contact/public.server.ts";
import { moveLead } from "#app/clients/leads/public.server.ts";
import { recordAudit } from "#app/staff/audit/public.server.ts";
import type { OutboxMessage } from "#app/staff/outbox/contract.ts";
import { firstName } from "#app/staff/outbox/first-name.ts";
import { hasLinkMark, putInLink, takeOutLink } from "#app/staff/outbox/letter-link.ts";
import {
  enqueueMessages,
  findLetter,
  findOptOuts,
  listLettersAbout,
  type NewMessage,
  recordSentByHand,
} from "#app/staff/outbox/public.server.ts";
import { undoable } from "#app/staff/shell/editing/undo/undo.server.ts";
import { translate, usesExternalTranslator } from "#app/support/translation/public.server.ts";
import { operator } from "#platform/config/operator.server.ts";
import { siteAddress } from "#platform/config/site.server.ts";
import { actorName } from "#platform/context.ts";
import type { Page } from "#platform/database/lists/page.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { type Locale, otherLocale } from "#platform/i18n/locale.ts";
import { bilingual, inLocale } from "#platform/i18n/text.ts";
import { log, safeError } from "#platform/log/log.server.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import { isWhatsappNumber } from "#platform/whatsapp/number.ts";
import type {
  Addressee,
  LettersAboutQuery,
  NewLetter,
  SentLetter,
  TranslationQuestion,
} from "../contract.ts";
import { gapsIn, type Placeholder } from "../rules/placeholders.ts";
import { maxSubjectLength, type WritableKind } from "../values.ts";
import { letterEffect, letterKeysOf, type Recipient, readRecipient } from "./records.server.ts";

const messages = bilingual({
  gaps: {
    en: (names: string) => `Still to be filled in: ${names}.`,
    es: (names: string) => `Falta llenar: ${names}.`,
  },
  noEmail: { en: "There is no email address here.", es: "Aquí no hay correo." },
  emailChanged: {
    en: "The address here changed in the meantime, so nothing was sent. What you wrote is still here.",
    es: "El correo cambió mientras tanto, así que no se envió nada. Lo que escribiste sigue aquí.",
  },
  phoneChanged: {
    en: "The number here changed in the meantime, so this was not recorded. What you wrote is still here.",
    es: "El número cambió mientras tanto, así que no se anotó. Lo que escribiste sigue aquí.",
  },
  noPhone: {
    en: "There is no number that WhatsApp can reach.",
    es: "No hay un número al que llegue WhatsApp.",
  },
  stopped: {
    en: "This number asked for no more messages.",
    es: "Este número pidió no recibir más mensajes.",
  },
});

type WritableRecord = { kind: WritableKind; id: number };

/**
 * Whom a letter from this record goes to, and what its placeholders stand for there; for those who may write it, as a link
 * among the values lets its holder act as the customer.
 * @throws AppError not_found; forbidden
 */
export async function findAddressee(ctx: Ctx, record: WritableRecord): Promise<Addressee> {
  requireStaff(ctx, "work");
  const recipient = await requireRecipient(ctx, record);
  const { name, email, phone, locale, subject, isUnanswered } = recipient;
  const number = isWhatsappNumber(phone) ? phone : "";
  const stopped = await findOptOuts(ctx, number ? [number] : []);
  return {
    ...{ name, email, phone: number, locale, subject, isUnanswered },
    values: valuesOf(ctx, recipient),
    stoppedAt: stopped.get(number)?.toISOString() ?? null,
  };
}

async function requireRecipient(ctx: Ctx, record: WritableRecord): Promise<Recipient> {
  const recipient = await readRecipient(ctx, record);
  if (!recipient) throw new AppError("not_found");
  return recipient;
}

function valuesOf(ctx: Ctx, { name, values, link }: Recipient): Addressee["values"] {
  const { company, supportPhone } = operator();
  const all: Recipient["values"] = {
    ...values,
    name,
    firstName: firstName(name),
    concierge: actorName(ctx.actor),
    firm: company.name ?? "Arribo",
    firmPhone: supportPhone,
    ...(link && { [link.placeholder]: `${siteAddress()}${link.path}` }),
  };
  const known = Object.entries(all).filter(([, value]) => value);
  return Object.fromEntries(
    known.map(([key, value]) => [key, typeof value === "string" ? { en: value, es: value } : value]),
  ) as Partial<Record<Placeholder, Record<Locale, string>>>;
}

/**
 * Writes to the person of a record, in the caller's transaction. An e-mail goes to the outbox; a WhatsApp text, which the
 * writer has sent from their own WhatsApp, is recorded. The first words to a new lead, or to a message of the contact form,
 * are its answer. Audited. An e-mail can be undone.
 * @throws AppError not_found; invalid where a gap is left, or there is no such address; conflict if it is not the one that
 * the writer saw
 */
export async function writeLetter(ctx: Ctx, input: NewLetter): Promise<SentLetter> {
  requireStaff(ctx);
  // What the writer sent from a phone of their own has left.
  if (input.channel === "whatsapp") return { ...(await write(ctx, input)), undo: null };
  const of = { act: "letter.written", subject: "letter", id: ({ letter }: Written) => letter.id } as const;
  return undoable(ctx, of, (held) => write(held, input));
}

type Written = Omit<SentLetter, "undo">;

async function write(ctx: Ctx, input: NewLetter): Promise<Written> {
  const { kind, id, channel } = input;
  const recipient = await requireRecipient(ctx, input);
  await requireSendable(ctx, input, recipient);
  requireSeen(ctx, input, recipient);
  const message = newMessage(input, recipient);
  if (channel === "email") await enqueueMessages(ctx, [message]);
  else await recordSentByHand(ctx, message);
  await recordAudit(ctx, { act: "letter.written", subject: kind, subjectId: id, detail: { channel } });
  const answered = recipient.isUnanswered ? await markAnswered(ctx, input) : null;
  return { letter: await findLetter(ctx, message.effect), answered };
}

async function requireSendable(ctx: Ctx, input: NewLetter, recipient: Recipient): Promise<void> {
  const t = inLocale(messages, ctx.locale);
  const fail = (field: string, text: string) => {
    throw new AppError("invalid", { fields: { [field]: text } });
  };
  const isEmail = input.channel === "email";
  for (const field of ["subject", "text"] as const) {
    const gaps = gapsIn(input[field]);
    if (gaps.length > 0) fail(field, t.gaps(gaps.join(", ")));
  }
  if (isEmail && !recipient.email) fail("channel", t.noEmail);
  if (isEmail) return;
  if (!isWhatsappNumber(recipient.phone)) fail("channel", t.noPhone);
  if ((await findOptOuts(ctx, [recipient.phone])).size > 0) fail("channel", t.stopped);
}

function requireSeen({ locale }: Ctx, { channel, to }: NewLetter, { email, phone }: Recipient): void {
  if (to === (channel === "email" ? email : phone)) return;
  const { emailChanged, phoneChanged } = inLocale(messages, locale);
  throw new AppError("conflict", { fields: { to: channel === "email" ? emailChanged : phoneChanged } });
}

function newMessage(input: NewLetter, { name, email, phone, link, subject: usual }: Recipient): NewMessage {
  const isEmail = input.channel === "email";
  const { text, path } = withoutLink(input.text, link);
  const subject = input.subject || (isEmail ? usual[input.language].slice(0, maxSubjectLength) : "");
  const facts = { name, email, phone, subject, message: text };
  return {
    effect: letterEffect(input, randomUUID()),
    letter: "staff_letter",
    channel: input.channel,
    recipient: isEmail ? email : phone,
    ...(isEmail && { replyTo: operator().staffEmail }),
    facts: path === undefined ? facts : { ...facts, path },
    locale: input.language,
  };
}

async function markAnswered(ctx: Ctx, { kind, id }: WritableRecord): Promise<SentLetter["answered"]> {
  if (kind === "lead") await moveLead(ctx, { id, status: "contacted" });
  else if (kind === "contact_message") await changeContactMessage(ctx, { id, answered: true });
  else return null;
  return kind;
}

/** The letters about a record, newest first. Links are left out. */
export async function lettersAbout(
  ctx: Ctx,
  { kind, id, ...paging }: LettersAboutQuery,
): Promise<Page<OutboxMessage>> {
  requireStaff(ctx);
  return listLettersAbout(ctx, await letterKeysOf(ctx, { kind, id }), paging);
}

/**
 * Translates a letter before it is sent; what the translator gets has no link of the person's own.
 * @returns null where no translator is set up, it failed, or it lost the link
 * @throws AppError not_found
 */
export async function translateLetter(
  ctx: Ctx,
  input: TranslationQuestion,
): Promise<{ translation: { subject: string; text: string } | null }> {
  requireStaff(ctx);
  const { link } = await requireRecipient(ctx, input);
  if (!usesExternalTranslator()) return { translation: null };
  const taken = withoutLink(input.text, link);
  const [subject, text] = await Promise.all([
    input.subject ? translateOrNull(ctx, input.subject, input.language) : "",
    translateOrNull(ctx, taken.text, input.language),
  ]);
  if (subject === null || text === null) return { translation: null };
  if (taken.path === undefined) return { translation: { subject, text } };
  if (!hasLinkMark(text)) return { translation: null };
  return { translation: { subject, text: putInLink(text, siteAddress() + taken.path) } };
}

function withoutLink(text: string, link: Recipient["link"]): { text: string; path?: string } {
  return link ? takeOutLink(text, siteAddress() + link.path, link.path) : { text };
}

/** By a translator only: the phrasebook's words are no letter. */
async function translateOrNull(ctx: Ctx, text: string, from: Locale): Promise<string | null> {
  try {
    const found = await translate(ctx, { text, from, to: otherLocale(from) });
    return found.from === "model" || found.from === "libretranslate" ? found.translatedText : null;
  } catch (error) {
    if (!(error instanceof AppError)) log.warn(safeError(error), "could not translate a letter");
    return null;
  }
}
