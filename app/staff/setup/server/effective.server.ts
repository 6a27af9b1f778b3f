import { isDeepStrictEqual } from "node:util";
import { type Operator, operatorSchema } from "#platform/config/operator.ts";
import { deliveredOperator } from "#platform/config/operator-defaults.ts";
import type { SecondStep } from "#platform/config/values.ts";
import { log, safeError } from "#platform/log/log.server.ts";
import { defaultSender, type MailSettings } from "#platform/mail/mail.server.ts";
import { connectGuarded } from "#platform/provider/guarded-connection.server.ts";
import { metaUrl, type WhatsappSettings } from "#platform/whatsapp/settings.ts";
import { type SettingField, settingFields, settingNames } from "../values.ts";
import type { StoredSettings } from "./stored.server.ts";

/** What the file and the environment set: it wins over what owners stored. */
export type FixedSettings = {
  operator: Operator;
  secondStep?: SecondStep | undefined;
  smtpUrl?: string | undefined;
  mailFrom?: string | undefined;
  whatsapp?: WhatsappSettings | undefined;
  /** For tests: addresses that a stored mail service may not have, and where the stored provider is. */
  isForbidden?: (address: string) => boolean;
  providerUrl?: string;
};

export type EffectiveSettings = {
  operator: Operator;
  requiresSecondStep: boolean;
  mail: MailSettings;
  whatsapp: WhatsappSettings | undefined;
};

const operatorPaths = [
  ...settingFields.firm,
  ...settingFields.hours,
  ...settingFields.claims,
  ...settingFields.legal,
];
type Tree = { [key: string]: unknown };

function valueAt(tree: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((node, key) => (node as Tree | undefined)?.[key], tree);
}

function setAt(tree: Tree, path: string, value: unknown): void {
  const keys = path.split(".");
  const last = keys.pop() as string;
  const parent = keys.reduce((node, key) => node[key] as Tree, tree);
  parent[last] = value;
}

const delivered = operatorSchema.parse(deliveredOperator);

/** Which fields the file and the environment set, and which of them: "operator.json: supportPhone", "SMTP_URL". */
export function fixedFields(fixed: FixedSettings): Map<SettingField, string> {
  const found = new Map<SettingField, string>();
  for (const path of operatorPaths)
    if (!isDeepStrictEqual(valueAt(fixed.operator, path), valueAt(delivered, path)))
      found.set(path, `operator.json: ${path}`);
  if (fixed.secondStep) found.set("secondStep", "STAFF_SECOND_STEP");
  if (fixed.mailFrom) found.set("mailFrom", "MAIL_FROM");
  if (fixed.smtpUrl)
    for (const field of settingFields.mail) if (field !== "mailFrom") found.set(field, "SMTP_URL");
  const provider = fixed.whatsapp?.provider === "meta" ? "META_WHATSAPP_…" : "TWILIO_…";
  if (fixed.whatsapp) for (const field of settingFields.whatsapp) found.set(field, provider);
  return found;
}

/** What holds: what the file and the environment set, else what owners stored, else the defaults. */
export function effectiveSettings(fixed: FixedSettings, stored: StoredSettings): EffectiveSettings {
  const named = fixedFields(fixed);
  const own: StoredSettings = {
    ...stored,
    values: Object.fromEntries(
      settingNames.filter((name) => !named.has(name)).map((name) => [name, stored.values[name]]),
    ),
  };
  return {
    operator: mergeOperator(fixed.operator, own.values),
    requiresSecondStep: (fixed.secondStep ?? own.values.secondStep) === "required",
    mail: fixed.smtpUrl ? { url: fixed.smtpUrl, from: senderOf(fixed, own) } : storedMail(fixed, own),
    whatsapp: fixed.whatsapp ?? storedWhatsapp(own, fixed.providerUrl),
  };
}

/** A stored value that is valid no more, after an update, makes the file hold. */
function mergeOperator(file: Operator, values: StoredSettings["values"]): Operator {
  const { officeHours: _, ...merged } = structuredClone(file);
  for (const path of operatorPaths) if (values[path] !== undefined) setAt(merged, path, values[path]);
  const parsed = operatorSchema.safeParse(merged);
  if (parsed.success) return parsed.data;
  log.error(safeError(parsed.error), "stored settings of the company are not valid; the file holds");
  return file;
}

function senderOf(fixed: FixedSettings, { values }: StoredSettings): string {
  return fixed.mailFrom ?? (values.mailFrom as string | null | undefined) ?? defaultSender;
}

function storedMail(fixed: FixedSettings, stored: StoredSettings): MailSettings {
  const from = senderOf(fixed, stored);
  const { smtpHost: host, smtpPort: port, smtpSecurity, smtpUser: user } = stored.values;
  if (typeof host !== "string") return { url: undefined, from };
  const url = new URL(`${smtpSecurity === "tls" ? "smtps" : "smtp"}://${host}:${Number(port)}`);
  if (typeof user === "string") {
    url.username = encodeURIComponent(user);
    url.password = encodeURIComponent(stored.secrets.smtpPassword ?? "");
  }
  const { isForbidden } = fixed;
  return {
    url: url.href,
    from,
    // A test's service on loopback has no certificate.
    requireTls: smtpSecurity !== "tls" && !isForbidden,
    connect: (target) => connectGuarded(target, isForbidden),
  };
}

function storedWhatsapp(
  { values, secrets }: StoredSettings,
  url: string | undefined,
): WhatsappSettings | undefined {
  const {
    metaToken: token,
    metaAppSecret: appSecret,
    metaVerifyToken: verifyToken,
    twilioAuthToken,
  } = secrets;
  const { metaPhoneId: phoneId, twilioAccountSid: accountSid, twilioFrom: from } = values;
  if (values.whatsappProvider === "meta" && typeof phoneId === "string" && token && appSecret && verifyToken)
    return { provider: "meta", url: url ?? metaUrl, token, phoneId, appSecret, verifyToken };
  const isTwilio = values.whatsappProvider === "twilio" && typeof accountSid === "string";
  if (isTwilio && twilioAuthToken && typeof from === "string")
    return {
      provider: "twilio",
      url,
      accountSid,
      authToken: twilioAuthToken,
      from: from.replace("whatsapp:", ""),
      templates: (values.twilioTemplates ?? {}) as Extract<
        WhatsappSettings,
        { provider: "twilio" }
      >["templates"],
    };
  return undefined;
}
