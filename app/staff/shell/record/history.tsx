import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";

type Reading<T> = {
  data: T | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
};

type HistoryProps<T> = {
  query: Reading<T>;
  failure: string;
  children: (data: T) => ReactNode;
};

export function History<T>({ query, failure, children }: HistoryProps<T>) {
  const t = useText(messages);
  if (query.isError && !query.isFetching) {
    return (
      <p className="flex flex-wrap items-center gap-3 text-flamboyan text-sm">
        {failure}
        <Button variant="quiet" size="small" onClick={() => void query.refetch()}>
          {t.retry}
        </Button>
      </p>
    );
  }
  if (!query.data) return <Skeleton className="h-12" />;
  return <ol className="border-line border-s-2 ps-4 text-sm">{children(query.data)}</ol>;
}

type PagedProps<T> = {
  query: Reading<{ pages: readonly { items: readonly T[] }[] }> & {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
  failure: string;
  /** `none`: shown for an empty history; `end`: after the last step. */
  none?: string;
  end?: ReactNode;
  children: (step: T) => ReactNode;
};

export function PagedHistory<T>({ query, failure, none, end, children }: PagedProps<T>) {
  return (
    <History query={query} failure={failure}>
      {({ pages }) => {
        const steps = pages.flatMap(({ items }) => items);
        return (
          <>
            {steps.map(children)}
            {steps.length === 0 && none && <li className="text-muted">{none}</li>}
            {query.hasNextPage ? (
              <LoadMoreSteps busy={query.isFetchingNextPage} read={() => void query.fetchNextPage()} />
            ) : (
              end
            )}
          </>
        );
      }}
    </History>
  );
}

export function LoadMoreSteps({ busy, read }: { busy: boolean; read: () => void }) {
  const t = useText(messages);
  return (
    <li className="pb-2">
      <Button variant="quiet" size="small" busy={busy} onClick={read}>
        {t.moreSteps}
      </Button>
    </li>
  );
}

export function HistoryStep({ what, when, children }: { what: string; when: string; children?: ReactNode }) {
  return (
    <li className="pb-2">
      <span className="font-semibold">{what}</span> <span className="text-muted">{when}</span>
      {children}
    </li>
  );
}
