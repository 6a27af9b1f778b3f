import { eq } from "drizzle-orm";
import { messages as bookingMessages } from "#app/clients/bookings/messages.ts";
import { personalBookings, trackingPath } from "#app/clients/bookings/public.server.ts";
import { booking } from "#app/clients/bookings/schema.server.ts";
import { fallbackServices } from "#app/clients/bookings/values.ts";
import { bookingVendorName } from "#app/clients/bookings/vendor-names.ts";
import { personalMessages } from "#app/clients/contact/public.server.ts";
import { contactMessage } from "#app/clients/contact/schema.server.ts";
import { personalLeads, planningPathOf, readCalls } from "#app/clients/leads/public.server.ts";
import { lead } from "#app/clients/leads/schema.server.ts";
import { personalApplications } from "#app/marketplace/applications/public.server.ts";
import { vendorApplication } from "#app/marketplace/applications/schema.server.ts";
import { packageNames } from "#app/site/packages/contract.ts";
import { personalPeople, readAddressee } from "#app/staff/people/public.server.ts";
import { personalChats } from "#app/support/chat/public.server.ts";
import { chatSession } from "#app/support/chat/schema.server.ts";
import { visitorName } from "#app/support/chat/visitor-name.ts";
import { personalSafetyRequests } from "#app/support/safety/public.server.ts";
import { safetyRequest } from "#app/support/safety/schema.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { formatClock, formatPublicMoment } from "#platform/i18n/format-moment.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { bilingual, inLocale } from "#platform/i18n/text.ts";
import { openLinkToken } from "#platform/security/link-token.server.ts";
import type { PersonalData } from "#platform/security/personal-data.server.ts";
import { parseContacts } from "#platform/text/parse-contacts.ts";
import { normalisePhone } from "#platform/text/phone.server.ts";
import type { Placeholder } from "../rules/placeholders.ts";
import type { WritableKind } from "../values.ts";

type Pair = Record<Locale, string>;

/** Whom a letter from a record goes to, and what the record says of it. */
export type Recipient = {
  name: string;
  email: string;
  /** As E.164 where it can be read as a number. */
  phone: string;
  locale: Locale;
  /** Of a letter that is given none. */
  subject: Pair;
  /** What is blank has no value. */
  values: Partial<Record<Placeholder, string | Pair>>;
  /** The person's own link of this record, as a path. */
  link?: { placeholder: "trackingLink" | "callLink"; path: string } | undefined;
  isUnanswered: boolean;
};

const subjects = bilingual({
  lead: {
    en: (reference: string) => `Your consultation with Arribo (${reference})`,
    es: (reference: string) => `Tu consulta con Arribo (${reference})`,
  },
  booking: {
    en: (reference: string) => `Your booking ${reference}`,
    es: (reference: string) => `Tu reserva ${reference}`,
  },
  answer: { en: (subject: string) => `Re: ${subject}`, es: (subject: string) => `Re: ${subject}` },
  message: { en: "Your message to Arribo", es: "Tu mensaje a Arribo" },
  help: {
    en: (reference: string) => `Your request for help (${reference})`,
    es: (reference: string) => `Tu pedido de ayuda (${reference})`,
  },
  application: {
    en: (reference: string) => `Your application (${reference})`,
    es: (reference: string) => `Tu postulación (${reference})`,
  },
  chat: { en: "Your chat with Arribo", es: "Tu chat con Arribo" },
  person: { en: "Arribo writes to you", es: "Arribo te escribe" },
});

type Reader = (ctx: Ctx, id: number) => Promise<Recipient | undefined>;

const both = (write: (locale: Locale) => string): Pair => ({ en: write("en"), es: write("es") });
const dayOf = (at: Date) => both((locale) => formatPublicMoment(at, "weekday", locale));
const hourOf = (at: Date) => both((locale) => formatPublicMoment(at, "time", locale));

async function readLead(ctx: Ctx, id: number): Promise<Recipient | undefined> {
  const [row] = await ctx.db.select().from(lead).where(eq(lead.id, id));
  if (!row) return undefined;
  const { name, email, phone, locale, reference, status } = row;
  const path = await planningPathOf(ctx, id);
  const callAt = (await readCalls(ctx, [id])).get(id);
  return {
    ...{ name, email, phone, locale },
    subject: both((language) => inLocale(subjects, language).lead(reference)),
    values: {
      reference,
      package: row.package ? packageNames[row.package] : "",
      ...(callAt && { day: dayOf(callAt), hour: hourOf(callAt) }),
    },
    link: path === undefined ? undefined : { placeholder: "callLink", path },
    isUnanswered: status === "new",
  };
}

