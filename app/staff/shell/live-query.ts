/** Polls every 30 s while visible, and on window focus. */
export const liveQueryOptions = {
  staleTime: 0,
  refetchInterval: 30_000,
  refetchOnWindowFocus: true,
} as const;
