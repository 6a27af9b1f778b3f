/** A thing in the words of schema.org. */
export type Thing = { readonly "@type": string; readonly [property: string]: unknown };

/**
 * What a page says to machines (JSON-LD). It is data, which no policy for scripts applies to; a "<" in it is written so
 * that what a vendor calls himself cannot end the element.
 */
export function StructuredData({ things }: { things: readonly Thing[] }) {
  if (things.length === 0) return null;
  const text = JSON.stringify({ "@context": "https://schema.org", "@graph": things }).replaceAll(
    "<",
    "\\u003c",
  );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without any "<" holds no markup
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}

/** The house itself, by which all pages name it. @param site its address, without a slash at its end */
export function houseOf(site: string): Thing {
  return { "@type": "Organization", "@id": `${site}/#organization`, name: "Arribo", url: `${site}/` };
}
