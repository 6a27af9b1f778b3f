import { isIP } from "node:net";
import { isDeepStrictEqual } from "node:util";
import { eq } from "drizzle-orm";
import type { z } from "zod";
import { recordAudit } from "#app/staff/audit/public.server.ts";
import { operator } from "#platform/config/operator.server.ts";
import { actorName } from "#platform/context.ts";
import { lockName } from "#platform/database/locked-row.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { requiredText } from "#platform/http/required-text.ts";
import { inLocale } from "#platform/i18n/text.ts";
import { defaultSender } from "#platform/mail/mail.server.ts";
import { isForbiddenAddress } from "#platform/provider/guarded-connection.server.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import type { Settings, SettingValues, sectionBodies } from "../contract.ts";
import { setupSecret, setupSection } from "../schema.server.ts";
import { settingMessages } from "../setting-messages.ts";
import {
  type SecretField,
  type SettingField,
  type SettingSection,
  secretFields,
  settingFields,
  settingSections,
} from "../values.ts";
import { fixedFields } from "./effective.server.ts";
import { fixedSettings, takeUpAfterCommit } from "./in-use.server.ts";
import { sealSecret } from "./stored.server.ts";

type Body<S extends SettingSection> = z.output<(typeof sectionBodies)[S]>;
type Values = Partial<Record<SettingField, unknown>>;

const isSecret = (field: SettingField): field is SecretField =>
  (secretFields as readonly SettingField[]).includes(field);

/** What holds of all that owners can set, where it is set, and when secrets were: for the owner. */
export async function readSettings(ctx: Ctx): Promise<Settings> {
  requireStaff(ctx, "setup");
  const rows = await ctx.db.select().from(setupSection);
  const secrets = await ctx.db.select().from(setupSecret);
  const fixed = fixedFields(fixedSettings());
  const stored: Values = Object.assign({}, ...rows.map(({ values }) => values));
  return {
    sections: settingSections.map((section) => {
      const row = rows.find((one) => one.section === section);
      const { version = 0, changedAt, changedBy = null } = row ?? {};
      return { section, version, changedAt: changedAt?.toISOString() ?? null, changedBy };
    }),
    values: { ...companyValues(stored), ...serviceValues(stored) } as SettingValues,
    fixed: [...fixed].map(([field, by]) => ({ field, by })),
    secrets: secrets
      .filter(({ field }) => !fixed.has(field))
      .map(({ field, setAt, setBy }) => ({ field, setAt: setAt.toISOString(), setBy })),
  };
}

/** From the transaction's own rows where they are stored: the details in use may be older than they. */
function companyValues(stored: Values): Values {
  const fixed = fixedFields(fixedSettings());
  const paths = (["firm", "hours", "claims", "legal"] as const).flatMap((section) => settingFields[section]);
  return Object.fromEntries(
    paths.map((path) => {
      const current = path
        .split(".")
        .reduce<unknown>((node, key) => (node as Values)[key as never], operator());
      return [path, !fixed.has(path) && path in stored ? stored[path] : current];
    }),
  );
}

function serviceValues(stored: Values): Values {
  const { secondStep, smtpUrl, mailFrom, whatsapp } = fixedSettings();
  const smtp = smtpUrl ? new URL(smtpUrl) : undefined;
  const security = smtp?.protocol === "smtps:" ? "tls" : "starttls";
  return {
    secondStep: secondStep ?? stored.secondStep ?? "optional",
    mailFrom: mailFrom ?? stored.mailFrom ?? defaultSender,
    smtpHost: smtp?.hostname ?? stored.smtpHost ?? null,
    smtpPort: smtp ? Number(smtp.port) || (security === "tls" ? 465 : 587) : (stored.smtpPort ?? 587),
    smtpSecurity: smtp ? security : (stored.smtpSecurity ?? "starttls"),
    smtpUser: smtp ? null : (stored.smtpUser ?? null),
    whatsappProvider: whatsapp?.provider ?? stored.whatsappProvider ?? "none",
    metaPhoneId: whatsapp ? null : (stored.metaPhoneId ?? null),
    twilioAccountSid: whatsapp ? null : (stored.twilioAccountSid ?? null),
    twilioFrom: whatsapp ? null : (stored.twilioFrom ?? null),
    twilioTemplates: whatsapp ? {} : (stored.twilioTemplates ?? {}),
  };
}

/**
 * Stores a section and takes it into use, in every process. What the file or the environment sets is left as it is there.
 * Audited by the names of the fields.
 * @throws AppError conflict if another owner changed the section meanwhile; invalid
 */
