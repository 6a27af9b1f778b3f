import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { z } from "zod";
import type { AiSettings } from "#platform/ai/settings.ts";
import { parseJson } from "#platform/text/parse-json.ts";
import { metaUrl, type WhatsappSettings } from "#platform/whatsapp/settings.ts";
import { serviceFields as fields } from "./contract.ts";
import { type Operator, operatorSchema } from "./operator.ts";
import { settingNotes } from "./setting-notes.ts";

const blankIsUnset = (value: unknown) => (value === "" ? undefined : value);
/** @param schema optional or with a default, which also holds for a blank value */
const setting = <T extends z.ZodType>(schema: T) => z.preprocess(blankIsUnset, schema);
const optional = <T extends z.ZodType>(schema: T) => setting(schema.optional());
const isOn = setting(z.enum(["on", "off"]).default("on")).transform((value) => value === "on");
const wholeNumber = (min: number, max: number) => z.coerce.number().int().min(min).max(max);

const httpUrl = z.url({ protocol: /^https?$/ });
const withoutSlashes = (url: string | undefined) => url?.replace(/(?<!\/)\/+$/, "");
const address = optional(httpUrl).transform(withoutSlashes);
/** Scheme, host and port only: links and the allowed Origin derive from it. */
const originPattern = /^https?:\/\/[^/?#@\\\s]+\/*$/i;
const secret = optional(fields.secret);

const whatsapp = {
  META_WHATSAPP_TOKEN: secret,
  META_WHATSAPP_PHONE_ID: optional(fields.metaPhoneId),
  META_WHATSAPP_APP_SECRET: secret,
  META_WHATSAPP_VERIFY_TOKEN: secret,
  META_WHATSAPP_URL: address,
  TWILIO_ACCOUNT_SID: optional(fields.twilioAccountSid),
  TWILIO_AUTH_TOKEN: secret,
  TWILIO_WHATSAPP_FROM: optional(fields.twilioFrom).transform((from) => from?.replace("whatsapp:", "")),
  TWILIO_TEMPLATES: optional(z.string().transform(parseJson).pipe(fields.twilioTemplates)),
  TWILIO_URL: address,
};

/** US$ per million tokens: input, output. */
const prices = z
  .string()
  .regex(/^\d{1,4}(\.\d{1,4})?,\s*\d{1,4}(\.\d{1,4})?$/)
  .transform((text) => {
    const [input = 0, output = 0] = text.split(",").map(Number);
    return { in: input, out: output };
  });

const modelPattern = /^\S{1,200}$/;

const ai = {
  AI: isOn,
  OPENAI_API_KEY: secret,
  OPENAI_BASE_URL: address,
  OPENAI_MODEL: setting(z.string().regex(modelPattern).default("gpt-4.1-mini")),
  // The default is more expensive than the default model: a wrong price makes fewer calls, never higher costs.
  OPENAI_PRICES: setting(prices.default({ in: 2, out: 8 })),
  AI_DAILY_BUDGET: setting(z.coerce.number().min(0).max(10_000).default(5)),
};

const backup = {
  BACKUP_DIR: optional(z.string().transform((dir) => path.resolve(dir))),
  BACKUP_PASSPHRASE: optional(z.string().min(12)),
  BACKUP_RECIPIENTS: optional(z.string().regex(/^age1[0-9a-z]{58}(,\s*age1[0-9a-z]{58})*$/)),
  BACKUP_IDENTITY_FILE: optional(z.string()),
};

const environment = z
  .object({
    PORT: setting(wholeNumber(0, 65535).default(3000)),
    HOST: setting(z.string().default("127.0.0.1")),
    DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
    DATABASE_READ_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
    DATA_DIR: setting(z.string().default(".data")).transform((dir) => path.resolve(dir)),
    ADMIN_EMAIL: optional(z.email()),
    ADMIN_PASSWORD: optional(z.string().min(12).max(128)),
    AUTH_SECRET: optional(z.string().min(32)),
    DATA_KEY: optional(z.string().regex(/^[A-Za-z0-9+/_-]{43}=?(,[A-Za-z0-9+/_-]{43}=?)*$/)),
    PUBLIC_URL: optional(httpUrl.regex(originPattern)).transform(withoutSlashes),
    TRUST_PROXY: setting(wholeNumber(0, 5).default(0)),
    WORKERS: setting(z.union([z.literal("auto"), wholeNumber(1, 64)]).default(1)),
    DATABASE_CONNECTIONS: setting(wholeNumber(4, 200).default(16)),
    DRAIN_DELAY: setting(z.coerce.number().min(0).max(60).default(0)),
    RETENTION_MONTHS: setting(wholeNumber(1, 120).default(24)),
    PENDING_VENDOR_MONTHS: setting(wholeNumber(3, 120).default(6)),
    CHAT_RETENTION_DAYS: setting(wholeNumber(1, 3650).default(90)),
    RATE_LIMITS: isOn,
    STAFF_SECOND_STEP: optional(fields.secondStep),
    DEMO_DATA: optional(z.enum(["on", "off"])),
    SMTP_URL: optional(fields.smtpUrl),
    MAIL_FROM: optional(fields.mailFrom),
    ...whatsapp,
    ...ai,
    ...backup,
    LIBRETRANSLATE_URL: address,
    LIBRETRANSLATE_API_KEY: secret,
    OPERATOR_FILE: setting(z.string().default("operator.json")),
    OTEL_EXPORTER_OTLP_ENDPOINT: address,
    LOG_LEVEL: setting(z.enum(["debug", "info", "warn", "error", "silent"]).default("info")),
  })
  .refine((env) => (env.ADMIN_EMAIL === undefined) === (env.ADMIN_PASSWORD === undefined), {
    path: ["ADMIN_PASSWORD"],
    message: "ADMIN_EMAIL and ADMIN_PASSWORD must be set together, or neither.",
  })
  .refine((env) => env.BACKUP_PASSPHRASE === undefined || env.BACKUP_RECIPIENTS === undefined, {
    path: ["BACKUP_PASSPHRASE"],
    message: "Set BACKUP_PASSPHRASE or BACKUP_RECIPIENTS, not both: age locks a file in one way only.",
  })
  .superRefine((env, context) => {
    const meta = missingSettings(env, "META_WHATSAPP_", ["TOKEN", "PHONE_ID", "APP_SECRET", "VERIFY_TOKEN"]);
    const twilio = missingSettings(env, "TWILIO_", ["ACCOUNT_SID", "AUTH_TOKEN", "WHATSAPP_FROM"]);
    for (const name of [...(meta ?? []), ...(twilio ?? [])])
      context.addIssue({
        code: "custom",
        message: `${name} must be set, together with the others of its provider, or none of them.`,
      });
    if (meta && twilio)
      context.addIssue({
        code: "custom",
        message: "Only one WhatsApp provider may be set: META_WHATSAPP_… or TWILIO_….",
      });
  });

function missingSettings<T extends object>(
  env: T,
  prefix: string,
  needed: readonly string[],
): string[] | undefined {
  const set = Object.entries(env).filter(([name, value]) => name.startsWith(prefix) && value !== undefined);
  if (set.length === 0) return undefined;
  const names = new Set(set.map(([name]) => name));
  return needed.map((name) => prefix + name).filter((name) => !names.has(name));
}

export const unsetSettings: Record<string, unknown> = {
  ...Object.fromEntries(Object.keys(environment.shape).map((name) => [name, undefined])),
  ...environment.parse({}),
};

/** `message` names the wrong setting for the operator, never its value. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

export type Config = ReturnType<typeof readConfig>;

/** Reads and checks all settings; the only reader of environment variables. @throws ConfigError naming each wrong one */
export function readConfig(env: NodeJS.ProcessEnv) {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const sentences = parsed.error.issues.map((issue) => {
      const name = String(issue.path[0]);
      return issue.code === "custom"
        ? issue.message
        : `${name} must be ${settingNotes[name]?.accepts ?? "a valid value"}.`;
    });
    throw new ConfigError([...new Set(sentences)].join("\n"));
  }
  const value = parsed.data;
  return {
    port: value.PORT,
    host: value.HOST,
    databaseUrl: value.DATABASE_URL,
    dataDir: value.DATA_DIR,
    admin:
      value.ADMIN_EMAIL && value.ADMIN_PASSWORD
        ? { email: value.ADMIN_EMAIL, password: value.ADMIN_PASSWORD }
        : undefined,
    authSecret: value.AUTH_SECRET,
    secondStep: value.STAFF_SECOND_STEP,
    /** Keys for personal data: the first seals, all unseal. Empty: the key file in the data folder. */
    dataKeys: value.DATA_KEY?.split(",").map((key) => Buffer.from(key, "base64")) ?? [],
    publicUrl: value.PUBLIC_URL,
    /** Number of proxies whose X-Forwarded-For entry is trusted. */
    trustProxy: value.TRUST_PROXY,
    /** Processes that share the port. */
    workers: value.WORKERS === "auto" ? availableParallelism() : value.WORKERS,
    databaseReadUrl: value.DATABASE_READ_URL,
    /** For requests, of each process. */
    databaseConnections: value.DATABASE_CONNECTIONS,
    /** In milliseconds. */
    drainDelay: value.DRAIN_DELAY * 1000,
    retentionMonths: value.RETENTION_MONTHS,
    pendingVendorMonths: value.PENDING_VENDOR_MONTHS,
    chatRetentionDays: value.CHAT_RETENTION_DAYS,
    rateLimits: value.RATE_LIMITS,
    demoData: value.DEMO_DATA ? value.DEMO_DATA === "on" : isForTrying(value),
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM,
    whatsapp: whatsappSettings(value),
    ai: aiSettings(value),
    libreTranslate: value.LIBRETRANSLATE_URL
      ? { url: value.LIBRETRANSLATE_URL, key: value.LIBRETRANSLATE_API_KEY }
      : undefined,
    backup: backupSettings(value),
    operator: readOperator(value.OPERATOR_FILE),
    logLevel: value.LOG_LEVEL,
    /** Of an OpenTelemetry collector. */
    tracingEndpoint: value.OTEL_EXPORTER_OTLP_ENDPOINT,
  };
}

