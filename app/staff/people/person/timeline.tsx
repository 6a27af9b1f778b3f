import { useInfiniteQuery } from "@tanstack/react-query";
import { liveQueryOptions } from "#app/staff/shell/live-query.ts";
import { Button } from "#app/ui/button.tsx";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { PersonDetail } from "../contract.ts";
import { Entry } from "./entry.tsx";
import { messages } from "./messages.ts";
import { timelineQueryOptions } from "./queries.ts";

/** Everything of a person with its words, newest first; what comes meanwhile appears by itself. */
export function Timeline({ person }: { person: PersonDetail }) {
  const { timeline: t, retry } = useText(messages);
  const query = useInfiniteQuery({ ...timelineQueryOptions(person.id), ...liveQueryOptions });
  const entries = query.data?.pages.flatMap(({ items }) => items);
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline" className="sr-only">
        {t.title}
      </h2>
      {!entries && !query.isError && (
        <div className="grid gap-3">
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
        </div>
      )}
      {query.isError && !query.isFetching && (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-flamboyan text-sm">
          {t.failed}
          <Button variant="quiet" size="small" onClick={() => void query.refetch()}>
            {retry}
          </Button>
        </p>
      )}
      {entries?.length === 0 && <p className="text-muted">{t.none}</p>}
      <ol className="grid gap-3">
        {entries?.map((entry) => (
          <Entry key={`${entry.source} ${entry.id}`} person={person} entry={entry} />
        ))}
      </ol>
      {query.hasNextPage && (
        <Button
          variant="quiet"
          size="small"
          className="mt-4"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t.more}
        </Button>
      )}
    </section>
  );
}
