import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { Skeleton } from "./skeleton.tsx";

type QueryBoundaryProps<T> = {
  query: { data: T | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown };
  texts: { loading: string; failed: string; again: string };
  height: string;
  children: (data: T) => ReactNode;
};

/** Loading, error with retry, or the data. */
export function QueryBoundary<T>({ query, texts, height, children }: QueryBoundaryProps<T>) {
  const { data, isError, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (isError)
    return (
      <div role="alert">
        <p className="mb-3 font-semibold">{texts.failed}</p>
        <Button variant="quiet" busy={isFetching} busyLabel={texts.loading} onClick={() => void refetch()}>
          {texts.again}
        </Button>
      </div>
    );
  return (
    <>
      <p className="sr-only" role="status">
        {texts.loading}
      </p>
      <Skeleton className={height} />
    </>
  );
}
