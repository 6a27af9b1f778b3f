import { claimNames } from "#platform/config/values.ts";

/** What the setup page may list, by group, in its order. */
export const setupGroups = {
  /** Set, but not the company's own. */
  placeholders: ["hotline", "supportPhone", "staffEmail"],
  /** Not filled in yet. */
  missing: [
    "legal.effectiveDate",
    "legal.governingState",
    "legal.county",
    "legal.supportContact",
    "legal.address",
    "company.name",
    "company.registration",
    "people",
  ],
  /** Figures that are not among the proved ones. */
  claims: claimNames,
  samples: ["vendors", "posts", "partners"],
  /** Not configured. */
  services: ["publicUrl", "mail", "whatsapp", "ai"],
} as const;

export type SetupGroup = keyof typeof setupGroups;
export type SetupId = (typeof setupGroups)[SetupGroup][number];
export const setupIds = Object.values(setupGroups).flat() as [SetupId, ...SetupId[]];

/** What the owner changes in the browser, by the form that it stands on. Those of `operator.json` have their path in it. */
export const settingFields = {
  firm: [
    "company.name",
    "company.registration",
    "legal.address",
    "supportPhone",
    "hotline",
    "staffEmail",
    "staffLocale",
    "people",
  ],
  hours: ["chatHours"],
  access: ["secondStep"],
  claims: [
    "claims.home.relocations",
    "claims.home.successRate",
    "claims.home.support",
    "claims.community.members",
    "claims.community.cities",
    "claims.safety.support",
    "claims.safety.safetyRecord",
    "claims.safety.relocations",
    "claims.proved",
  ],
  legal: ["legal.effectiveDate", "legal.governingState", "legal.county", "legal.supportContact"],
  mail: ["mailFrom", "smtpHost", "smtpPort", "smtpSecurity", "smtpUser", "smtpPassword"],
  whatsapp: [
    "whatsappProvider",
    "metaPhoneId",
    "metaToken",
    "metaAppSecret",
    "metaVerifyToken",
    "twilioAccountSid",
    "twilioAuthToken",
    "twilioFrom",
    "twilioTemplates",
  ],
} as const;
export type SettingSection = keyof typeof settingFields;
export type SettingField = (typeof settingFields)[SettingSection][number];
export const settingSections = Object.keys(settingFields) as [SettingSection, ...SettingSection[]];
export const settingNames = Object.values(settingFields).flat() as [SettingField, ...SettingField[]];

/** Stored encrypted, and never shown again. */
export const secretFields = [
  "smtpPassword",
  "metaToken",
  "metaAppSecret",
  "metaVerifyToken",
  "twilioAuthToken",
] as const satisfies readonly SettingField[];
export type SecretField = (typeof secretFields)[number];

/** Ports of mail services; another one can only be set by SMTP_URL, so that the form cannot try out a network's ports. */
export const smtpPorts = [587, 465, 2525, 25] as const;
/** tls: from the first byte; starttls: before the password. Never without. */
export const smtpSecurities = ["starttls", "tls"] as const;
export const whatsappProviders = ["none", "meta", "twilio"] as const;
/** What a provider said to a message of the owner to themselves. */
export const tryResults = ["accepted", "refused", "no_answer"] as const;
