import { useQueryClient } from "@tanstack/react-query";
import { errorToast, toast } from "#app/ui/toasts/toast.ts";
import { api } from "#platform/api-client/api.ts";
import { ApiError } from "#platform/api-client/client.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { UndoOffer } from "../../contract.ts";
import { removeInactiveQueries } from "../../list/inactive-queries.ts";
import { messages } from "../../messages.ts";
import { addUndoable } from "./undo-offers.ts";

/** Of any record that has one. */
export type UndoPath = Extract<Parameters<typeof api.post>[0], `/api/admin/${string}/:id/undo`>;
type UndoMessage = { title: string; description?: string };

/**
 * Offers to undo an act by what undoes it.
 * @returns called with what a toast would say, for how long, what undoes it, and whether letters wait for that
 */
export function useOfferUndoBy() {
  const { undo: t } = useText(messages);
  const cache = useQueryClient();
  return (message: UndoMessage, leftMs: number, undoIt: () => Promise<unknown>, holdsLetters = false) => {
    const undo = async () => {
      try {
        await undoIt();
        toast({ title: t.undone, description: message.title });
      } catch (error) {
        errorToast(error instanceof ApiError ? t.tooLate : t.failed);
      }
      removeInactiveQueries(cache);
      await cache.invalidateQueries();
    };
    const until = performance.now() + leftMs;
    addUndoable({ title: message.title, description: message.description, holdsLetters, until, undo });
  };
}

/**
 * Reports an act that was done, and offers to undo it for as long as the server holds its letters back.
 * @param path undefined for a record whose acts cannot be undone: then it only reports
 * @returns called with the record's id, the answer's offer, what a toast would say, and what follows once it is undone
 */
export function useOfferUndo(path: UndoPath | undefined) {
  const offerUndo = useOfferUndoBy();
  return (id: number, offer: UndoOffer | undefined, message: UndoMessage, undone?: () => void) => {
    if (!offer || !path) return toast(message);
    const undoIt = async () => {
      await api.post(path, { id, act: offer.act });
      undone?.();
    };
    offerUndo(message, offer.leftMs, undoIt, true);
  };
}
