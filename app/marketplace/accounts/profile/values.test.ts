import { expect, test } from "vitest";
import { vendorDetail } from "#app/marketplace/vendors/contract.ts";
import { type Profile, profileUpdate } from "../contract.ts";
import {
  changedFields,
  detailOf,
  differences,
  mergeChanges,
  normalizedYears,
  type ProfileValues,
  profileFields,
  type Reputation,
  updateOf,
  valuesOf,
} from "./values.ts";

const hours = { monday: "", tuesday: "", wednesday: "", thursday: "", friday: "", saturday: "", sunday: "" };
const profile: Profile = {
  id: 7,
  businessName: "Plomería Ramírez",
  businessNameEnglish: "Ramírez Plumbing",
  contactName: "Rafael Ramírez",
  email: "rafael@example.com",
  phone: "",
  category: "Construction & Renovation",
  subCategories: [],
  location: "Santiago",
  serviceAreas: [],
  address: "",
  description: "",
  descriptionSpanish: "",
  typicalJob: "",
  typicalJobSpanish: "",
  services: ["Leaks"],
  priceRange: "$$",
  priceNote: "",
  website: "",
  speaksEnglish: false,
  speaksSpanish: true,
  businessHours: hours,
  closures: [],
  otherLanguages: [],
  certifications: "",
  yearsInBusiness: 12,
  smokes: false,
  hasTransportation: true,
  availableDates: [],
  availableTimes: "",
  unanswered: [],
  businessType: "LLC",
  yearEstablished: 2014,
  personalPhoto: null,
  imageUrl: null,
  logoUrl: null,
  gallery: [],
  coverId: null,
  loginEmail: "rafael@example.com",
  status: "pending",
  isVerified: false,
  version: 3,
};
const base = valuesOf(profile);
const edited = (values: Partial<ProfileValues>): ProfileValues => ({ ...base, ...values });

test("the form has every field of the update, and no other", () => {
  expect([...profileFields, "unanswered", "version"].sort()).toEqual(Object.keys(profileUpdate.shape).sort());
});

const unsaid: Profile = {
  ...profile,
  priceRange: "$",
  yearsInBusiness: 0,
  businessHours: {},
  unanswered: ["priceRange", "yearsInBusiness", "businessHours"],
};

test("a week that nobody has filled in shows the spec's hours; an empty day of another week stays empty", () => {
  const { businessHours } = valuesOf(unsaid);
  expect(businessHours.friday).toBe("9:00 AM - 5:00 PM");
  expect(businessHours.saturday).toBe("Closed");
  const week = valuesOf({ ...profile, businessHours: { ...hours, monday: "7 AM - 3 PM" } }).businessHours;
  expect([week.monday, week.friday]).toEqual(["7 AM - 3 PM", ""]);
});

test("an untouched form sends the profile as it is, with its version", () => {
  const { id: _id, personalPhoto: _p, imageUrl: _i, logoUrl: _l, loginEmail: _e, ...rest } = profile;
  const {
    status: _s,
    isVerified: _v,
    businessHours: _h,
    businessType: _t,
    yearEstablished: _y,
    gallery: _g,
    coverId: _c,
    ...expected
  } = rest;
  expect(updateOf(profileUpdate.parse(base), base, 3)).toMatchObject(expected);
});

test("defaults are sent as unanswered until they are changed or confirmed", () => {
  const start = valuesOf(unsaid);
  const sent = (values: Partial<ProfileValues>) =>
    updateOf(profileUpdate.parse({ ...start, ...values }), { ...start, ...values }, 3).unanswered;
  expect(sent({})).toEqual(["priceRange", "yearsInBusiness", "businessHours"]);
  expect(sent({ phone: "809-555-0100", services: ["Pumps"] })).toHaveLength(3);
  expect(sent({ priceRange: "$$" })).toEqual(["yearsInBusiness", "businessHours"]);
  expect(sent({ yearsInBusiness: "4" })).toEqual(["priceRange", "businessHours"]);
  expect(sent({ businessHours: { ...start.businessHours, friday: "" } })).toEqual([
    "priceRange",
    "yearsInBusiness",
  ]);
  expect(sent({ unanswered: ["yearsInBusiness"] })).toEqual(["yearsInBusiness"]);
});

