import { directoryPlace } from "../rules/directory-place.ts";
import type { vendorApplication } from "../schema.server.ts";

type ProfileSource = Pick<
  typeof vendorApplication.$inferSelect,
  "answers" | "ownerName" | "locale" | "createdAt"
>;

/** The profile of the vendor that an approval creates. Lists and texts are cut to what a profile can hold. */
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
    serviceAreas: splitList(answers.serviceAreas, 20),
    // Free text; the structured hours of the profile stay empty until the vendor fills them in.
    availableTimes: answers.businessHours.length <= 100 ? answers.businessHours : "",
    location: directoryPlace(answers.city, answers.province),
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

function splitList(answer: string, max: number): string[] {
  const parts = answer
    .split(/[\n,;•]+/)
    .map((one) => one.trim().slice(0, 100))
    .filter(Boolean);
  return [...new Set(parts)].slice(0, max);
}
