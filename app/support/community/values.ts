/** What a post is about. A post that names nothing, and every post of before topics, is "other". */
export const topics = [
  "housing",
  "money",
  "health",
  "paperwork",
  "services",
  "family",
  "transport",
  "people",
  "other",
] as const;
export type Topic = (typeof topics)[number];

/** A filter or a search finds at most so many posts, the newest; counting all would cost as much as reading them. */
export const maxFound = 500;
