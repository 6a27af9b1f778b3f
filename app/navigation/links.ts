/** Which bar a path shows: the public one, the vendors' or the staff's (spec 1, "Navigation bar"). */
export type BarMode = "public" | "vendor" | "admin";

/** Staff screens whose path does not tell that they are (RULINGS 7). */
const staffScreens = new Set([
  "/booking-management",
  "/flagged-vendors",
  "/flag-incidents",
  "/job-matching-demo",
]);

/** Every path that begins /vendor or /admin, and every other staff screen, shows the bar without the public links. */
export function barMode(pathname: string): BarMode {
  if (pathname.startsWith("/vendor")) return "vendor";
  if (pathname.startsWith("/admin") || staffScreens.has(pathname.replace(/\/+$/, ""))) return "admin";
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

/** Whether a link of the bar points at the page that is open. Links into a page never do. */
export function isCurrent(to: string, pathname: string): boolean {
  if (to.includes("#")) return false;
  return to === "/" ? pathname === "/" : pathname === to || pathname.startsWith(`${to}/`);
}
