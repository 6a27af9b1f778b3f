import fc from "fast-check";
import { expect, test } from "vitest";
import { renderLetter } from "#app/staff/outbox/templates/letters.ts";
import { safetyProtocols, safetyUrgencies } from "../contract.ts";
import { confirmationText } from "./confirmation-text.ts";

const kinds = fc.record({
  protocol: fc.constantFrom(...safetyProtocols),
  urgency: fc.constantFrom(...safetyUrgencies),
});

test("who can be answered reads the specification's words", () => {
  const asked = {
    protocol: "Emergency Response Protocol",
    urgency: "emergency",
    unreachable: false,
  } as const;
  expect(confirmationText(asked, "en").description).toBe(
    "Your Emergency Response Protocol request has been received. Our team will respond immediately.",
  );
});

test("who left nothing to answer by is promised no answer, in either language, and reads 911", () => {
  fc.assert(
    fc.property(kinds, (asked) => {
      for (const locale of ["en", "es"] as const) {
        const { description } = confirmationText({ ...asked, unreachable: true }, locale);
        expect(description).toContain("911");
        expect(description).not.toMatch(/will respond|te responderá/);
      }
    }),
  );
});

test.each(["", "zzz", "ask for Ana", "12 34"])(
  "the letter of an emergency tells staff no promise that its sender did not read: contact %j",
  (phone) => {
    const facts = { name: "Ana", email: "", phone, message: "Fell" };
    for (const locale of ["en", "es"] as const) {
      const { paragraphs, details } = renderLetter("safety_emergency", facts, locale, "");
      expect(paragraphs.join()).not.toMatch(/answer at once|responde de inmediato/);
      // What they wrote is there all the same: somebody may make sense of it.
      expect(details.map(([, value]) => value)).toEqual(["Ana", phone].filter(Boolean));
    }
  },
);

test("the letter of an emergency that can be answered tells staff what was promised", () => {
  for (const contact of [
    { email: "ana@example.com", phone: "" },
    { email: "", phone: "WhatsApp 809 555 0143" },
  ]) {
    const { paragraphs } = renderLetter(
      "safety_emergency",
      { name: "Ana", message: "", ...contact },
      "en",
      "",
    );
    expect(paragraphs.join()).toContain("answer at once");
  }
});
