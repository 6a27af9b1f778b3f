export type PostValues = {
  userId: string;
  title: string;
  content: string;
  language: string;
  topic: string;
  town: string;
  /** "yes" to get letters about replies, at `email`. */
  notify: string;
  email: string;
};
export type PostField = keyof PostValues;

const requiredFields = {
  post: ["userId", "title", "content"],
  reply: ["userId", "content"],
} as const satisfies Record<string, readonly PostField[]>;
export type PostKind = keyof typeof requiredFields;

/** Result of a form posted without JavaScript. */
export type FormResult =
  | {
      held: boolean;
      /** The address for letters; "" if none was given. */
      email: string;
      /** Whether a first letter goes there. */
      asked: boolean;
    }
  | { values: PostValues; errors: Partial<Record<string, string>>; message: string };

/** Whether a required field is blank. */
export function isMissing(values: PostValues, kind: PostKind): boolean {
  return requiredFields[kind].some((field) => values[field].trim() === "");
}
