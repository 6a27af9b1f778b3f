import { useRef, useState } from "react";
import type { Path } from "react-hook-form";
import type { Gallery } from "#app/marketplace/vendors/contract.ts";
import { toast } from "#app/ui/toasts/toast.ts";
import { ApiError } from "#platform/api-client/client.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { PictureKind, Profile, ProfileUpdate } from "../contract.ts";
import { errorList, type FormError, tabOf } from "./errors.ts";
import { fromServer, type ProfileForm } from "./form.ts";
import { messages } from "./messages.ts";
import { readProfile, useSaveProfile } from "./queries.ts";
import type { Picture } from "./upload.ts";
import {
  changedFields,
  type Difference,
  differences,
  type ProfileValues,
  updateOf,
  valuesOf,
  withFields,
} from "./values.ts";

/** The profile was saved elsewhere since it was opened. */
export type Conflict = { theirs: Profile; mine: ProfileValues; found: Difference[] };

type Outcome = { saved: Profile; sent: ProfileValues } | { conflict: Conflict };

/** Saves over a version; returns a conflict when that is outdated. */
function useAttempt(form: ProfileForm, vendorId: number) {
  const { mutateAsync } = useSaveProfile(vendorId);
  return async function attempt(checked: ProfileUpdate, over: Profile, retry = true): Promise<Outcome> {
    const sent = structuredClone(form.getValues());
    try {
      return { saved: await mutateAsync(updateOf(checked, sent, over.version)), sent };
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 409)) throw error;
      const theirs = await readProfile(vendorId);
      const found = differences(valuesOf(over), sent, valuesOf(theirs));
      // They changed no field of the form (only a picture, say): saving again loses nothing.
      if (retry && found.every(({ by }) => by === "me")) return await attempt(checked, theirs, false);
      return { conflict: { theirs, mine: sent, found } };
    }
  };
}

/**
 * Saves the form over the opened version; a conflict overwrites nothing before the vendor chooses.
 * @param onRefused gets the fields that the server refused, if any, or that a later save found wrong
 */
export function useProfileSaving(
  form: ProfileForm,
  opened: Profile,
  onRefused: (errors: FormError[]) => void,
) {
  const t = useText(messages);
  const [base, setBase] = useState(opened);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const presses = useSavePresses();
  const attempt = useAttempt(form, opened.id);

  const continueFrom = (profile: Profile, values: ProfileValues) => {
    setBase(profile);
    resetForm(form, valuesOf(profile), values);
  };
  const fail = (error: unknown) => {
    const { message, fields = {} } = (error instanceof ApiError && error.body) || {};
    const text = message || t.failedText;
    setFailure(withReason(text, t));
    toast({ title: t.failedTitle, description: text, variant: "destructive" });
    onRefused(markFields(form, fields));
  };
  const saveOver = async (over: Profile, checked: ProfileUpdate) => {
    if (!presses.begin()) return;
    setBusy(true);
    setFailure(null);
    const saved = await attemptSave(over, checked).catch(fail);
    const pressedAgain = presses.end();
    setBusy(false);
    if (saved && pressedAgain && changedFields(valuesOf(saved), form.getValues()).length > 0)
      await submitForm(form, (later) => saveOver(saved, later), onRefused);
  };
  const attemptSave = async (over: Profile, checked: ProfileUpdate): Promise<Profile | undefined> => {
    const outcome = await attempt(checked, over);
    if ("conflict" in outcome) return void setConflict(outcome.conflict);
    continueFrom(outcome.saved, withLaterInput(form, outcome.sent, valuesOf(outcome.saved)));
    toast({ title: t.savedTitle });
    return outcome.saved;
  };
  return {
    ...{ base, conflict, failure, busy, save: (checked: ProfileUpdate) => saveOver(base, checked) },
    /** Resolves a conflict with the other version. */
    takeTheirs: (theirs: Profile) => {
      setConflict(null);
      setFailure(null);
      continueFrom(theirs, valuesOf(theirs));
    },
    /** Resolves a conflict by saving these values over the other version. */
    saveInstead: async (theirs: Profile, values: ProfileValues) => {
      setConflict(null);
      continueFrom(theirs, values);
      await submitForm(form, (checked) => saveOver(theirs, checked), onRefused);
    },
    pictureChanged: (kind: PictureKind, picture: Picture) =>
      setBase((before) => withPicture(before, kind, picture)),
    gallerySaved: (gallery: Gallery) => setBase((before) => withGallery(before, gallery)),
  };
}

/** The failure as a sentence, whether the line is down, and that nothing typed is lost. */
function withReason(text: string, t: { offline: string; kept: string }): string {
  const sentence = /[.!?]$/.test(text) ? text : `${text}.`;
  return [sentence, !navigator.onLine && t.offline, t.kept].filter(Boolean).join(" ");
}

/** Checks the form and saves it, or reports what is wrong. */
function submitForm(
  form: ProfileForm,
  save: (checked: ProfileUpdate) => Promise<void>,
  onInvalid: (errors: FormError[]) => void,
): Promise<void> {
  return form.handleSubmit(save, (tree) => onInvalid(errorList(tree)))();
}

/** One save at a time. A press during a save counts: what was typed meanwhile is saved after it. */
function useSavePresses() {
  const state = useRef({ isSaving: false, again: false });
  return {
    /** @returns false while a save is under way; the press is then remembered */
    begin: () => {
      const isFree = !state.current.isSaving;
      state.current = { isSaving: true, again: !isFree };
      return isFree;
    },
    /** @returns whether Save was pressed meanwhile */
    end: () => {
      const { again } = state.current;
      state.current = { isSaving: false, again: false };
      return again;
    },
  };
}

/** Resets the form to `start` and sets `values` as unsaved changes. */
export function resetForm(form: ProfileForm, start: ProfileValues, values: ProfileValues) {
  form.reset(start);
  for (const field of changedFields(start, values)) {
    form.setValue(field, values[field] as never, { shouldDirty: true });
  }
  form.setValue("unanswered", values.unanswered, { shouldDirty: true });
}

/** Keeps what was typed during the request, as unsaved. */
function withLaterInput(form: ProfileForm, sent: ProfileValues, saved: ProfileValues): ProfileValues {
  const now = structuredClone(form.getValues());
  return withFields(saved, now, changedFields(sent, now));
}

function markFields(form: ProfileForm, fields: Record<string, string>): FormError[] {
  const fieldErrors = Object.entries(fields)
    .filter(([path]) => tabOf(path))
    .map(([path, message]) => ({ path, message }));
  for (const { path, message } of fieldErrors) {
    form.setError(path as Path<ProfileValues>, { type: fromServer, message });
  }
  return fieldErrors;
}

function withGallery(before: Profile, { pictures, coverId, version }: Gallery): Profile {
  return { ...before, gallery: pictures, coverId, version: followingVersion(before, version) };
}

/** A gap means another change in between: the old version stays, so that the next save reports a conflict. */
function followingVersion(before: Profile, version: number): number {
  return version === before.version + 1 ? version : before.version;
}

function withPicture(before: Profile, kind: PictureKind, { url, version }: Picture): Profile {
  const address = url || null;
  return {
    ...before,
    ...(kind === "logo" ? { logoUrl: address } : { personalPhoto: address, imageUrl: address }),
    version: followingVersion(before, version),
  };
}
