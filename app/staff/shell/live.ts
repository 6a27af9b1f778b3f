/** For what must not grow old on the screen: read anew every half minute in view, and when it comes back into view. */
export const live = { staleTime: 0, refetchInterval: 30_000, refetchOnWindowFocus: true } as const;
