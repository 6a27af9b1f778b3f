import fc from "fast-check";
import { expect, test } from "vitest";
import { safetyProtocols, safetyUrgencies } from "./contract.ts";
import { sentWords } from "./sent-words.ts";

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
  expect(sentWords(asked, "en").description).toBe(
    "Your Emergency Response Protocol request has been received. Our team will respond immediately.",
  );
});

test("who left nothing to answer by is promised no answer, in either language, and reads 911", () => {
  fc.assert(
    fc.property(kinds, (asked) => {
      for (const locale of ["en", "es"] as const) {
        const { description } = sentWords({ ...asked, unreachable: true }, locale);
        expect(description).toContain("911");
        expect(description).not.toMatch(/will respond|te responderá/);
      }
    }),
  );
});
