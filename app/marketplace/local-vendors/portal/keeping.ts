import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { keepDraft, readDraft } from "./draft.ts";
import type { Uploads } from "./photos/uploads.ts";
import { blank, type PortalField, type PortalValues, portalFields, valuesFrom } from "./values.ts";

type FormRef = RefObject<HTMLFormElement | null>;

/** What the form's controls hold now. */
export function typedIn(form: FormRef): PortalValues {
  return valuesFrom(form.current ? Object.fromEntries(new FormData(form.current)) : {});
}

/**
 * Fills the form in from the draft once the page is alive, and keeps it from then on: when it says so (`keep`), when a
 * photo is chosen or up, and when the page is left in any way.
 * @param fresh the server has just answered to what was typed, which is newer than any draft
 * @param onBegun told once the controls hold what they begin with
 * @returns `resumed` where a draft came back; `shownAt`, when the form was first shown
 */
export function useKeptForm(form: FormRef, uploads: Uploads, fresh: boolean, onBegun: () => void) {
  const shownAt = useRef(0);
  const [resumed, setResumed] = useState(false);
  const { kept, unfinished } = uploads;
  const keep = () => keepDraft({ values: typedIn(form), photos: kept, unfinished, shownAt: shownAt.current });

  const begin = useEffectEvent(() => {
    const draft = readDraft();
    // Since the page came: whoever types before the scripts are here is no robot.
    shownAt.current = draft?.shownAt ?? performance.timeOrigin;
    if (draft && !fresh && form.current) {
      const filled = fillIn(form, draft.values);
      uploads.restore(draft.photos, draft.unfinished);
      setResumed(filled || draft.photos.length > 0);
    }
    onBegun();
  });
  useLayoutEffect(() => begin(), []);

  const keepNow = useEffectEvent(keep);
  const begun = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each photo more or less, up or not, is kept at once
  useEffect(() => {
    if (begun.current) keepNow();
    begun.current = true;
  }, [kept.length, unfinished]);
  useEffect(() => {
    // Phones kill hidden tabs without another word.
    const onAway = () => {
      if (document.visibilityState === "hidden") keepNow();
    };
    const onLeave = () => keepNow();
    document.addEventListener("visibilitychange", onAway);
    window.addEventListener("pagehide", onLeave);
    return () => {
      document.removeEventListener("visibilitychange", onAway);
      window.removeEventListener("pagehide", onLeave);
    };
  }, []);
  return { keep, resumed, shownAt };
}

/** What was typed before the page was alive stays; the draft fills the rest. Answers whether it had something to fill. */
function fillIn(form: FormRef, draft: PortalValues): boolean {
  const before = typedIn(form);
  const fields = portalFields.filter(
    (field) => before[field] === blank[field] && draft[field] !== blank[field],
  );
  for (const field of fields) write(form, field, draft[field]);
  return fields.length > 0;
}

/** Puts a value into a control, or into a set of radio buttons. */
function write(form: FormRef, field: PortalField, value: string): void {
  const control = form.current?.elements.namedItem(field);
  if (control && "value" in control) control.value = value;
}
