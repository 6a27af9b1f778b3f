import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { readDraft, saveDraft } from "./draft.ts";
import type { Uploads } from "./photos/use-uploads.ts";
import { emptyValues, type PortalField, type PortalValues, portalFields, valuesFrom } from "./values.ts";

type FormRef = RefObject<HTMLFormElement | null>;

/** What the controls hold now; empty values before the form is mounted. */
export function readValues(form: FormRef): PortalValues {
  return valuesFrom(form.current ? Object.fromEntries(new FormData(form.current)) : {});
}

/**
 * Restores the draft after hydration; saves it on `save`, when photos change, and when the page is hidden or left.
 * @param isAnswered the server has just answered this form, so its values are newer than the draft
 */
export function useFormDraft(form: FormRef, uploads: Uploads, isAnswered: boolean, onReady: () => void) {
  const shownAt = useRef(0);
  const [resumed, setResumed] = useState(false);
  const { uploaded, unfinished } = uploads;
  const save = () =>
    saveDraft({ values: readValues(form), photos: uploaded, unfinished, shownAt: shownAt.current });

  const restore = useEffectEvent(() => {
    const draft = readDraft();
    // From the start of the page, so that typing before the scripts load does not look like a robot.
    shownAt.current = draft?.shownAt ?? performance.timeOrigin;
    if (draft && !isAnswered && form.current) {
      const filled = fillEmptyFields(form, draft.values);
      uploads.restore(draft.photos, draft.unfinished);
      setResumed(filled || draft.photos.length > 0);
    }
    onReady();
  });
  useLayoutEffect(() => restore(), []);

  const saveNow = useEffectEvent(save);
  const isMounted = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each photo more or less, uploaded or not, is saved at once
  useEffect(() => {
    if (isMounted.current) saveNow();
    isMounted.current = true;
  }, [uploaded.length, unfinished]);
  useEffect(() => {
    // Phones kill hidden tabs without a further event.
    const onHidden = () => {
      if (document.visibilityState === "hidden") saveNow();
    };
    const onLeave = () => saveNow();
    document.addEventListener("visibilitychange", onHidden);
    window.addEventListener("pagehide", onLeave);
    return () => {
      document.removeEventListener("visibilitychange", onHidden);
      window.removeEventListener("pagehide", onLeave);
    };
  }, []);
  return { save, resumed, shownAt };
}

/** Fills only fields that are still empty. Returns whether any was filled. */
function fillEmptyFields(form: FormRef, draft: PortalValues): boolean {
  const current = readValues(form);
  const fields = portalFields.filter(
    (field) => current[field] === emptyValues[field] && draft[field] !== emptyValues[field],
  );
  for (const field of fields) setControlValue(form, field, draft[field]);
  return fields.length > 0;
}

function setControlValue(form: FormRef, field: PortalField, value: string): void {
  const control = form.current?.elements.namedItem(field);
  if (control && "value" in control) control.value = value;
}
