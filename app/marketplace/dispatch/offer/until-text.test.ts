import { expect, test } from "vitest";
import { inLocale } from "#platform/i18n/text.ts";
import { messages } from "../offer-messages.ts";
import { untilText } from "./until-text.ts";

const en = inLocale(messages, "en");
const es = inLocale(messages, "es");
/** Thursday, 8:50 PM in Santo Domingo: already Friday in UTC. */
const now = Date.parse("2026-11-20T00:50:00Z");

test("until when is said in the days and hours of Santo Domingo", () => {
  expect(untilText("2026-11-20T01:05:00Z", now, "en", en)).toBe("today, 9:05 PM");
  expect(untilText("2026-11-20T01:05:00Z", now, "es", es)).toBe("hoy, 9:05 p. m.");
  expect(untilText("2026-11-20T04:00:00Z", now, "en", en)).toBe("tomorrow, 12:00 AM");
  expect(untilText("2026-11-20T15:00:00Z", now, "es", es)).toBe("mañana, 11:00 a. m.");
  expect(untilText("2026-11-21T16:30:00Z", now, "en", en)).toMatch(/^Sat, Nov 21, 2026, 12:30 PM$/);
  expect(untilText("2026-11-19T03:00:00Z", now, "es", es)).toMatch(/18 nov.* 2026, 11:00 p\. m\.$/);
});
