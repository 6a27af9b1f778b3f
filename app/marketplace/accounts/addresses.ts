/** Redirect targets after sign-in; anything else would be an open redirect. */
const allowedPaths = ["/vendor-profile", "/vendor-dashboard"];

/** The sign-in page that leads on to `from` (path and query), if `nextPage` allows it. */
export function loginAddress(from: string): string {
  return `/vendor-login?next=${encodeURIComponent(from).replaceAll("%2F", "/")}`;
}

/** The page after sign-in; the profile when `next` is not allowed. */
export function nextPage(next: string | null): string {
  const base = "http://here";
  if (!next?.startsWith("/") || !URL.canParse(next, base)) return "/vendor-profile";
  const { origin, pathname, search } = new URL(next, base);
  return origin === base && allowedPaths.includes(pathname) ? pathname + search : "/vendor-profile";
}

export type LoginState = {
  signOut?: boolean;
  notice?: "ended" | "elsewhere" | "out";
};
