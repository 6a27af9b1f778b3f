import { useEffect, useRef, useState } from "react";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { Localized } from "#platform/i18n/text.ts";
import type { Dispatch } from "../contract.ts";
import { messages } from "./messages.ts";
import { standingTitle } from "./standing.tsx";

/** Says what changed since the job was read before, for those who hear the page. Mounted anew for each job. */
export function MatchingNews({ job }: { job: Dispatch }) {
  const t = useText(messages);
  const before = useRef(job);
  const [news, setNews] = useState("");
  useEffect(() => {
    const changed = newsOf(before.current, job, t);
    before.current = job;
    if (changed) setNews(changed);
  }, [job, t]);
  return (
    <p role="status" className="sr-only">
      {news}
    </p>
  );
}

function newsOf(before: Dispatch, job: Dispatch, t: Localized<typeof messages>): string {
  const known = new Map(before.offers.map(({ id, state }) => [id, state]));
  const answers = job.offers
    // Whose turn is over without having come has nothing to tell.
    .filter(({ id, state, expiresAt }) => expiresAt !== null && known.get(id) !== state)
    .map(({ vendorName, state }) => `${vendorName}: ${t.offers.states[state]}.`);
  const standing = before.status === job.status ? [] : [`${standingTitle(job, t.standing)}.`];
  return [...standing, ...answers].join(" ");
}
