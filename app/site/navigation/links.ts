/**
 * Which bar a path shows (spec 1, "Navigation bar"): the public one; of the pages about vendors, the one for who looks
 * for a vendor or for who wants to be one; or, for a vendor or staff at work, none of their links.
 */
export type BarMode = "public" | "buyer" | "vendor" | "account" | "admin";

/** Staff screens whose path does not tell that they are (RULINGS 7). */
const staffScreens = new Set([
  "/booking-management",
  "/flagged-vendors",
  "/flag-incidents",
  "/job-matching-demo",
]);

/** Every path that begins /vendor or /admin, and every other staff screen, shows the bar without the public links. */
export function barMode(pathname: string): BarMode {
  if (/^\/vendor(\/|-directory|-list)/.test(pathname)) return "buyer";
  if (/^\/vendor-(dashboard|profile)/.test(pathname)) return "account";
  if (pathname.startsWith("/vendor")) return "vendor";
  if (pathname.startsWith("/admin") || staffScreens.has(pathname.replace(/(?<!\/)\/+$/, ""))) return "admin";
  return "public";
}

/** The public links in the order of the bar; `label` is the key of their text. */
export const publicLinks = [
  { to: "/", label: "home" },
  { to: "/services", label: "services" },
  { to: "/packages", label: "packages" },
  { to: "/partners", label: "partners" },
  { to: "/safety", label: "safety" },
  { to: "/community", label: "community" },
  { to: "/#about", label: "about" },
  { to: "/#contact", label: "contact" },
] as const;

/** The ways of who is a vendor, and of who becomes one online. */
export const vendorLinks = [
  { to: "/vendor-login", label: "vendorLogin" },
  { to: "/vendor-signup", label: "joinAsVendor" },
] as const;

/** Pages in a language of their own, which bear its switch: the site's beside it would say something else. */
export const hasOwnLanguage = (pathname: string) => /^\/(dominican-|job-offer)/.test(pathname);

/** Pages where somebody has one thing to do; they end in one line. */
export const isForOneThing = (pathname: string) =>
  /^\/(track|job-offer|review|book|vendor-(?!directory|list))/.test(pathname);

/** Whether a link of the bar points at the page that is open. Links into a page never do. */
export function isCurrent(to: string, pathname: string): boolean {
  if (to.includes("#")) return false;
  return to === "/" ? pathname === "/" : pathname === to || pathname.startsWith(`${to}/`);
}
