import { createContext, useContext } from "react";

/** Filled by the document with the site's own address (site.server.ts), for what must be absolute. */
export const SiteContext = createContext("");

/** Without a slash at its end. From the settings, never from a request: a kept page would hand a forged Host on to everybody. */
export function useSite(): string {
  return useContext(SiteContext);
}
