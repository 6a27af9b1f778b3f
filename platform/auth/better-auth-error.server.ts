/** The status of a better-auth error that is the client's fault (4xx); undefined for any other error. */
export function clientErrorOf(error: unknown): { status: number } | undefined {
  const { statusCode } = error as { statusCode?: number };
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500
    ? { status: statusCode }
    : undefined;
}
