import { type ReactNode, useEffect, useRef } from "react";
import { momentText } from "#app/staff/shell/record/moments.ts";
import { Button } from "#app/ui/button.tsx";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { ApiError } from "#platform/api-client/client.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { Dispatch } from "../contract.ts";
import { MatchingJob } from "./job.tsx";
import { messages } from "./messages.ts";
import { useWatched } from "./queries.ts";

type MatchingWatchProps = {
  /** The job to watch, or none. */
  id: number | undefined;
  /** Takes its words over into the form. */
  refill: (job: Dispatch) => void;
  /** Watches none. */
  clear: () => void;
};

/** The watched job as it stands now; before that, that it is on its way, that there is none, or that it failed. */
export function MatchingWatch({ id, refill, clear }: MatchingWatchProps) {
  const t = useText(messages);
  const reading = useWatched(id);
  const { data: job, error } = reading;
  const heading = useFollowedHeading(id, job?.id);
  if (id === undefined)
    return (
      <p className="grid min-h-40 place-items-center rounded border border-line border-dashed p-8 text-center text-muted">
        {t.watch.none}
      </p>
    );
  if (error instanceof ApiError && error.status === 404)
    return (
      <Nothing title={t.watch.away} hint={t.watch.awayHint}>
        <Button variant="quiet" onClick={clear}>
          {t.watch.clear}
        </Button>
      </Nothing>
    );
  if (!job)
    return error && !reading.isFetching ? (
      <Nothing title={t.watch.unread}>
        <Button onClick={() => void reading.refetch()}>{t.retry}</Button>
        <Button variant="quiet" onClick={clear}>
          {t.watch.clear}
        </Button>
      </Nothing>
    ) : (
      <Skeleton className="h-112" />
    );
  return (
    <div>
      <Stale since={error ? reading.dataUpdatedAt : undefined} />
      <MatchingJob key={job.id} job={job} headingRef={heading} refill={refill} clear={clear} />
    </div>
  );
}

/** The focus goes to what was opened, here or by the address one came with, as soon as it is there. */
function useFollowedHeading(watched: number | undefined, shown: number | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef<number>(undefined);
  useEffect(() => {
    if (before.current === watched || (watched !== undefined && shown !== watched)) return;
    before.current = watched;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "nearest" });
  }, [watched, shown]);
  return heading;
}

function Nothing({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <section className="rounded border border-line bg-card p-5 sm:p-7">
      <h2 className="text-xl">{title}</h2>
      {hint && <p className="mt-2 text-muted">{hint}</p>}
      <div className="mt-4 flex flex-wrap gap-3">{children}</div>
    </section>
  );
}

/** That what is shown could not be read again, since when. */
function Stale({ since }: { since: number | undefined }) {
  const t = useText(messages).watch;
  const { locale } = useLocale();
  return (
    <div role="alert">
      {since !== undefined && (
        <p className="mb-4 rounded bg-pending-fill px-4 py-3 text-pending text-sm">
          {t.stale(momentText(since, "time", locale))}
        </p>
      )}
    </div>
  );
}
