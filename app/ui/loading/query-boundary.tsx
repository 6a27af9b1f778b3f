import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { Skeleton } from "./skeleton.tsx";

type AwaitedProps<T> = {
  /** What is read, as TanStack's `useQuery` knows it. */
  query: { data: T | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown };
  words: { loading: string; failed: string; again: string };
  /** How high it will be, as a class. */
  height: string;
  children: (data: T) => ReactNode;
};

/** A part of a page that is read by itself: on its way, failed with another try, or there. */
export function QueryBoundary<T>({ query, words, height, children }: AwaitedProps<T>) {
  const { data, isError, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (isError)
    return (
      <div role="alert">
        <p className="mb-3 font-semibold">{words.failed}</p>
        <Button variant="quiet" busy={isFetching} busyLabel={words.loading} onClick={() => void refetch()}>
          {words.again}
        </Button>
      </div>
    );
  return (
    <>
      <p className="sr-only" role="status">
        {words.loading}
      </p>
      <Skeleton className={height} />
    </>
  );
}
