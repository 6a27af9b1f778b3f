import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";
import { formatDateTime } from "./formats.ts";

type Reading<T> = {
  data: T | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
};

type HistoryProps<T> = {
  query: Reading<T>;
  /** By default "Failed to load the history". */
  failure?: string | undefined;
  children: (data: T) => ReactNode;
};

export function History<T>({ query, failure, children }: HistoryProps<T>) {
  const t = useText(messages);
  if (query.isError && !query.isFetching) {
    return (
      <p className="flex flex-wrap items-center gap-3 text-flamboyan text-sm">
        {failure ?? t.historyFailed}
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
  failure?: string;
  /** `start`: before the first step; `end`: after the last; `none`: for an empty history. */
  start?: ReactNode;
  end?: ReactNode;
  none?: string;
  children: (step: T, place: number) => ReactNode;
};

export function PagedHistory<T>({ query, failure, start, end, none, children }: PagedProps<T>) {
  return (
    <History query={query} failure={failure}>
      {({ pages }) => {
        const steps = pages.flatMap(({ items }) => items);
        return (
          <>
            {start}
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

function LoadMoreSteps({ busy, read }: { busy: boolean; read: () => void }) {
  const t = useText(messages);
  return (
    <li className="pb-2">
      <Button variant="quiet" size="small" busy={busy} onClick={read}>
        {t.moreSteps}
      </Button>
    </li>
  );
}

type StepProps = {
  what: string;
  by?: string | undefined;
  at: string;
  note?: string | undefined;
  /** The note's language. */
  lang?: string;
  children?: ReactNode;
};

export function HistoryStep({ what, by, at, note, lang, children }: StepProps) {
  const { locale } = useLocale();
  const when = formatDateTime(at, "moment", locale);
  return (
    <li className="pb-2">
      <span className="font-semibold">{what}</span>{" "}
      <span className="text-muted">{by === undefined ? when : `${by}, ${when}`}</span>
      {children}
      {note && (
        <p lang={lang} dir="auto" className="max-w-measure whitespace-pre-line [overflow-wrap:anywhere]">
          {note}
        </p>
      )}
    </li>
  );
}
