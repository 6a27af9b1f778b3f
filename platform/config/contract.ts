import { z } from "zod";
import { email, line, text } from "#platform/contract.ts";
import { claimNames, secondSteps } from "./values.ts";

/**
 * The settings that an owner may also change in the browser (app/staff/setup), and how each is validated, there and in
 * `operator.json` or the environment.
 */

const optionalText = text(300).nullable();
const phone = line(40).min(3);
const figure = line(40);

/** The fields of `operator.json` by their path in it. */
export const operatorFields = {
  "legal.effectiveDate": optionalText,
  "legal.governingState": optionalText,
  "legal.county": optionalText,
  "legal.supportContact": optionalText,
  "legal.address": optionalText,
  /** Shown on /about; what is empty is left out there. */
  "company.name": optionalText,
  "company.registration": optionalText,
  people: z
    .array(z.strictObject({ name: line(80), role: z.strictObject({ en: line(120), es: line(120) }) }))
    .max(12),
  /** Receives staff notifications. */
  staffEmail: email,
  staffLocale: z.enum(["en", "es"]),
  supportPhone: phone,
  /** While it is a placeholder, the safety page says that nobody answers there. */
  hotline: z.strictObject({ number: phone, isPlaceholder: z.boolean() }),
  /**
   * Hours in which the team answers chat and urgent bookings: days (0 is Sunday) and whole hours, Santo Domingo. `closed`:
   * days without them, such as holidays.
   */
  chatHours: z
    .strictObject({
      days: z.array(z.number().int().min(0).max(6)).min(1).max(7),
      from: z.number().int().min(0).max(23),
      to: z.number().int().min(1).max(24),
      closed: z.array(z.iso.date()).max(60).default([]),
    })
    .refine(({ from, to }) => from < to, { path: ["to"] }),
  "claims.home.relocations": figure,
  "claims.home.successRate": figure,
  "claims.home.support": figure,
  "claims.community.members": figure,
  "claims.community.cities": figure,
  "claims.safety.support": figure,
  "claims.safety.safetyRecord": figure,
  "claims.safety.relocations": figure,
  /** Those that the company can prove; the setup page (/admin/setup) lists the others. */
  "claims.proved": z.array(z.enum(claimNames)).max(claimNames.length),
} as const;
export type OperatorField = keyof typeof operatorFields;

const senderPattern = /^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;
const contentSid = z.string().regex(/^HX[0-9a-fA-F]{32}$/);

/** The settings of services and of signing in, by what they are; the environment's names are in `config.server.ts`. */
export const serviceFields = {
  secondStep: z.enum(secondSteps),
  smtpUrl: z.url({ protocol: /^smtps?$/, hostname: /./ }),
  mailFrom: z.string().max(300).regex(senderPattern),
  /** A secret of a provider: any characters except whitespace. */
  secret: z.string().regex(/^\S{8,1000}$/),
  metaPhoneId: z.string().regex(/^\d{5,25}$/),
  twilioAccountSid: z.string().regex(/^AC[0-9a-fA-F]{32}$/),
  twilioFrom: z.string().regex(/^(whatsapp:)?\+\d{7,15}$/),
  /** Letter → language → Twilio's id of the approved template. */
  twilioTemplates: z.record(
    z.string().regex(/^[a-z_]{1,60}$/),
    z.strictObject({ en: contentSid.optional(), es: contentSid.optional() }),
  ),
} as const;
