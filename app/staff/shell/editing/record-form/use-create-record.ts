import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useNavigate } from "react-router";
import { type UndoPath, useOfferUndo } from "#app/staff/shell/editing/undo/use-offer-undo.ts";
import { createOrReuseIntent, type Intent } from "#platform/forms/intent.ts";
import type { UndoOffer } from "../../contract.ts";
import { removeInactiveQueries } from "../../list/inactive-queries.ts";
import { type DeskRecordKind, deskRecordPath } from "../../record/desk-record.ts";

type Creation<V extends object, A> = {
  kind: DeskRecordKind;
  close: () => void;
  /** Makes the call; a retry of unchanged values has the same idempotency key. */
  post: (values: V, options: { key: string }) => Promise<A>;
  said: (answer: A, values: V) => { title: string; description?: string };
  /** Where it is undone; a record that writes to nobody is only said to be there. */
  undo?: UndoPath;
};

/**
 * What follows when staff write down a record: it is sent, the dialog closes, and the record opens.
 * @returns `send` of `useRecordForm`; rejects as `post`
 */
export function useCreateRecord<V extends object, A extends { id: number; undo?: UndoOffer }>({
  kind,
  close,
  post,
  said,
  undo,
}: Creation<V, A>) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const offerUndo = useOfferUndo(undo);
  const intent = useRef<Intent>(null);
  return async (values: V): Promise<void> => {
    intent.current = createOrReuseIntent(values, {}, intent.current);
    const answer = await post(values, { key: intent.current.key });
    const path = deskRecordPath({ kind, id: answer.id });
    offerUndo(answer.id, answer.undo, said(answer, values), () => {
      const { pathname, search } = window.location;
      // The record is gone: its list remains.
      if (pathname + search === path) void navigate(pathname);
    });
    close();
    removeInactiveQueries(cache);
    void cache.invalidateQueries();
    void navigate(path);
  };
}
