import { z } from "zod";

export type EarlierTurn = { role: "user" | "assistant"; text: string };

export const assistantReply = z.object({
  /** Plain text; a blank line separates paragraphs. */
  text: z.string(),
  translation: z.string().nullable(),
  sources: z.array(z.object({ title: z.string(), path: z.string() })),
  culturalContext: z.string().nullable(),
  /** "none": neither the model nor the knowledge base had an answer. */
  by: z.enum(["model", "knowledge", "none"]),
  offersPerson: z.boolean(),
});
export type AssistantReply = z.infer<typeof assistantReply>;
