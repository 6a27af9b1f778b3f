import { expect, test } from "vitest";
import { letterNames } from "#app/staff/outbox/letter-registry.ts";
import { personalBookings } from "./personal-data.server.ts";

test("every letter about a booking is among those that go with its customer's data", () => {
  const ofBookings = letterNames.filter((name) => /^booking_|^vendor_(request|booking)$/.test(name));
  expect(ofBookings.length).toBeGreaterThan(9);
  const listed = personalBookings.letters?.(7) ?? [];
  // Older effect keys use hyphens, newer ones the letter's name.
  const names = ofBookings.map((name) => [`${name}:7`, `${name.replaceAll("_", "-")}:7`]);
  expect(names.filter((forms) => !forms.some((form) => listed.includes(form)))).toEqual([]);
});
