/** Starts the fragment of the mailed link that continues an application on another device. */
export const continueHash = "#continue=";

/** Whether the page was opened by that link; until the person goes on, also once the key is gone from the address bar. */
export function isContinueLink({ pathname, hash }: { pathname: string; hash: string }): boolean {
  return pathname.replace(/(?<=.)\/$/, "") === "/vendor-application" && hash.startsWith(continueHash);
}