async function readBooking({ db }: Ctx, id: number): Promise<Recipient | undefined> {
  const [row] = await db.select().from(booking).where(eq(booking.id, id));
  if (!row) return undefined;
  const { customerName: name, customerContact, preferredAt, preferredTime, locale, reference } = row;
  const written = contactsIn(customerContact);
  return {
    name,
    email: row.customerEmail || written.email,
    phone: row.customerPhone || written.phone,
    locale,
    subject: both((language) => inLocale(subjects, language).booking(reference)),
    values: {
      reference,
      service: serviceName(row.serviceRequested),
      vendor: both((language) => bookingVendorName(row, language)),
      day: dayOf(preferredAt),
      hour: preferredTime && both((language) => formatClock(preferredTime, language)),
    },
    link: { placeholder: "trackingLink", path: trackingPath(openLinkToken(row)) },
    isUnanswered: false,
  };
}

/** A general service in both languages; any other is the vendor's own text. */
function serviceName(requested: string): string | Pair {
  const general = fallbackServices.find((name) => name === requested);
  return general ? both((locale) => inLocale(bookingMessages, locale).full.services[general]) : requested;
}

async function readMessage({ db }: Ctx, id: number): Promise<Recipient | undefined> {
  const [row] = await db.select().from(contactMessage).where(eq(contactMessage.id, id));
  if (!row) return undefined;
  const { name, email, phone, locale, answeredAt } = row;
  const subject = both((language) => {
    const t = inLocale(subjects, language);
    return row.subject ? t.answer(row.subject) : t.message;
  });
  return { name, email, phone, locale, subject, values: {}, isUnanswered: answeredAt === null };
}

async function readSafetyRequest({ db }: Ctx, id: number): Promise<Recipient | undefined> {
  const [row] = await db.select().from(safetyRequest).where(eq(safetyRequest.id, id));
  if (!row) return undefined;
  const { name, locale, reference } = row;
  const subject = both((language) => inLocale(subjects, language).help(reference));
  const values = { reference };
  return { name, ...contactsIn(row.contact), locale, subject, values, isUnanswered: false };
}

async function readApplication({ db }: Ctx, id: number): Promise<Recipient | undefined> {
  const [row] = await db.select().from(vendorApplication).where(eq(vendorApplication.id, id));
  if (!row) return undefined;
  const { ownerName, email, answers, locale, reference, businessName: vendor } = row;
  return {
    ...{ name: ownerName, email, phone: answers.primaryPhone, locale },
    subject: both((language) => inLocale(subjects, language).application(reference)),
    values: { reference, vendor },
    isUnanswered: false,
  };
}

async function readChat({ db }: Ctx, id: number): Promise<Recipient | undefined> {
  const [row] = await db.select().from(chatSession).where(eq(chatSession.id, id));
  if (!row) return undefined;
  const { locale, contact, name } = row;
  const known = visitorName({ id, name, contact: "" }, () => "");
  const subject = subjects.chat;
  return { name: known, ...contactsIn(contact), locale, subject, values: {}, isUnanswered: false };
}

async function readPerson(ctx: Ctx, id: number): Promise<Recipient | undefined> {
  const found = await readAddressee(ctx, id);
  if (!found) return undefined;
  const { name, email, phone, locale } = found;
  return { name, email, phone, locale, subject: subjects.person, values: {}, isUnanswered: false };
}

/** The first address and the first number of a free text. */
function contactsIn(written: string): { email: string; phone: string } {
  const found = parseContacts(written);
  const first = (kind: "email" | "phone") => found.find((one) => one.kind === kind)?.text ?? "";
  return { email: first("email"), phone: normalisePhone(first("phone")) };
}

const readers: Record<WritableKind, { read: Reader; letters: PersonalData["letters"] }> = {
  lead: { read: readLead, letters: personalLeads.letters },
  booking: { read: readBooking, letters: personalBookings.letters },
  contact_message: { read: readMessage, letters: personalMessages.letters },
  safety_request: { read: readSafetyRequest, letters: personalSafetyRequests.letters },
  vendor_application: { read: readApplication, letters: personalApplications.letters },
  chat: { read: readChat, letters: personalChats.letters },
  person: { read: readPerson, letters: personalPeople.letters },
};

type WritableRecord = { kind: WritableKind; id: number };

/** Whom a letter from this record goes to; undefined if there is no such record. */
export function readRecipient(ctx: Ctx, { kind, id }: WritableRecord): Promise<Recipient | undefined> {
  return readers[kind].read(ctx, id);
}

/** The outbox's keys of letters about this record, as its module erases them; of a person, about everybody merged with them. */
export async function letterKeysOf(ctx: Ctx, { kind, id }: WritableRecord): Promise<readonly string[]> {
  const ids = kind === "person" ? ((await readAddressee(ctx, id))?.family ?? []) : [id];
  return ids.flatMap((one) => readers[kind].letters?.(one) ?? []);
}

/** Unique for each letter that staff write from the record; its beginning is one of `letterKeysOf`. */
export function letterEffect({ kind, id }: WritableRecord, key: string): string {
  return `${kind}-letter:${id}:${key}`;
}
