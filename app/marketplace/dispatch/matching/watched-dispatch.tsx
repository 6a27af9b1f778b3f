import { type ReactNode, useEffect, useRef } from "react";
import { formatDateTime } from "#app/staff/shell/record/formats.ts";
import { Button } from "#app/ui/button.tsx";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { ApiError } from "#platform/api-client/client.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { Dispatch } from "../contract.ts";
import { DispatchDetails } from "./dispatch-details.tsx";
import { messages } from "./messages.ts";
import { useDispatchQuery } from "./queries.ts";

type WatchedDispatchProps = {
  id: number | undefined;
  refill: (dispatch: Dispatch) => void;
  clear: () => void;
};

export function WatchedDispatch({ id, refill, clear }: WatchedDispatchProps) {
  const t = useText(messages);
  const reading = useDispatchQuery(id);
  const { data: dispatch, error } = reading;
  const heading = useHeadingFocus(id, dispatch?.id);
  if (id === undefined)
    return (
      <p className="grid min-h-40 place-items-center rounded border border-line border-dashed p-8 text-center text-muted">
        {t.watch.none}
      </p>
    );
  if (error instanceof ApiError && error.status === 404)
    return (
      <NotShown title={t.watch.away} hint={t.watch.awayHint}>
        <Button variant="quiet" onClick={clear}>
          {t.watch.clear}
        </Button>
      </NotShown>
    );
  if (!dispatch)
    return error && !reading.isFetching ? (
      <NotShown title={t.watch.unread}>
        <Button onClick={() => void reading.refetch()}>{t.retry}</Button>
        <Button variant="quiet" onClick={clear}>
          {t.watch.clear}
        </Button>
      </NotShown>
    ) : (
      <Skeleton className="h-112" />
    );
  return (
    <div>
      <StaleNotice since={error ? reading.dataUpdatedAt : undefined} />
      <DispatchDetails
        key={dispatch.id}
        dispatch={dispatch}
        headingRef={heading}
        refill={refill}
        clear={clear}
      />
    </div>
  );
}

function useHeadingFocus(watched: number | undefined, shown: number | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const previous = useRef<number>(undefined);
  useEffect(() => {
    if (previous.current === watched || (watched !== undefined && shown !== watched)) return;
    previous.current = watched;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "nearest" });
  }, [watched, shown]);
  return heading;
}

function NotShown({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <section className="rounded border border-line bg-card p-5 sm:p-7">
      <h2 className="text-xl">{title}</h2>
      {hint && <p className="mt-2 text-muted">{hint}</p>}
      <div className="mt-4 flex flex-wrap gap-3">{children}</div>
    </section>
  );
}

function StaleNotice({ since }: { since: number | undefined }) {
  const t = useText(messages).watch;
  const { locale } = useLocale();
  return (
    <div role="alert">
      {since !== undefined && (
        <p className="mb-4 rounded bg-pending-fill px-4 py-3 text-pending text-sm">
          {t.stale(formatDateTime(since, "time", locale))}
        </p>
      )}
    </div>
  );
}
