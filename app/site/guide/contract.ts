import { z } from "zod";

/** The subjects of the knowledge base, in the order of the guide. */
export const topics = [
  "packages",
  "process",
  "visas",
  "residency",
  "housing",
  "money",
  "work",
  "schools",
  "health",
  "transport",
  "customs",
  "safety",
  "pets",
  "daily-life",
  "culture",
  "community",
] as const;
export type Topic = (typeof topics)[number];

/** Pages of the house that an entry may send people on to. */
const pages = [
  "/services",
  "/packages",
  "/safety",
  "/vendor-directory",
  "/partners",
  "/community-board",
  "/terms",
  "/vendor-application",
  "/dominican-vendor-portal",
] as const;

const both = z.object({ en: z.string().min(1), es: z.string().min(1) });

/** A question that people ask, with the answer that the concierge stands for. */
export const knowledgeEntry = z.object({
  /** Names it for good: its address ends in it. */
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  topic: z.enum(topics),
  question: both,
  /** Plain text; a blank line divides paragraphs. */
  answer: both,
  /** Other words in which people ask for it. */
  words: both,
  /** Who to check with, and when it was last looked at, where a law, a fee or an office's way is behind it. */
  source: z.object({ name: z.string().min(1), asOf: z.string().regex(/^\d{4}-\d{2}$/) }).nullable(),
  page: z.enum(pages).nullable(),
});
export type KnowledgeEntry = z.infer<typeof knowledgeEntry>;

/** An entry as the guide shows it. */
export type GuideEntry = Omit<KnowledgeEntry, "words" | "topic">;
