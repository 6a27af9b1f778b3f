import { createContext, useContext } from "react";

export const SiteContext = createContext("");

/** Public URL without trailing slash. From the settings, not the request: cached pages would spread a forged Host. */
export function useSiteAddress(): string {
  return useContext(SiteContext);
}
