/** The pages that open without a network: the service worker keeps them. */
export const keptPaths: readonly string[] = ["/safety", "/cultural-translation"];
