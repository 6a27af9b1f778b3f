/** Pages that the service worker stores. */
export const offlinePaths: readonly string[] = ["/safety", "/cultural-translation"];