export async function saveSettings<S extends SettingSection>(
  ctx: Ctx,
  section: S,
  { version, ...body }: Body<S>,
): Promise<Settings> {
  const { name } = requireStaff(ctx, "setup");
  await lockName(ctx.db, `setup ${section}`);
  const [row] = await ctx.db.select().from(setupSection).where(eq(setupSection.section, section));
  if ((row?.version ?? 0) !== version) throw new AppError("conflict");
  const fixed = fixedFields(fixedSettings());
  const own = Object.entries(body as Values).filter(([field]) => !fixed.has(field as SettingField));
  const values = Object.fromEntries(own.filter(([field]) => !isSecret(field as SettingField)));
  const secrets = own.filter(([field, value]) => isSecret(field as SettingField) && value !== null);
  const before = await readSettings(ctx);
  await checkServices(ctx, before, Object.fromEntries(own));
  const changed = [
    ...Object.keys(values).filter(
      (field) => !isDeepStrictEqual(values[field], before.values[field as keyof SettingValues]),
    ),
    ...secrets.map(([field]) => field),
  ];
  if (changed.length === 0) return before;
  const change = { version: version + 1, values, changedAt: ctx.now, changedBy: name };
  await ctx.db
    .insert(setupSection)
    .values({ section, ...change })
    .onConflictDoUpdate({ target: setupSection.section, set: change });
  await saveSecrets(ctx, secrets as [SecretField, string][]);
  if (values.smtpUser === null) await ctx.db.delete(setupSecret).where(eq(setupSecret.field, "smtpPassword"));
  const detail = { section, fields: changed.join(" "), ...secondStepChange(before, values) };
  await recordAudit(ctx, { act: "setup.changed", subject: "setup", subjectId: 0, detail });
  await takeUpAfterCommit(ctx.db);
  return readSettings(ctx);
}

/** Whether a second step is required is written down with its value: it says who could sign in how, and since when. */
function secondStepChange({ values }: Settings, { secondStep }: Values): { from?: string; to?: string } {
  return secondStep === undefined ? {} : { from: values.secondStep, to: String(secondStep) };
}

async function saveSecrets(ctx: Ctx, secrets: readonly [SecretField, string][]): Promise<void> {
  for (const [field, plain] of secrets) {
    const set = { value: sealSecret(field, plain), setAt: ctx.now, setBy: actorName(ctx.actor) };
    await ctx.db
      .insert(setupSecret)
      .values({ field, ...set })
      .onConflictDoUpdate({ target: setupSecret.field, set });
  }
}

/** What depends on several fields, or on what is stored. @throws AppError invalid */
async function checkServices(ctx: Ctx, before: Settings, own: Values): Promise<void> {
  const t = inLocale(settingMessages, ctx.locale);
  const required = inLocale(requiredText, ctx.locale).plain;
  const fields: Record<string, string> = {};
  const isStored = (field: SecretField) => before.secrets.some((one) => one.field === field);
  if (typeof own.smtpHost === "string") {
    if (isThisMachine(own.smtpHost)) fields.smtpHost = t.forbiddenHost;
    const isElsewhere = (["smtpHost", "smtpPort", "smtpUser"] as const).some(
      (field) => own[field] !== before.values[field],
    );
    // A stored password is not sent to a server that somebody else may have chosen.
    if (
      typeof own.smtpUser === "string" &&
      own.smtpPassword === null &&
      (isElsewhere || !isStored("smtpPassword"))
    )
      fields.smtpPassword = isStored("smtpPassword") ? t.passwordAgain : required;
  }
  if (own.whatsappProvider === "meta" || own.whatsappProvider === "twilio")
    for (const field of neededBy[own.whatsappProvider])
      if (!own[field] && !(isSecret(field) && isStored(field))) fields[field] = required;
  if (Object.keys(fields).length > 0) throw new AppError("invalid", { fields });
}

const neededBy = {
  meta: ["metaPhoneId", "metaToken", "metaAppSecret", "metaVerifyToken"],
  twilio: ["twilioAccountSid", "twilioAuthToken", "twilioFrom"],
} as const satisfies Record<string, readonly SettingField[]>;

/** Known before any look-up; a name that leads here is refused when it is connected to. */
function isThisMachine(host: string): boolean {
  const isForbidden = fixedSettings().isForbidden ?? isForbiddenAddress;
  return isIP(host) ? isForbidden(host) : /(^|\.)localhost$/i.test(host);
}
