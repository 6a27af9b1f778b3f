/** What a form of text controls holds; an empty field is "". */
export type TextValues = Record<string, string>;

/** What the way in brought along. */
export type Offer<V extends TextValues> = {
  /** Picked by a button or a link ("Get Started" with Royal): wins over the draft. */
  chosen?: Partial<V>;
  /** Meant as a start: gives way to anything that was typed. */
  suggested?: Partial<V>;
  /** Tells one opening from the next; a reload of the same opening bears the same. */
  occasion: string;
};

/** What was typed and not yet sent. */
export type Draft = {
  values: TextValues;
  /** What was suggested when it was written: a text left as suggested counts as not typed. */
  suggested: TextValues;
  occasion: string;
  /** When the form was first shown, in milliseconds since 1970. */
  shownAt: number;
};

/**
 * What a form starts with. After a reload the draft comes back as it was; at a new opening a chosen value wins,
 * then what was typed, then the suggestion.
 */
export function initialValues<V extends TextValues>(empty: V, offer: Offer<V>, draft: Draft | null): V {
  const start = (field: string): string => {
    const typed = draft?.values[field] ?? "";
    if (draft?.occasion === offer.occasion) return typed;
    const untouched = typed === (draft?.suggested[field] ?? "");
    return offer.chosen?.[field] ?? ((untouched && offer.suggested?.[field]) || typed);
  };
  return Object.fromEntries(Object.keys(empty).map((field) => [field, start(field)])) as V;
}

/** What may be kept of a form: its secrets (passwords) blank. */
export function withoutSecrets(values: TextValues, secrets: readonly string[]): TextValues {
  return { ...values, ...Object.fromEntries(secrets.map((field) => [field, ""])) };
}

/** Nothing in it: not worth keeping. */
export function isBlank(values: TextValues): boolean {
  return Object.values(values).every((value) => value.trim() === "");
}

/** A stored draft, or null where the stored value is none. */
export function parseDraft(stored: unknown): Draft | null {
  if (!isObject(stored)) return null;
  const { values, suggested, occasion, shownAt } = stored;
  if (!isTexts(values) || !isTexts(suggested)) return null;
  return typeof occasion === "string" && typeof shownAt === "number"
    ? { values, suggested, occasion, shownAt }
    : null;
}

function isTexts(value: unknown): value is TextValues {
  return isObject(value) && Object.values(value).every((text) => typeof text === "string");
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