test("a confirmed default is an unsaved change, and the preview shows no unconfirmed one", () => {
  const start = valuesOf(unsaid);
  const confirmed = { ...start, unanswered: start.unanswered.filter((field) => field !== "priceRange") };
  expect(changedFields(start, confirmed)).toEqual(["priceRange"]);
  expect(detailOf(unsaid, start, null)).toMatchObject({
    ...{ priceRange: null, yearsInBusiness: 0, businessHours: {} },
  });
  expect(detailOf(unsaid, confirmed, null).priceRange).toBe("$");
});

test("years that are no number count as 1", () => {
  for (const typed of ["", " ", "abc", "0", "-4", "2.5", "151", "1e999"])
    expect(normalizedYears(typed)).toBe("1");
  expect(normalizedYears(" 12 ")).toBe("12");
  // The API stores what the screen shows.
  for (const sent of ["abc", "", 200, 3.7, 0, -4, null, "20+"])
    expect(profileUpdate.parse({ ...base, yearsInBusiness: sent }).yearsInBusiness).toBe(1);
  expect(profileUpdate.parse({ ...base, yearsInBusiness: 150 }).yearsInBusiness).toBe(150);
});

test("spaces around a text are no change, one tag more is", () => {
  expect(changedFields(base, edited({ contactName: " Rafael Ramírez " }))).toEqual([]);
  expect(changedFields(base, edited({ services: ["Leaks", "Pumps"] }))).toEqual(["services"]);
});

test("a conflict tells who changed what, and both can be kept", () => {
  const mine = edited({ phone: "+18095550100", address: "Calle 1" });
  const theirs = edited({ services: ["Pumps"], address: "Calle 2" });
  const found = differences(base, mine, theirs);
  expect(found.map(({ field, by }) => [field, by])).toEqual([
    ["phone", "me"],
    ["address", "both"],
    ["services", "them"],
  ]);
  expect(mergeChanges(found, mine, theirs)).toEqual(
    edited({ phone: "+18095550100", address: "Calle 1", services: ["Pumps"] }),
  );
});

test("the preview has what the directory shows, and nothing of what only the team sees", () => {
  const earned: Reputation = {
    isVerified: true,
    verifiedChecks: ["identity"],
    verifiedAt: "2026-11-01T12:00:00.000Z",
    rating: 4.5,
    reviewCount: 2,
  };
  const secret = {
    email: "canary-mail",
    phone: "canary-phone",
    address: "canary-road",
    website: "canary-site",
  };
  const previewed = vendorDetail
    .omit({
      openDays: true,
      nextOpen: true,
      serviceNames: true,
      servedTowns: true,
      fromPrice: true,
      coverUrl: true,
    })
    .strict();
  const shown = previewed.parse(detailOf(profile, edited(secret), earned));
  expect(shown).toMatchObject({ ...earned, fullName: "Rafael Ramírez", services: ["Leaks"] });
  expect(JSON.stringify(shown)).not.toContain("canary");
  expect(detailOf(profile, base, null)).toMatchObject({ isVerified: false, rating: null });
});

test("type and year of the business: a blank is none, and what is not sent stays as it is", () => {
  const parse = (changes: Record<string, unknown>) => profileUpdate.safeParse({ ...profile, ...changes });
  const { businessType: _b, yearEstablished: _y, ...without } = profile;
  expect(profileUpdate.parse(without)).not.toHaveProperty("yearEstablished");
  expect(parse({ businessType: "", yearEstablished: " " }).data).toMatchObject({
    ...{ businessType: null, yearEstablished: null },
  });
  expect(parse({ yearEstablished: "2014" }).data?.yearEstablished).toBe(2014);
  for (const yearEstablished of ["1949", "14", "9000", "soon", new Date().getFullYear() + 1])
    expect([yearEstablished, parse({ yearEstablished }).success]).toEqual([yearEstablished, false]);
  const blank = valuesOf({ ...profile, businessType: null, yearEstablished: null });
  expect(detailOf(profile, blank, null)).toMatchObject({ businessType: null, yearEstablished: null });
});
