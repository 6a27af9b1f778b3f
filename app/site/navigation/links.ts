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
  { to: "/about", label: "about" },
  { to: "/#contact", label: "contact" },
] as const;

export const vendorLinks = [
  { to: "/vendor-login", label: "vendorLogin" },
  { to: "/vendor-signup", label: "joinAsVendor" },
] as const;

/** What one looks things up in and asks others with; in the menu at every width, as the bar has no room for it. */
export const toolLinks = [
  { to: "/vendor-directory", label: "directory" },
  { to: "/guide", label: "guide" },
  { to: "/cultural-translation", label: "translation" },
  { to: "/community-board", label: "board" },
] as const;

/** The one door for vendors (RULINGS 50), and the way back in. */
export const vendorDoor = [
  { to: "/dominican-vendor-portal", label: "becomeVendor" },
  { to: "/vendor-login", label: "vendorLogin" },
] as const;

type SiteLink = (typeof publicLinks | typeof vendorLinks | typeof toolLinks | typeof vendorDoor)[number];
type MenuGroup = { title: "explore" | "tools" | "forVendors"; links: readonly SiteLink[] };

const tools: MenuGroup = { title: "tools", links: toolLinks };
const forVendors: MenuGroup = { title: "forVendors", links: vendorDoor };
const buyerLinks = publicLinks.filter(({ to }) => to === "/packages" || to === "/safety");

/** The menu's groups under each bar; the bar itself shows the first as far as it has room. */
export const menuGroups = {
  public: [{ title: "explore", links: publicLinks }, tools, forVendors],
  buyer: [{ title: "explore", links: buyerLinks }, tools, forVendors],
  vendor: [{ title: "forVendors", links: [...vendorLinks, vendorDoor[0]] }, tools],
} satisfies Partial<Record<BarMode, MenuGroup[]>>;

const parents = [
  { pages: /^\/(vendor|booking)\/./, to: "/vendor-directory", label: "backDirectory" },
  { pages: /^\/community-board\/./, to: "/community-board", label: "backBoard" },
  { pages: /^\/guide\/./, to: "/guide", label: "backGuide" },
] as const;

/** One step up: the target of the one link above a page's heading, and the key of its label. */
export function parentOf(pathname: string) {
  return parents.find(({ pages }) => pages.test(pathname)) ?? ({ to: "/", label: "backHome" } as const);
}

/** Pages with their own language switch; the site's is hidden there. */
export const hasOwnLanguage = (pathname: string) => /^\/(dominican-|job-offer)/.test(pathname);

/** Pages with a single task; their footer is short. */
export const isSingleTaskPage = (pathname: string) =>
  /^\/(track|planning-call|job-offer|board-letters|review|book|staff-|vendor-(?!directory|list))/.test(
    pathname,
  );

/** Pages for everybody to look around in: they say that samples are shown. */
export const isForEverybody = (pathname: string) =>
  /^(public|buyer)$/.test(barMode(pathname)) && !isSingleTaskPage(pathname);

/** False for links to a section. */
export function isCurrent(to: string, pathname: string): boolean {
  if (to.includes("#")) return false;
  return to === "/" ? pathname === "/" : pathname === to || pathname.startsWith(`${to}/`);
}
