import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Gallery } from "#app/marketplace/vendors/contract.ts";
import { galleryLimit } from "#app/marketplace/vendors/values.ts";
import { ApiError, isConflict, isSignInRequired } from "#platform/api-client/client.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { Profile } from "../../contract.ts";
import { vendorApi } from "../../session.ts";
import { useVendor } from "../../vendor-context.ts";
import { readProfile, useClearOtherQueries } from "../queries.ts";
import { type Captions, type GalleryEdit, hasNewPicture, setCaptions } from "./edits.ts";
import { galleryMessages } from "./messages.ts";

/** Presses of "move" that follow each other within so many milliseconds are saved at once. */
const savingDelayMs = 500;

const galleryPath = "/api/vendor/profile/:vendorId/gallery";
const galleryOf = ({ gallery: pictures, coverId, version }: Profile): Gallery => ({
  pictures,
  coverId,
  version,
});

/** `describe` says what an edit did, of the gallery that the server saved: "" if nothing. */
type UnsavedEdit = { change: GalleryEdit; describe: (saved: Gallery) => string };

/**
 * The vendor's gallery as it is shown, with edits that are being saved, and what changes it. `said` tells what was saved;
 * `isSaving` is for leaving the page; `limit` is how many pictures it holds now.
 * @param onSaved gets each newer gallery of the server
 */
export function useGallery(profile: Profile, onSaved: (gallery: Gallery) => void) {
  const t = useText(galleryMessages);
  const { sessionEnded } = useVendor();
  const { saved, keep, reread, send } = useSavedGallery(profile, onSaved);
  const unsaved = useUnsavedEdits();
  const { said, problem, setSaid, begin, refuse } = useOutcome();
  const { inTurn, isBusy } = useQueue();
  const limit = galleryLimit(profile.status);

  const flush = () =>
    inTurn(async () => {
      const edits = unsaved.take();
      if (edits.length === 0) return;
      try {
        const after = await send((gallery) => withEdits(gallery, edits));
        keep(after);
        setSaid(edits.at(-1)?.describe(after) ?? "");
      } catch (error) {
        refuse(error);
      }
      // With what was saved, so that no edit is shown twice.
      unsaved.drop(edits);
    });
  const edit = (change: GalleryEdit, describe: UnsavedEdit["describe"]) => {
    begin();
    unsaved.add({ change, describe }, () => void flush());
  };
  const remove = (picture: string) =>
    inTurn(async () => {
      begin();
      try {
        keep(await vendorApi.delete(`${galleryPath}/:picture`, { vendorId: profile.id, picture }));
        setSaid(t.removed);
      } catch (error) {
        // Another window removed it.
        if (error instanceof ApiError && error.status === 404) await reread().catch(refuse);
        else refuse(error);
      }
    });
  const saveCaptions = (picture: string, captions: Captions, seen: Captions) =>
    inTurn(async () => {
      try {
        keep(await send(setCaptions(picture, captions, seen)));
        setSaid(t.captions.saved);
      } catch (error) {
        if (isSignInRequired(error)) sessionEnded();
        throw error;
      }
    });
  const added = (gallery: Gallery) => {
    const before = keep(gallery);
    const isNew = hasNewPicture(before, gallery);
    setSaid(isNew ? t.added(gallery.pictures.length, limit) : t.alreadyThere);
  };
  const gallery = withEdits(saved, unsaved.edits);
  const isSaving = isBusy || unsaved.edits.length > 0;
  const isPending = profile.status === "pending";
  return { gallery, limit, isPending, said, problem, isSaving, edit, remove, saveCaptions, added };
}
export type GalleryState = ReturnType<typeof useGallery>;

/** What was saved last (`said`), or why it was not (`problem`). */
function useOutcome() {
  const t = useText(galleryMessages);
  const { sessionEnded } = useVendor();
  const [said, setSaid] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const begin = () => {
    setProblem(null);
    setSaid("");
  };
  const refuse = (error: unknown) => {
    setSaid("");
    setProblem((error instanceof ApiError && error.body?.message) || t.notSaved);
    if (isSignInRequired(error)) sessionEnded();
  };
  return { said, problem, setSaid, begin, refuse };
}

function withEdits(gallery: Gallery, edits: readonly UnsavedEdit[]): Gallery {
  return edits.reduce((before, { change }) => change(before), gallery);
}

/** The newest gallery of the server, and `send`, which makes an edit again on the result of another window that overtook it. */
function useSavedGallery(profile: Profile, onSaved: (gallery: Gallery) => void) {
  const clearOthers = useClearOtherQueries();
  const [saved, setSaved] = useState(() => galleryOf(profile));
  const newest = useRef(saved);
  const adopt = (gallery: Gallery): boolean => {
    // Answers may arrive in another order.
    if (gallery.version < newest.current.version) return false;
    newest.current = gallery;
    setSaved(gallery);
    return true;
  };
  // The profile's form may have read it too.
  const adoptProfile = useEffectEvent((read: Profile) => void adopt(galleryOf(read)));
  useEffect(() => adoptProfile(profile), [profile]);
  /** @returns the gallery before */
  const keep = (gallery: Gallery): Gallery => {
    const before = newest.current;
    if (adopt(gallery)) onSaved(gallery);
    clearOthers();
    return before;
  };
  const reread = async () => void adopt(galleryOf(await readProfile(profile.id)));
  const send = async (edit: GalleryEdit): Promise<Gallery> => {
    const put = async () => putGallery(profile.id, edit(newest.current), newest.current.version);
    const overNewest = async (error: unknown) => {
      if (!isConflict(error)) throw error;
      await reread();
      return put();
    };
    return put().catch(overNewest);
  };
  return { saved, keep, reread, send };
}

function putGallery(vendorId: number, { pictures, coverId }: Gallery, version: number): Promise<Gallery> {
  const arranged = pictures.map(({ id, caption, captionSpanish }) => ({ id, caption, captionSpanish }));
  return vendorApi.put(galleryPath, { vendorId, pictures: arranged, coverId, version });
}

/** Edits that are shown already. `take` those to save now; `drop` them once the server has answered. */
function useUnsavedEdits() {
  const [edits, setEdits] = useState<readonly UnsavedEdit[]>([]);
  const waiting = useRef<UnsavedEdit[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return {
    edits,
    add(edit: UnsavedEdit, flush: () => void) {
      waiting.current.push(edit);
      setEdits((before) => [...before, edit]);
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, savingDelayMs);
    },
    take: () => waiting.current.splice(0),
    drop: (done: readonly UnsavedEdit[]) => setEdits((all) => all.filter((one) => !done.includes(one))),
  };
}

/** Runs what it is given one after the other. */
function useQueue() {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const [waiting, setWaiting] = useState(0);
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    setWaiting((count) => count + 1);
    const result = last.current.then(work).finally(() => setWaiting((count) => count - 1));
    last.current = result.catch(() => {});
    return result;
  };
  return { inTurn, isBusy: waiting > 0 };
}
