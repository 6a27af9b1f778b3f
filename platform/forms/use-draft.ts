import { useEffect, useState } from "react";
import {
  type Draft,
  initialValues,
  isBlank,
  type Prefill,
  parseDraft,
  type TextValues,
  withoutSecrets,
} from "./draft.ts";
import { readSession, removeSession, writeSession } from "./session-store.ts";

const saveDelayMs = 300;

const storageKey = (name: string) => `arribo.draft.${name}`;

/**
 * The values to open a form with; read once, when it mounts. `useSavedDraft` saves them.
 * @param name the form's, in this tab's storage
 */
export function useDraft<V extends TextValues>(name: string, empty: V, offer: Prefill<V>) {
  const [opened] = useState(() => {
    const draft = parseDraft(readSession(storageKey(name)));
    // Survives a reload, or a quick resend would look like a bot's.
    const shownAt = draft?.shownAt ?? Date.now();
    const suggested = withoutBlank(offer.suggested);
    return { values: initialValues(empty, offer, draft), suggested, occasion: offer.occasion, shownAt };
  });
  return opened satisfies Draft;
}

type FormValues<V> = {
  subscribe: (options: { formState: { values: true }; callback: () => void }) => () => void;
  getValues: () => V;
};

/** Saves a form's values as a draft while it is not blank. @param secrets fields never saved; a constant */
export function useSavedDraft<V extends TextValues>(
  name: string,
  form: FormValues<V>,
  opened: Draft,
  secrets: readonly string[],
): void {
  const { subscribe, getValues } = form;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const save = () => {
      clearTimeout(timer);
      timer = undefined;
      const values = withoutSecrets(getValues(), secrets);
      if (isBlank(values)) deleteDraft(name);
      else writeSession(storageKey(name), { ...opened, values });
    };
    const flush = () => {
      if (timer !== undefined) save();
    };
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(save, saveDelayMs);
      },
    });
    // Phones kill hidden tabs without further events.
    document.addEventListener("visibilitychange", flush);
    window.addEventListener("pagehide", flush);
    return () => {
      flush();
      unsubscribe();
      document.removeEventListener("visibilitychange", flush);
      window.removeEventListener("pagehide", flush);
    };
  }, [name, subscribe, getValues, opened, secrets]);
}

/** Called when the form was sent. */
export function deleteDraft(name: string): void {
  removeSession(storageKey(name));
}

function withoutBlank(values: Partial<TextValues> | undefined): TextValues {
  return Object.fromEntries(
    Object.entries(values ?? {}).filter((entry): entry is [string, string] => !!entry[1]),
  );
}
