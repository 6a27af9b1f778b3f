import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { type Operator, operatorSchema } from "./operator.ts";

const blankIsUnset = (value: unknown) => (value === "" ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankIsUnset, schema.optional());
const onOff = (fallback: "on" | "off") =>
  z.preprocess(blankIsUnset, z.enum(["on", "off"]).default(fallback)).transform((value) => value === "on");

const environment = z
  .object({
    PORT: z.preprocess(blankIsUnset, z.coerce.number().int().min(0).max(65535).default(3000)),
    HOST: z.preprocess(blankIsUnset, z.string().default("127.0.0.1")),
    DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
    DATA_DIR: z.preprocess(blankIsUnset, z.string().default(".data")).transform((dir) => path.resolve(dir)),
    ADMIN_EMAIL: optional(z.email()),
    ADMIN_PASSWORD: optional(z.string().min(12).max(128)),
    AUTH_SECRET: optional(z.string().min(32)),
    DATA_KEY: optional(z.string().regex(/^[A-Za-z0-9+/_-]{43}=?(,[A-Za-z0-9+/_-]{43}=?)*$/)),
    PUBLIC_URL: optional(z.url({ protocol: /^https?$/ })).transform((url) => url?.replace(/\/+$/, "")),
    TRUST_PROXY: z.preprocess(blankIsUnset, z.coerce.number().int().min(0).max(5).default(0)),
    DRAIN_DELAY: z.preprocess(blankIsUnset, z.coerce.number().min(0).max(60).default(0)),
    RETENTION_MONTHS: z.preprocess(blankIsUnset, z.coerce.number().int().min(1).max(120).default(24)),
    RATE_LIMITS: onOff("on"),
    DEMO_DATA: optional(z.enum(["on", "off"])),
    SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
    MAIL_FROM: z.preprocess(blankIsUnset, z.string().default("Arribo <concierge@arribo.example>")),
    OPERATOR_FILE: z.preprocess(blankIsUnset, z.string().default("operator.json")),
    LOG_LEVEL: z.preprocess(
      blankIsUnset,
      z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
    ),
  })
  .refine((env) => (env.ADMIN_EMAIL === undefined) === (env.ADMIN_PASSWORD === undefined), {
    path: ["ADMIN_PASSWORD"],
    message: "set ADMIN_EMAIL and ADMIN_PASSWORD together, or neither",
  });

/** What each setting accepts, for the sentence that stops a wrong start. */
const accepts: Record<string, string> = {
  PORT: "a whole number from 0 to 65535",
  DATABASE_URL: "a postgres:// address",
  ADMIN_EMAIL: "an e-mail address",
  ADMIN_PASSWORD: "12 to 128 characters, together with ADMIN_EMAIL",
  AUTH_SECRET: "at least 32 characters",
  DATA_KEY: "32 bytes in base64 (several with commas between, the newest first)",
  PUBLIC_URL: "an http(s):// address",
  TRUST_PROXY: "how many proxies stand in front, from 0 to 5",
  DRAIN_DELAY: "seconds, from 0 to 60",
  RETENTION_MONTHS: "whole months, from 1 to 120",
  RATE_LIMITS: "on or off",
  DEMO_DATA: "on or off",
  SMTP_URL: "an smtp:// or smtps:// address",
  LOG_LEVEL: "debug, info, warn, error or silent",
};

/** A setting is wrong; `message` is a sentence for the operator that names it (never its value). */
export class ConfigError extends Error {
  override name = "ConfigError";
}

export type Config = {
  port: number;
  host: string;
  databaseUrl: string | undefined;
  dataDir: string;
  admin: { email: string; password: string } | undefined;
  authSecret: string | undefined;
  /** What personal data is sealed with: the first seals, all unseal. Empty: a key file in the data folder. */
  dataKeys: Buffer[];
  publicUrl: string | undefined;
  /** How many proxies may be believed when they name the client's address; 0 believes none. */
  trustProxy: number;
  /** Milliseconds between saying "not ready" and closing, for a proxy to notice. */
  drainDelay: number;
  /** How long personal data of requests and messages is kept. */
  retentionMonths: number;
  rateLimits: boolean;
  demoData: boolean;
  smtpUrl: string | undefined;
  mailFrom: string;
  operator: Operator;
  logLevel: string;
};

/**
 * Reads and checks every setting. The only place that knows environment variables.
 * @throws ConfigError naming each wrong setting
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map((issue) => String(issue.path[0])))];
    throw new ConfigError(
      names.map((name) => `${name} must be ${accepts[name] ?? "a valid value"}.`).join("\n"),
    );
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
    dataKeys: value.DATA_KEY?.split(",").map((key) => Buffer.from(key, "base64")) ?? [],
    publicUrl: value.PUBLIC_URL,
    trustProxy: value.TRUST_PROXY,
    drainDelay: value.DRAIN_DELAY * 1000,
    retentionMonths: value.RETENTION_MONTHS,
    rateLimits: value.RATE_LIMITS,
    // An outside database belongs to somebody: it is filled only when asked (run contract).
    demoData: value.DEMO_DATA ? value.DEMO_DATA === "on" : value.DATABASE_URL === undefined,
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM,
    operator: readOperator(value.OPERATOR_FILE),
    logLevel: value.LOG_LEVEL,
  };
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
  const where = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw new ConfigError(`${file} is not right:\n  ${where.join("\n  ")}`);
}
