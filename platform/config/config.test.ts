import { expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.server.ts";

const secret = "geheim-geheim-geheim";
const meta = {
  META_WHATSAPP_TOKEN: secret,
  META_WHATSAPP_PHONE_ID: "106540352242922",
  META_WHATSAPP_APP_SECRET: secret,
  META_WHATSAPP_VERIFY_TOKEN: secret,
};
const twilio = {
  TWILIO_ACCOUNT_SID: `AC${"0".repeat(32)}`,
  TWILIO_AUTH_TOKEN: secret,
  TWILIO_WHATSAPP_FROM: "+18095550100",
};
const template = `HX${"0".repeat(32)}`;

test("no provider, Meta with its usual address, Twilio with templates of ours", () => {
  expect(readConfig({}).whatsapp).toBeUndefined();
  expect(readConfig({ ...blank(meta), ...twilio }).whatsapp?.provider).toBe("twilio");
  expect(readConfig(meta).whatsapp).toEqual({
    provider: "meta",
    url: "https://graph.facebook.com/v23.0",
    token: secret,
    phoneId: "106540352242922",
    appSecret: secret,
    verifyToken: secret,
  });
  const templates = { job_offer: { es: template } };
  expect(
    readConfig({
      ...twilio,
      TWILIO_WHATSAPP_FROM: "whatsapp:+18095550100",
      TWILIO_TEMPLATES: JSON.stringify(templates),
      TWILIO_URL: "http://127.0.0.1:4010/",
    }).whatsapp,
  ).toEqual({
    provider: "twilio",
    url: "http://127.0.0.1:4010",
    accountSid: twilio.TWILIO_ACCOUNT_SID,
    authToken: secret,
    from: "+18095550100",
    templates,
  });
});

test("samples only where somebody tries Arribo out: no database of their own, no https", () => {
  const demoData = (settings: Record<string, string>) => readConfig(settings).demoData;
  expect(demoData({})).toBe(true);
  expect(demoData({ PUBLIC_URL: "http://192.168.1.5:3000" })).toBe(true);
  expect(demoData({ PUBLIC_URL: "https://firm.do" })).toBe(false);
  expect(demoData({ DATABASE_URL: "postgres://db.internal/arribo" })).toBe(false);
  expect(demoData({ PUBLIC_URL: "https://firm.do", DEMO_DATA: "on" })).toBe(true);
});

test("no AI without a key, or when it is switched off; its prices are two numbers", () => {
  expect(readConfig({ OPENAI_MODEL: "llama3.3" }).ai).toBeUndefined();
  expect(readConfig({ OPENAI_API_KEY: secret, AI: "off" }).ai).toBeUndefined();
  expect(readConfig({ OPENAI_API_KEY: secret }).ai).toEqual({
    url: "https://api.openai.com/v1",
    key: secret,
    model: "gpt-4.1-mini",
    prices: { in: 2, out: 8 },
    dailyBudget: 5,
  });
  expect(
    readConfig({
      OPENAI_API_KEY: secret,
      OPENAI_BASE_URL: "http://127.0.0.1:11434/v1/",
      OPENAI_MODEL: "llama3.3",
      OPENAI_PRICES: "0.15, 0.6",
      AI_DAILY_BUDGET: "0.5",
    }).ai,
  ).toEqual({
    url: "http://127.0.0.1:11434/v1",
    key: secret,
    model: "llama3.3",
    prices: { in: 0.15, out: 0.6 },
    dailyBudget: 0.5,
  });
});

function blank(env: object): Record<string, string> {
  return Object.fromEntries(Object.keys(env).map((name) => [name, ""]));
}

const { META_WHATSAPP_APP_SECRET: _left, ...withoutSecret } = meta;

test.each([
  ["META_WHATSAPP_APP_SECRET must be set", withoutSecret],
  ["META_WHATSAPP_TOKEN must be set", { META_WHATSAPP_URL: "http://127.0.0.1:4010" }],
  ["TWILIO_WHATSAPP_FROM must be set", { ...twilio, TWILIO_WHATSAPP_FROM: "" }],
  ["TWILIO_ACCOUNT_SID must be set", { TWILIO_TEMPLATES: "{}" }],
  ["Only one WhatsApp provider", { ...meta, ...twilio }],
  ["META_WHATSAPP_PHONE_ID must be Meta's id", { ...meta, META_WHATSAPP_PHONE_ID: "+1 809" }],
  ["TWILIO_ACCOUNT_SID must be an id", { ...twilio, TWILIO_ACCOUNT_SID: "SK123" }],
  ["TWILIO_WHATSAPP_FROM must be a phone number", { ...twilio, TWILIO_WHATSAPP_FROM: "809 555 0100" }],
  ["TWILIO_TEMPLATES must be JSON", { ...twilio, TWILIO_TEMPLATES: "{" }],
  ["TWILIO_TEMPLATES must be JSON", { ...twilio, TWILIO_TEMPLATES: '{"job_offer":"HX1"}' }],
  ["TWILIO_TEMPLATES must be JSON", { ...twilio, TWILIO_TEMPLATES: `{"job_offer":{"fr":"${template}"}}` }],
  ["OPENAI_PRICES must be two numbers", { OPENAI_API_KEY: secret, OPENAI_PRICES: "0.15" }],
  ["OPENAI_API_KEY must be a key", { OPENAI_API_KEY: "geheim mit Leerzeichen" }],
  ["AI_DAILY_BUDGET must be US$", { AI_DAILY_BUDGET: "-1" }],
  ["SMTP_URL must be an smtp:// or smtps:// address with a host", { SMTP_URL: "smtp://" }],
  ["SMTP_URL must be an smtp:// or smtps:// address with a host", { SMTP_URL: "smtp:mail.example" }],
  ["MAIL_FROM must be an e-mail address", { MAIL_FROM: "foo" }],
  ["MAIL_FROM must be an e-mail address", { MAIL_FROM: "Arribo <foo>" }],
  ["MAIL_FROM must be an e-mail address", { MAIL_FROM: "Arribo concierge@arribo.example" }],
  ["PUBLIC_URL must be an http(s):// address without a path", { PUBLIC_URL: "https://arribo.example/es" }],
  ["PUBLIC_URL must be an http(s):// address without a path", { PUBLIC_URL: "https://arribo.example?a=1" }],
  ["PUBLIC_URL must be an http(s):// address without a path", { PUBLIC_URL: "https://arribo.example/#top" }],
  ["PUBLIC_URL must be an http(s):// address without a path", { PUBLIC_URL: "https://me@arribo.example" }],
])("%s: a wrong mix stops the start with a sentence, and tells no secret", (sentence, env) => {
  const told = (() => {
    try {
      readConfig(env);
    } catch (error) {
      if (error instanceof ConfigError) return error.message;
    }
  })();
  expect(told).toContain(sentence);
  expect(told).not.toContain("geheim");
  for (const line of told?.split("\n") ?? []) expect(line).toMatch(/^[A-Z].*\.$/);
});

test.each([
  { PUBLIC_URL: "https://arribo.example/" },
  { PUBLIC_URL: "http://127.0.0.1:3000" },
  { SMTP_URL: "smtps://user:password@mail.example:465", MAIL_FROM: "hola@arribo.example" },
  { SMTP_URL: "smtp://localhost?pool=true", MAIL_FROM: '"Arribo, DR" <hola@localhost>' },
])("addresses as they should be are taken: %j", (env) => {
  const { publicUrl, smtpUrl, mailFrom } = readConfig(env);
  expect(publicUrl).toBe(env.PUBLIC_URL?.replace(/\/$/, ""));
  expect(smtpUrl).toBe(env.SMTP_URL);
  if (env.MAIL_FROM) expect(mailFrom).toBe(env.MAIL_FROM);
});
