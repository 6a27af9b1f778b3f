import { expect, test } from "vitest";
import { ageText } from "./age.ts";

const came = "2026-11-20T12:00:00.000Z";
const after = (hours: number) => Date.parse(came) + hours * 3_600_000;

test("an age never says more than has passed, and a clock that is behind says no time", () => {
  expect(ageText(came, after(0.99), "en")).toBe("59 minutes ago");
  expect(ageText(came, after(47.9), "en")).toBe("47 hours ago");
  expect(ageText(came, after(71.9), "en")).toBe("2 days ago");
  expect(ageText(came, after(71.9), "es")).toBe("hace 2 días");
  expect(ageText(came, after(-1), "es")).toBe("hace 0 minutos");
});
