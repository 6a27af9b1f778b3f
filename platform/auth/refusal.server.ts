/** better-auth's own "no", with its status; undefined for what went wrong otherwise. */
export function clientErrorOf(error: unknown): { status: number } | undefined {
  const { statusCode } = error as { statusCode?: number };
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500
    ? { status: statusCode }
    : undefined;
}
