/**
 * Navigation bar of a path, by specification: public, for clients of vendors ("buyer"), for vendors, or without public
 * links ("account", "admin").
 */
export type BarMode = "public" | "buyer" | "vendor" | "account" | "admin";

/** Staff screens outside /admin (RULINGS 7). */
const staffScreens = new Set([
  "/booking-management",
  "/flagged-vendors",
  "/flag-incidents",
  "/job-matching-demo",
]);

/** By the path alone; unknown paths are public. */
export function barMode(pathname: string): BarMode {
  if (/^\/vendor(\/|-directory|-list)/.test(pathname)) return "buyer";
  if (/^\/vendor-(dashboard|profile)/.test(pathname)) return "account";
  if (pathname.startsWith("/vendor")) return "vendor";
  if (pathname.startsWith("/admin") || staffScreens.has(pathname.replace(/(?<!\/)\/+$/, ""))) return "admin";
  return "public";
}

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

export const vendorLinks = [
  { to: "/vendor-login", label: "vendorLogin" },
  { to: "/vendor-signup", label: "joinAsVendor" },
] as const;

/** Pages with their own language switch; the site's is hidden there. */
export const hasOwnLanguage = (pathname: string) => /^\/(dominican-|job-offer)/.test(pathname);

/** Pages with a single task; their footer is short. */
export const isSingleTaskPage = (pathname: string) =>
  /^\/(track|job-offer|review|book|vendor-(?!directory|list))/.test(pathname);

/** False for links to a section. */
export function isCurrent(to: string, pathname: string): boolean {
  if (to.includes("#")) return false;
  return to === "/" ? pathname === "/" : pathname === to || pathname.startsWith(`${to}/`);
}
