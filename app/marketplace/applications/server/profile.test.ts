import { expect, test } from "vitest";
import { profileUpdate } from "#app/marketplace/accounts/contract.ts";
import { newApplication } from "../../../../tests/support/records/vendor-application.ts";
import { newApplication as contract } from "../contract.ts";
import { toProfile } from "./profile.ts";

const profileFor = (overrides: Record<string, unknown> = {}) =>
  toProfile({
    answers: contract.parse(newApplication(overrides)),
    ownerName: "Rafael Peña",
    locale: "es",
    createdAt: new Date("2026-11-26T12:00:00Z"),
  });

test("hours, areas, specialities, prices and languages become the profile's", () => {
  const answers = {
    businessHours: "Mon-Fri 8-5",
    serviceAreas: "Sosúa, Cabarete y Puerto Plata",
    specializations: "Calentadores solares\nTinacos",
    priceRange: "RD$6,000 - RD$20,000",
    languages: ["Portuguese", "English", "French"],
  };
  const week = ["monday", "tuesday", "wednesday", "thursday", "friday"];
  expect(profileFor(answers)).toMatchObject({
    businessHours: Object.fromEntries(week.map((day) => [day, "8:00 AM - 5:00 PM"])),
    availableTimes: "",
    serviceAreas: ["Sosúa", "Cabarete", "Puerto Plata"],
    subCategories: ["Calentadores solares", "Tinacos"],
    priceRange: null,
    priceNote: "RD$6,000 - RD$20,000",
    ...{ speaksEnglish: true, speaksSpanish: false, otherLanguages: ["French", "Portuguese"] },
  });
});

test("a level of prices that was typed is the level; hours that are not clear stay in words", () => {
  expect(profileFor({ priceRange: "$$", businessHours: "Con cita\nSábados no" })).toMatchObject({
    ...{ priceRange: "$$", priceNote: "", businessHours: {}, availableTimes: "Con cita; Sábados no" },
  });
});

test("languages that nobody ticked are not spoken", () => {
  expect(profileFor({ languages: [] })).toMatchObject({
    ...{ speaksEnglish: false, speaksSpanish: false, otherLanguages: [] },
  });
});

test("the longest answers make a profile that its editor can save", () => {
  const long = profileFor({
    businessHours: "h".repeat(500),
    priceRange: "9".repeat(200),
    serviceAreas: "Cabo y ".repeat(142),
    specializations: "x".repeat(1000),
    servicesOffered: "a,".repeat(1000),
  });
  expect(profileUpdate.safeParse({ ...long, priceRange: "$" }).error?.issues).toBeUndefined();
});
