import { z } from "zod";
import { vendorCard } from "#app/marketplace/vendors/contract.ts";

export type EarlierTurn = { role: "user" | "assistant"; text: string };

/** A page that an answer comes from or leads to. With `vendor` it is that vendor's page, shown as a card. */
export const replySource = z.object({
  title: z.string(),
  path: z.string(),
  vendor: vendorCard
    .pick({ category: true, location: true, rating: true, reviewCount: true, isSample: true })
    .optional(),
});

export const assistantReply = z.object({
  /** Plain text; a blank line separates paragraphs. */
  text: z.string(),
  translation: z.string().nullable(),
  sources: z.array(replySource),
  culturalContext: z.string().nullable(),
  /** "none": neither the model nor the knowledge base had an answer. */
  by: z.enum(["model", "knowledge", "none"]),
  offersPerson: z.boolean(),
});
export type AssistantReply = z.infer<typeof assistantReply>;
