import { companyPhrases } from "./company-phrases.ts";
import { isOrdinaryWord } from "./ordinary-words.server.ts";
import { Phrases } from "./phrases.ts";

/** What visitors ask about the company; the first that fits is the answer. */
export const companyTopics = [
  "vendor-join",
  "privacy",
  "refund",
  "next",
  "payment",
  "booking",
  "included",
  "prices",
  "person-behind",
  "hours",
  "where",
  "contact",
  "languages",
  "who",
] as const;
export type CompanyTopic = (typeof companyTopics)[number];

/** What is asked about banks, stores and offices as well. */
const askedOfOthers = new Set<CompanyTopic>(["hours", "payment", "where", "contact", "who", "prices"]);

const phrases = new Phrases(companyPhrases, isOrdinaryWord);

/** What a text asks about the company, if anything. */
export function companyTopicOf(text: string): CompanyTopic | undefined {
  const labels = new Set([...phrases.find(phrases.read(text))].map(({ label }) => label));
  const isAboutOthers = labels.has("others");
  return companyTopics.find((topic) => labels.has(topic) && !(isAboutOthers && askedOfOthers.has(topic)));
}
