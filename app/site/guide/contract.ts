import { z } from "zod";

/** In the order of the guide. */
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

/** Pages that an entry may link to. */
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

export const knowledgeEntry = z.object({
  /** Permanent: part of the entry's address. */
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  topic: z.enum(topics),
  question: both,
  /** Plain text; a blank line separates paragraphs. */
  answer: both,
  /** Other words that people use in this question. */
  words: both,
  /** For laws, fees and procedures: whom to check with, and the month of the last check. */
  source: z.object({ name: z.string().min(1), asOf: z.string().regex(/^\d{4}-\d{2}$/) }).nullable(),
  page: z.enum(pages).nullable(),
});
export type KnowledgeEntry = z.infer<typeof knowledgeEntry>;

export type GuideEntry = Omit<KnowledgeEntry, "words" | "topic">;
