import { useEffect, useEffectEvent, useRef } from "react";
import { toast } from "#app/ui/toasts/toast.ts";
import { readSession, removeSession, writeSession } from "#platform/forms/session-store.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { ProfileForm } from "./form.ts";
import { messages } from "./messages.ts";
import { resetForm } from "./saving.ts";
import { changedFields, type ProfileField, type ProfileValues, profileFields, withFields } from "./values.ts";

/** What was typed and not saved, and the values that it was typed over. */
type Unsaved = { start: ProfileValues; typed: ProfileValues };

const saveDelayMs = 300;
const storageKey = (vendorId: number) => `arribo.draft.vendor-profile.${vendorId}`;

/** Forgets what was typed: it is saved, or the vendor left without saving or signed out. */
export function forgetUnsaved(vendorId: number): void {
  removeSession(storageKey(vendorId));
}

/** Stores what was typed in this tab; nothing when it differs from `start` in no field. */
export function storeUnsaved(vendorId: number, start: ProfileValues, typed: ProfileValues): void {
  if (changedFields(start, typed).length === 0) forgetUnsaved(vendorId);
  else writeSession(storageKey(vendorId), { start, typed } satisfies Unsaved);
}

/**
 * The profile's values with what was typed and not saved.
 * @param now the stored profile's; a field that was changed there meanwhile stays as it is there
 * @returns null when nothing was typed, or it is there already
 */
export function withUnsaved(vendorId: number, now: ProfileValues): ProfileValues | null {
  const { start, typed } = (readSession(storageKey(vendorId)) ?? {}) as Partial<Unsaved>;
  if (!isComplete(start) || !isComplete(typed)) return null;
  const theirs = new Set<ProfileField>(changedFields(start, now));
  const mine = changedFields(start, typed).filter((field) => !theirs.has(field));
  return mine.length > 0 ? withFields(now, typed, mine) : null;
}

/** Whether all fields are there: an older version of the form may have stored others. */
function isComplete(values: ProfileValues | undefined): values is ProfileValues {
  if (typeof values !== "object" || values === null || !Array.isArray(values.unanswered)) return false;
  return profileFields.every((field) => values[field] !== undefined);
}

/**
 * Keeps what is typed over a reload, which a phone does on its own when its camera needs the memory.
 * @param start the values of the version that is edited
 * @returns `forget`, for a vendor who leaves without saving: nothing is stored after it
 */
export function useKeptInput(form: ProfileForm, vendorId: number, start: ProfileValues): () => void {
  const t = useText(messages);
  const isLeaving = useRef(false);
  const restoreOnce = useEffectEvent(() => {
    const values = withUnsaved(vendorId, start);
    if (values) {
      resetForm(form, start, values);
      toast({ title: t.restored });
    } else forgetUnsaved(vendorId);
  });
  useEffect(() => restoreOnce(), []);
  const store = useEffectEvent(() => {
    if (!isLeaving.current) storeUnsaved(vendorId, start, form.getValues());
  });
  const { subscribe } = form;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const now = () => store();
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(now, saveDelayMs);
    };
    const unsubscribe = subscribe({ formState: { values: true }, callback: later });
    window.addEventListener("pagehide", now);
    return () => {
      clearTimeout(timer);
      unsubscribe();
      window.removeEventListener("pagehide", now);
    };
  }, [subscribe]);
  return () => {
    isLeaving.current = true;
    forgetUnsaved(vendorId);
  };
}
