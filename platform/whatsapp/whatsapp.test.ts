import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { ProviderError } from "#platform/provider/provider-request.server.ts";
import { openProvider } from "../../tests/support/services/whatsapp-provider.ts";
import { closeWhatsapp, isWhatsappConfigured, openWhatsapp, sendWhatsapp } from "./whatsapp.server.ts";

const message = {
  id: "42",
  to: "+18095550142",
  template: "job_won",
  params: ["Ramón Peralta", "plomería", "Santiago"],
  text: "El trabajo es tuyo: plomería en Santiago.",
  locale: "es",
} as const;
const publicUrl = "https://arribo.example";
const timeoutMs = 400;

async function failure(about: Partial<Parameters<typeof sendWhatsapp>[0]> = {}) {
  const error = await sendWhatsapp({ ...message, ...about }).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error === null) return null;
  if (!(error instanceof ProviderError)) throw error;
  return [error.outcome, error.code, error.retryAfter];
}

const errors = {
  meta: {
    refused: {
      status: 400,
      body: { error: { code: 131026, message: "Message undeliverable to +18095550142" } },
    },
    busy: { status: 429, body: { error: { code: 130429, message: "(#130429) Rate limit hit" } } },
    codes: ["131026", "130429"],
  },
  twilio: {
    refused: { status: 400, body: { code: 63016, message: "outside the allowed window", status: 400 } },
    busy: { status: 429, body: { code: 20429, message: "Too Many Requests", status: 429 } },
    codes: ["63016", "20429"],
  },
};

describe.each(["meta", "twilio"] as const)("%s", async (name) => {
  const provider = await openProvider(name);
  const { refused, busy, codes } = errors[name];
  beforeEach(() => {
    provider.taken.length = 0;
    provider.moods.length = 0;
    openWhatsapp({ settings: provider.settings(), publicUrl, timeoutMs: timeoutMs });
  });
  afterEach(closeWhatsapp);
  afterAll(provider.close);

  test("takes a message, and names it", async () => {
    expect(isWhatsappConfigured()).toBe(true);
    const { providerId } = await sendWhatsapp(message);
    expect(provider.taken).toHaveLength(1);
    expect(provider.taken[0]).toMatchObject({ id: providerId, to: message.to, mark: "42" });
  });

  test("refuses for good, is too busy, is down: each is told apart, with its code and nothing of its words", async () => {
    provider.moods.push(refused, busy, { ...busy, headers: { "Retry-After": "7" } });
    expect(await failure()).toEqual(["refused", codes[0], undefined]);
    expect(await failure()).toEqual(["busy", codes[1], undefined]);
    expect(await failure()).toEqual(["busy", codes[1], 7]);
    provider.moods.push({ status: 503, body: "<html>upstream</html>" }, { status: 401, body: "" });
    expect(await failure()).toEqual(["busy", "HTTP 503", undefined]);
    expect(await failure()).toEqual(["refused", "HTTP 401", undefined]);
  });

  test("a date in Retry-After is a number of seconds, nonsense is none", async () => {
    const soon = new Date(Date.now() + 30_000).toUTCString();
    provider.moods.push({ ...busy, headers: { "Retry-After": soon } });
    provider.moods.push({ ...busy, headers: { "Retry-After": "whenever" } });
    const [, , seconds] = (await failure()) ?? [];
    expect(seconds).toBeGreaterThan(25);
    expect(seconds).toBeLessThanOrEqual(30);
    expect(await failure()).toEqual(["busy", codes[1], undefined]);
  });

  test("too late an answer, a cut connection and garbage are no acceptance and no refusal", async () => {
    provider.moods.push({ late: timeoutMs * 2 }, "reset");
    expect(await failure()).toEqual(["unreachable", "timeout", undefined]);
    expect(await failure()).toMatchObject(["unreachable", expect.stringMatching(/^[A-Z_]+$/), undefined]);
    expect(provider.taken).toHaveLength(2);
    const garbage = ["", "{", "<html>OK</html>", "[]", "{}", "null", '{"messages":[{}]}', '{"sid":""}'];
    for (const body of garbage) {
      provider.moods.push({ status: 200, body });
      expect(await failure(), body).toEqual(["unreachable", "not understood", undefined]);
    }
    provider.moods.push({ status: 200, body: "x".repeat(100_000) });
    expect(await failure()).toEqual(["unreachable", "too long an answer", undefined]);
    provider.moods.push({ status: 302, body: "", headers: { Location: "http://127.0.0.1:1/" } });
    expect(await failure()).toEqual(["unreachable", "HTTP 302", undefined]);
  });

  test("nobody there", async () => {
    openWhatsapp({
      settings: { ...provider.settings(), url: "http://127.0.0.1:1" },
      publicUrl,
      timeoutMs: timeoutMs,
    });
    expect(await failure()).toMatchObject(["unreachable", expect.any(String), undefined]);
  });
});

describe("what each is told", async () => {
  const meta = await openProvider("meta");
  const twilio = await openProvider("twilio");
  afterAll(() => Promise.all([meta.close(), twilio.close()]));

  test("Meta: an approved template in the person's language, its holes filled", async () => {
    openWhatsapp({ settings: meta.settings(), publicUrl });
    await sendWhatsapp(message);
    await sendWhatsapp({ ...message, template: "local_vendor_receipt", params: [], locale: "en" });
    const [won, receipt] = meta.taken;
    expect(won?.text).toMatch(/^Hola, Ramón Peralta:\n\nEl trabajo es tuyo: plomería en Santiago\./);
    expect(receipt?.body).not.toHaveProperty("template.components");
    // Meta accepts approved templates only.
    expect(await failure({ template: "no_such_letter" })).toEqual(["refused", "132001", undefined]);
    expect(await failure({ params: ["only one"] })).toEqual(["refused", "132000", undefined]);
  });

  test.each([4, 80007, 131056, 131016])("Meta: code %i means later, whatever its status", async (code) => {
    openWhatsapp({ settings: meta.settings(), publicUrl });
    meta.moods.push({ status: 400, body: { error: { code } } });
    expect(await failure()).toEqual(["busy", String(code), undefined]);
  });

  test("Twilio: the template where there is one, else the text; and where to tell how it went", async () => {
    openWhatsapp({ settings: twilio.settings(), publicUrl });
    await sendWhatsapp(message);
    await sendWhatsapp({ ...message, template: "job_offer", params: ["a", "b"] });
    await sendWhatsapp({ ...message, template: "job_offer", params: ["a", "b"], locale: "en" });
    const [text, template, other] = twilio.taken.map(({ body }) => body);
    expect(text).toMatchObject({ Body: message.text });
    expect(text).toMatchObject({ StatusCallback: `${publicUrl}/webhooks/whatsapp/twilio?message=42` });
    expect(template).toMatchObject({
      ContentSid: `HX${"2".repeat(32)}`,
      ContentVariables: '{"1":"a","2":"b"}',
    });
    expect(template).not.toHaveProperty("Body");
    expect(other).toHaveProperty("Body");
  });

  test("Twilio: without an address of ours that it could call, it is given none", async () => {
    openWhatsapp({ settings: twilio.settings(), publicUrl: undefined });
    await sendWhatsapp(message);
    expect(twilio.taken.at(-1)?.body).not.toHaveProperty("StatusCallback");
  });
});

test("without a provider nothing is sent", async () => {
  closeWhatsapp();
  expect(isWhatsappConfigured()).toBe(false);
  await expect(sendWhatsapp(message)).rejects.toThrow("no WhatsApp provider");
});
