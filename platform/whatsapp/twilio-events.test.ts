import fc from "fast-check";
import { getExpectedTwilioSignature } from "twilio/lib/webhooks/webhooks.js";
import { expect, test } from "vitest";
import { isSignedByTwilio } from "./twilio-events.server.ts";

const settings = {
  provider: "twilio" as const,
  accountSid: `AC${"1".repeat(32)}`,
  authToken: "a-token-of-the-test",
  from: "+18095550100",
  templates: {},
  url: undefined,
};
const address = "https://arribo.example/webhooks/whatsapp/twilio?message=12";

function signatureOf(form: URLSearchParams, url = address, token = settings.authToken): string {
  const names = [...new Set(form.keys())];
  return getExpectedTwilioSignature(
    token,
    url,
    Object.fromEntries(names.map((name) => [name, form.getAll(name)])),
  );
}

test("a form is taken as signed exactly if Twilio's library signs it so, whatever its fields", () => {
  const fields = fc.array(fc.tuple(fc.string({ minLength: 1 }), fc.string({ unit: "binary" })), {
    minLength: 1,
  });
  fc.assert(
    fc.property(fields, (pairs) => {
      const form = new URLSearchParams(pairs.map(([name, value]) => [name, value.toWellFormed()]));
      const right = signatureOf(form);
      expect(isSignedByTwilio(settings, address, form, right)).toBe(true);
      expect(isSignedByTwilio(settings, address, form, signatureOf(form, address, "another-token"))).toBe(
        false,
      );
      form.append("Added", "1");
      expect(isSignedByTwilio(settings, address, form, right)).toBe(false);
    }),
  );
});

test("the port may be named or not; another address, and no signature, are refused", () => {
  const form = new URLSearchParams({ Body: "Hola", From: "whatsapp:+18095550123" });
  const named = address.replace(".example/", ".example:443/");
  expect(isSignedByTwilio(settings, address, form, signatureOf(form, named))).toBe(true);
  expect(isSignedByTwilio(settings, named, form, signatureOf(form, address))).toBe(true);
  expect(isSignedByTwilio(settings, address, form, signatureOf(form, address.replace("12", "13")))).toBe(
    false,
  );
  for (const signature of [undefined, "", "x"])
    expect(isSignedByTwilio(settings, address, form, signature)).toBe(false);
});
