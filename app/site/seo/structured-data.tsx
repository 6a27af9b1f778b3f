export type SchemaThing = { readonly "@type": string; readonly [property: string]: unknown };

/** JSON-LD. "<" is escaped, so that a vendor's name cannot end the element. */
export function StructuredData({ things }: { things: readonly SchemaThing[] }) {
  if (things.length === 0) return null;
  const text = JSON.stringify({ "@context": "https://schema.org", "@graph": things }).replaceAll(
    "<",
    "\\u003c",
  );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without any "<" holds no markup
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}

/** @param site without a trailing slash */
export function organizationOf(site: string): SchemaThing {
  return { "@type": "Organization", "@id": `${site}/#organization`, name: "Arribo", url: `${site}/` };
}
