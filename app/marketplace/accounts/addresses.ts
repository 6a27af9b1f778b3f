/** Where a vendor goes after signing in, and nowhere else: an open redirect would lend our name to a stranger's page. */
const allowedPaths = ["/vendor-profile", "/vendor-dashboard"];

/** The login, with the way back to the page that asked for it. */
export function loginAddress(from: string): string {
  return `/vendor-login?next=${encodeURIComponent(from).replaceAll("%2F", "/")}`;
}

/** The page to open after signing in; the profile where `next` names none of ours. */
export function nextPage(next: string | null): string {
  const base = "http://here";
  if (!next?.startsWith("/") || !URL.canParse(next, base)) return "/vendor-profile";
  const { origin, pathname, search } = new URL(next, base);
  return origin === base && allowedPaths.includes(pathname) ? pathname + search : "/vendor-profile";
}

/** What the way to the login brought along, in the history's state. */
export type LoginState = {
  /** Sign out on arrival. */
  signOut?: boolean;
  /** Why the login stands here. */
  notice?: "ended" | "elsewhere" | "out";
};