/** An external database, or a site behind https, is filled with samples only on request. */
function isForTrying({ DATABASE_URL: url, PUBLIC_URL: address = "" }: z.output<typeof environment>): boolean {
  return url === undefined && !address.startsWith("https:");
}

function whatsappSettings(value: z.output<typeof environment>): WhatsappSettings | undefined {
  const { META_WHATSAPP_TOKEN: token, TWILIO_ACCOUNT_SID: accountSid } = value;
  if (token)
    return {
      provider: "meta",
      url: value.META_WHATSAPP_URL ?? metaUrl,
      token,
      phoneId: value.META_WHATSAPP_PHONE_ID ?? "",
      appSecret: value.META_WHATSAPP_APP_SECRET ?? "",
      verifyToken: value.META_WHATSAPP_VERIFY_TOKEN ?? "",
    };
  if (accountSid)
    return {
      provider: "twilio",
      url: value.TWILIO_URL,
      accountSid,
      authToken: value.TWILIO_AUTH_TOKEN ?? "",
      from: value.TWILIO_WHATSAPP_FROM ?? "",
      templates: value.TWILIO_TEMPLATES ?? {},
    };
  return undefined;
}

function backupSettings(value: z.output<typeof environment>) {
  return {
    folder: value.BACKUP_DIR ?? path.join(value.DATA_DIR, "backups"),
    encryption: {
      passphrase: value.BACKUP_PASSPHRASE,
      recipients: value.BACKUP_RECIPIENTS?.split(",").map((one) => one.trim()) ?? [],
      identities: value.BACKUP_IDENTITY_FILE ? readIdentities(value.BACKUP_IDENTITY_FILE) : [],
    },
  };
}

