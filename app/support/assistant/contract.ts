import { z } from "zod";

/** What was said before, oldest first; `assistant` is whoever of the house answered. */
export type EarlierTurn = { role: "user" | "assistant"; text: string };

/** What a visitor is answered. */
export const assistantReply = z.object({
  /** Plain text; a blank line divides paragraphs. */
  text: z.string(),
  /** The same in the other language, where the words are the house's own; null: somebody would have to translate it. */
  translation: z.string().nullable(),
  /** The pages it came from, of this site. */
  sources: z.array(z.object({ title: z.string(), path: z.string() })),
  culturalContext: z.string().nullable(),
  /** An AI that was told what the knowledge base says; the knowledge base itself; nobody, who says so. */
  by: z.enum(["model", "knowledge", "none"]),
  /** The next thing to do is to talk to a person. */
  offersPerson: z.boolean(),
});
export type AssistantReply = z.infer<typeof assistantReply>;
