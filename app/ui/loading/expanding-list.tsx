import { type ReactNode, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import type { ListPage } from "#platform/api-client/api.ts";
import { QueryBoundary } from "./query-boundary.tsx";

type ExpandingListProps<T> = {
  /** An infinite query over the pages of a list call. */
  query: {
    data: { pages: readonly ListPage<T>[] } | undefined;
    isError: boolean;
    isFetching: boolean;
    refetch: () => unknown;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => unknown;
  };
  texts: {
    loading: string;
    failed: string;
    again: string;
    none: string;
    how: string;
    more: (count: number) => string;
  };
  height: string;
  intro: string;
  label?: string;
  children: (item: T) => ReactNode;
};

const step = 5;

/** Shows a few items, and a few more at each press; reads the next page when it needs it. */
export function ExpandingList<T extends { id: number }>(props: ExpandingListProps<T>) {
  const { query, texts, height, intro, label, children } = props;
  const [shown, setShown] = useState(step);
  return (
    <QueryBoundary query={query} texts={texts} height={height}>
      {({ pages }) => {
        const items = pages.flatMap((page) => page.items);
        const remaining = (pages.at(-1)?.total ?? 0) - shown;
        const showMore = () => {
          if (shown + step > items.length && query.hasNextPage) void query.fetchNextPage();
          setShown(shown + step);
        };
        if (items.length === 0)
          return (
            <>
              <p className="font-semibold">{texts.none}</p>
              <p className="mt-1 text-muted">{texts.how}</p>
            </>
          );
        return (
          <>
            <p className="max-w-measure text-muted text-sm">{intro}</p>
            <ul aria-label={label} className="mt-4 grid gap-4">
              {items.slice(0, shown).map((item) => (
                <li key={item.id}>{children(item)}</li>
              ))}
            </ul>
            {remaining > 0 && (
              <Button variant="quiet" className="mt-4" busy={query.isFetchingNextPage} onClick={showMore}>
                {texts.more(Math.min(step, remaining))}
              </Button>
            )}
          </>
        );
      }}
    </QueryBoundary>
  );
}
