import { z } from "zod";
import { type OperatorField, operatorFields, serviceFields } from "#platform/config/contract.ts";
import { line } from "#platform/contract.ts";
import {
  secretFields,
  settingFields,
  settingNames,
  settingSections,
  setupIds,
  smtpPorts,
  smtpSecurities,
  tryResults,
  whatsappProviders,
} from "./values.ts";

const setupItem = z.object({
  id: z.enum(setupIds),
  /** What pages show now: a number, an address, a figure. Null where nothing is written. */
  value: z.string().nullable(),
  /** What our own records count: of samples how many are shown, of a claim what we know. Null: not counted. */
  records: z.number().int().nullable(),
  /** Somebody decided that it can wait: it is not on Today. */
  isPutOff: z.boolean(),
});
export type SetupItem = z.infer<typeof setupItem>;

/** Only what is still to do, in the order of `setupGroups`. */
export const setup = z.object({ items: z.array(setupItem) });
export type Setup = z.infer<typeof setup>;

export const putOff = z.object({ item: z.enum(setupIds), isPutOff: z.boolean() });

/** The version that the owner saw: two owners do not overwrite each other. */
const version = { version: z.number().int().min(0) };

function pick<K extends OperatorField>(names: readonly K[]): Pick<typeof operatorFields, K> {
  return Object.fromEntries(names.map((name) => [name, operatorFields[name]])) as never;
}

/** A host's name or its IPv4 address. */
const hostPattern = /^[a-z0-9](?:[a-z0-9-]{0,62}\.)*[a-z0-9-]{0,62}$/i;
const password = z.string().regex(/^[^\p{Cc}]{1,1000}$/u);
const secret = serviceFields.secret;

/** The bodies of a section's change. Null keeps a secret as it is. */
export const sectionBodies = {
  firm: z.object({ ...version, ...pick(settingFields.firm) }),
  hours: z.object({ ...version, ...pick(settingFields.hours) }),
  claims: z.object({ ...version, ...pick(settingFields.claims) }),
  legal: z.object({ ...version, ...pick(settingFields.legal) }),
  access: z.object({ ...version, secondStep: serviceFields.secondStep }),
  mail: z.object({
    ...version,
    mailFrom: serviceFields.mailFrom.nullable(),
    smtpHost: line(253).regex(hostPattern).nullable(),
    smtpPort: z.literal([...smtpPorts]),
    smtpSecurity: z.enum(smtpSecurities),
    smtpUser: line(200).nullable(),
    smtpPassword: password.nullable(),
  }),
  whatsapp: z.object({
    ...version,
    whatsappProvider: z.enum(whatsappProviders),
    metaPhoneId: serviceFields.metaPhoneId.nullable(),
    metaToken: secret.nullable(),
    metaAppSecret: secret.nullable(),
    metaVerifyToken: secret.nullable(),
    twilioAccountSid: serviceFields.twilioAccountSid.nullable(),
    twilioAuthToken: secret.nullable(),
    twilioFrom: serviceFields.twilioFrom.nullable(),
    twilioTemplates: serviceFields.twilioTemplates,
  }),
} as const;

/** What holds now, of all sections; a secret is not among it. */
const settingValues = z.object({
  ...pick([...settingFields.firm, ...settingFields.hours, ...settingFields.claims, ...settingFields.legal]),
  secondStep: serviceFields.secondStep,
  ...sectionBodies.mail.omit({ version: true, smtpPassword: true, smtpPort: true }).shape,
  /** Any, where SMTP_URL sets it. */
  smtpPort: z.number().int(),
  ...sectionBodies.whatsapp.omit({
    version: true,
    metaToken: true,
    metaAppSecret: true,
    metaVerifyToken: true,
    twilioAuthToken: true,
  }).shape,
});
export type SettingValues = z.output<typeof settingValues>;

export const settings = z.object({
  sections: z.array(
    z.object({
      section: z.enum(settingSections),
      ...version,
      changedAt: z.iso.datetime().nullable(),
      changedBy: z.string().nullable(),
    }),
  ),
  values: settingValues,
  /** What `operator.json` or the environment sets, and which of them: it holds, whatever is stored. */
  fixed: z.array(z.object({ field: z.enum(settingNames), by: z.string() })),
  secrets: z.array(z.object({ field: z.enum(secretFields), setAt: z.iso.datetime(), setBy: z.string() })),
});
export type Settings = z.output<typeof settings>;

export const whatsappTry = z.object({ phone: z.string().regex(/^\+\d{7,15}$/) });
/** `words`: the provider's own; without an answer the network's code. */
export const tryResult = z.object({ result: z.enum(tryResults), words: z.string() });
export type TryResult = z.output<typeof tryResult>;
