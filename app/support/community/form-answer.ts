/** What the forms of a post and of a reply hold; a reply has no title. */
export type WrittenValues = { userId: string; title: string; content: string; language: string };
export type WrittenField = keyof WrittenValues;

/** What must be filled, in a post and in a reply. */
const requiredFields = {
  post: ["userId", "title", "content"],
  reply: ["userId", "content"],
} as const satisfies Record<string, readonly WrittenField[]>;
export type WrittenKind = keyof typeof requiredFields;

/** How a form was answered that was posted without scripts: taken, or refused with what was typed. */
export type Answered =
  | { held: boolean }
  | { values: WrittenValues; errors: Partial<Record<string, string>>; message: string };

/** Whether something that must be filled is blank. */
export function isMissing(values: WrittenValues, kind: WrittenKind): boolean {
  return requiredFields[kind].some((field) => values[field].trim() === "");
}
