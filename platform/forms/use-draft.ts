import { useEffect, useState } from "react";
import {
  parseDraft,
  type Draft,
  isBlank,
  type Offer,
  initialValues,
  type TextValues,
  withoutSecrets,
} from "./draft.ts";
import { readSession, removeSession, writeSession } from "./session-store.ts";

/** How long typing must rest before it is kept, in milliseconds. */
const rest = 300;

const storageKey = (name: string) => `arribo.draft.${name}`;

/** What the form `name` starts with, from its draft and the offer it was opened with; see `startingValues`. */
export function useDraft<V extends TextValues>(name: string, empty: V, offer: Offer<V>) {
  const [opened] = useState(() => {
    const draft = parseDraft(readSession(storageKey(name)));
    // A form that is sent again after a reload was not filled in a second by a robot.
    const shownAt = draft?.shownAt ?? Date.now();
    const suggested = texts(offer.suggested);
    return { values: initialValues(empty, offer, draft), suggested, occasion: offer.occasion, shownAt };
  });
  return opened satisfies Draft;
}

type Changing<V> = {
  subscribe: (options: { formState: { values: true }; callback: () => void }) => () => void;
  getValues: () => V;
};

/**
 * Keeps what is typed into a react-hook-form as the draft `name`, until it is empty again or `forgetDraft`.
 * @param secrets fields that are never kept; a constant
 */
export function useSavedDraft<V extends TextValues>(
  name: string,
  form: Changing<V>,
  opened: Draft,
  secrets: readonly string[],
): void {
  const { subscribe, getValues } = form;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      clearTimeout(timer);
      timer = undefined;
      const values = withoutSecrets(getValues(), secrets);
      if (isBlank(values)) deleteDraft(name);
      else writeSession(storageKey(name), { ...opened, values });
    };
    const keepWaiting = () => {
      if (timer !== undefined) keep();
    };
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(keep, rest);
      },
    });
    // Phones kill hidden tabs without another word.
    document.addEventListener("visibilitychange", keepWaiting);
    window.addEventListener("pagehide", keepWaiting);
    return () => {
      keepWaiting();
      unsubscribe();
      document.removeEventListener("visibilitychange", keepWaiting);
      window.removeEventListener("pagehide", keepWaiting);
    };
  }, [name, subscribe, getValues, opened, secrets]);
}

/** The form was sent: its draft goes. */
export function deleteDraft(name: string): void {
  removeSession(storageKey(name));
}

function texts(values: Partial<TextValues> | undefined): TextValues {
  return Object.fromEntries(
    Object.entries(values ?? {}).filter((entry): entry is [string, string] => !!entry[1]),
  );
}
