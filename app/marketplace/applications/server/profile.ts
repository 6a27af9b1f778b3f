import { hoursFromWords } from "#app/marketplace/vendors/rules/hours-from-words.ts";
import { furtherLanguages, priceRanges } from "#app/marketplace/vendors/values.ts";
import { directoryPlace } from "../rules/directory-place.ts";
import type { vendorApplication } from "../schema.server.ts";

type ProfileSource = Pick<
  typeof vendorApplication.$inferSelect,
  "answers" | "ownerName" | "locale" | "createdAt"
>;

/**
 * The profile that an application's answers make. Lists and texts are cut to what a profile can hold; what the
 * applicant left open stays unknown.
 */
export function toProfile({ answers, ownerName, locale, createdAt }: ProfileSource) {
  return {
    businessName: answers.businessName,
    businessNameEnglish: answers.businessNameEnglish,
    contactName: ownerName,
    email: answers.email,
    phone: answers.primaryPhone,
    website: answers.website,
    category: answers.serviceCategory,
    services: splitList(answers.servicesOffered, 30),
    subCategories: splitList(answers.specializations, 20),
    serviceAreas: splitList(answers.serviceAreas.replaceAll(/ (?:y|e|and|&) /g, ", "), 20),
    ...toHours(answers.businessHours),
    location: directoryPlace(answers.city, answers.province),
    address: `${answers.streetAddress}, ${answers.city}`.slice(0, 300),
    description: answers.serviceDescriptionEnglish,
    descriptionSpanish: answers.serviceDescription,
    ...toPrice(answers.priceRange),
    certifications: answers.additionalCertifications.slice(0, 1000),
    yearsInBusiness: Math.max(1, createdAt.getFullYear() - answers.yearEstablished),
    speaksEnglish: answers.languages.includes("English"),
    speaksSpanish: answers.languages.includes("Spanish"),
    otherLanguages: furtherLanguages.filter((language) => answers.languages.includes(language)),
    locale,
  };
}

/** Hours that are clear become the week's table; others stay in the applicant's words. */
function toHours(words: string) {
  const businessHours = hoursFromWords(words);
  return businessHours
    ? { businessHours, availableTimes: "" }
    : { businessHours: {}, availableTimes: inOneLine(words, "; ") };
}

/** A level if one was typed; any other price is kept in words, for the vendor and our team. */
function toPrice(answer: string) {
  const priceRange = priceRanges.find((level) => level === answer.trim()) ?? null;
  return { priceRange, priceNote: priceRange ? "" : inOneLine(answer, " ") };
}

function inOneLine(text: string, separator: string): string {
  const lines = text.split("\n").map((line) => line.trim());
  return lines.filter(Boolean).join(separator);
}

function splitList(answer: string, max: number): string[] {
  const parts = answer
    .split(/[\n,;•]+/)
    .map((one) => one.trim().slice(0, 100))
    .filter(Boolean);
  return [...new Set(parts)].slice(0, max);
}
