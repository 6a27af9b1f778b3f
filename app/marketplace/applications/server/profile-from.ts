import { placeOf } from "../rules/place-of.ts";
import type { vendorApplication } from "../schema.server.ts";

type Answered = Pick<typeof vendorApplication.$inferSelect, "answers" | "ownerName" | "locale" | "createdAt">;

/** What the directory needs, from what was answered; the vendor goes on from there. */
export function profileFrom({ answers, ownerName, locale, createdAt }: Answered) {
  return {
    businessName: answers.businessName,
    businessNameEnglish: answers.businessNameEnglish,
    contactName: ownerName,
    email: answers.email,
    phone: answers.primaryPhone,
    website: answers.website,
    category: answers.serviceCategory,
    services: listOf(answers.servicesOffered, 30),
    subCategories: listOf(answers.specializations, 20),
    serviceAreas: listOf(answers.serviceAreas, 20),
    // Hours in free words: the week of the profile stays unanswered until the vendor fills it in.
    availableTimes: answers.businessHours.length <= 100 ? answers.businessHours : "",
    location: placeOf(answers.city, answers.province),
    address: `${answers.streetAddress}, ${answers.city}`.slice(0, 300),
    description: answers.serviceDescriptionEnglish,
    descriptionSpanish: answers.serviceDescription,
    certifications: answers.additionalCertifications.slice(0, 1000),
    yearsInBusiness: Math.max(1, createdAt.getFullYear() - answers.yearEstablished),
    speaksEnglish: answers.languages.includes("English"),
    speaksSpanish: answers.languages.includes("Spanish") || answers.languages.length === 0,
    locale,
  };
}

/** The parts of an answer that lists things, one a line or with commas. */
function listOf(answer: string, max: number): string[] {
  const parts = answer
    .split(/[\n,;•]+/)
    .map((one) => one.trim().slice(0, 100))
    .filter(Boolean);
  return [...new Set(parts)].slice(0, max);
}
