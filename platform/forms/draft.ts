/** The values of a form's text controls; an empty field is "". */
export type TextValues = Record<string, string>;

/** The values that a form is opened with. */
export type Prefill<V extends TextValues> = {
  /** Chosen by a button or link ("Get Started" with Royal): wins over the draft. */
  chosen?: Partial<V>;
  /** Used only where nothing was typed. */
  suggested?: Partial<V>;
  /** Identifies the opening; a reload has the same. */
  occasion: string;
};

export type Draft = {
  values: TextValues;
  /** A value equal to its suggestion counts as not typed. */
  suggested: TextValues;
  occasion: string;
  /** In milliseconds since 1970. */
  shownAt: number;
};

/** After a reload, the draft unchanged. At a new opening the chosen value, else the typed one, else the suggestion. */
export function initialValues<V extends TextValues>(empty: V, offer: Prefill<V>, draft: Draft | null): V {
  const start = (field: string): string => {
    const typed = draft?.values[field] ?? "";
    if (draft?.occasion === offer.occasion) return typed;
    const untouched = typed === (draft?.suggested[field] ?? "");
    return offer.chosen?.[field] ?? ((untouched && offer.suggested?.[field]) || typed);
  };
  return Object.fromEntries(Object.keys(empty).map((field) => [field, start(field)])) as V;
}

/** The values to store: these fields are blank. */
export function withoutSecrets(values: TextValues, secrets: readonly string[]): TextValues {
  return { ...values, ...Object.fromEntries(secrets.map((field) => [field, ""])) };
}

/** Spaces count as blank. A blank draft is deleted instead of saved. */
export function isBlank(values: TextValues): boolean {
  return Object.values(values).every((value) => value.trim() === "");
}

/** @param stored from the browser's storage, perhaps by an older version @returns null if it is no draft */
export function parseDraft(stored: unknown): Draft | null {
  if (!isObject(stored)) return null;
  const { values, suggested, occasion, shownAt } = stored;
  if (!isTextValues(values) || !isTextValues(suggested)) return null;
  return typeof occasion === "string" && typeof shownAt === "number"
    ? { values, suggested, occasion, shownAt }
    : null;
}

function isTextValues(value: unknown): value is TextValues {
  return isObject(value) && Object.values(value).every((text) => typeof text === "string");
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
