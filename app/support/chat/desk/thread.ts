import type { Note } from "#app/staff/follow-up/contract.ts";
import type { ChatMessage } from "../contract.ts";

type ThreadEntry = { message: ChatMessage } | { note: Note };

/** A conversation's messages in their order, with the team's notes at their time. */
export function threadOf(messages: readonly ChatMessage[], notes: readonly Note[]): ThreadEntry[] {
  const waiting = notes.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt) || a.id - b.id);
  const before = (at: string) => waiting.splice(0, waiting.filter(({ createdAt }) => createdAt < at).length);
  const thread = messages.flatMap((message): ThreadEntry[] => [
    ...before(message.createdAt).map((note) => ({ note })),
    { message },
  ]);
  return [...thread, ...waiting.map((note) => ({ note }))];
}
