import { useEffect, useRef, useState } from "react";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { Localized } from "#platform/i18n/text.ts";
import type { Dispatch } from "../contract.ts";
import { statusTitle } from "./dispatch-status.tsx";
import { messages } from "./messages.ts";

/** Announces changes to screen readers. Mount it with the dispatch's id as key. */
export function DispatchAnnouncer({ dispatch }: { dispatch: Dispatch }) {
  const t = useText(messages);
  const previous = useRef(dispatch);
  const [announcement, setAnnouncement] = useState("");
  useEffect(() => {
    const changed = changesOf(previous.current, dispatch, t);
    previous.current = dispatch;
    if (changed) setAnnouncement(changed);
  }, [dispatch, t]);
  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  );
}

function changesOf(previous: Dispatch, dispatch: Dispatch, t: Localized<typeof messages>): string {
  const previousStates = new Map(previous.offers.map(({ id, state }) => [id, state]));
  const answers = dispatch.offers
    // An offer withdrawn before its turn is no news.
    .filter(({ id, state, expiresAt }) => expiresAt !== null && previousStates.get(id) !== state)
    .map(({ vendorName, state }) => `${vendorName}: ${t.offers.states[state]}.`);
  const statusChange = previous.status === dispatch.status ? [] : [`${statusTitle(dispatch, t.status)}.`];
  return [...statusChange, ...answers].join(" ");
}