function aiSettings(value: z.output<typeof environment>): AiSettings | undefined {
  if (!value.AI || !value.OPENAI_API_KEY) return undefined;
  return {
    url: value.OPENAI_BASE_URL ?? "https://api.openai.com/v1",
    key: value.OPENAI_API_KEY,
    model: value.OPENAI_MODEL,
    prices: value.OPENAI_PRICES,
    dailyBudget: value.AI_DAILY_BUDGET,
  };
}

/** Secret keys in the format of `age-keygen`. */
function readIdentities(file: string): string[] {
  let lines: string[];
  try {
    lines = readFileSync(file, "utf8")
      .split("\n")
      .map((line) => line.trimEnd());
  } catch (cause) {
    throw new ConfigError(`BACKUP_IDENTITY_FILE (${file}) must be a readable file.`, { cause });
  }
  const keys = lines.filter((line) => /^AGE-SECRET-KEY-1[0-9A-Z]{58}$/.test(line));
  if (keys.length > 0) return keys;
  throw new ConfigError(`BACKUP_IDENTITY_FILE (${file}) must hold a line that begins with AGE-SECRET-KEY-1.`);
}

function readOperator(file: string): Operator {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, "utf8"));
  } catch (cause) {
    throw new ConfigError(`OPERATOR_FILE (${file}) must be a readable JSON file.`, { cause });
  }
  const parsed = operatorSchema.safeParse(content);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw new ConfigError(`${file} is not right:\n  ${problems.join("\n  ")}`);
}
