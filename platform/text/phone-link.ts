/** The number to dial, without separators and extension: "+1 (614) 555-0142 ext. 7" gives "+16145550142". */
export function dialled(phone: string): string {
  return (phone.split(/x|ext/i)[0] ?? "").replace(/[^\d+]/g, "");
}

/** The link that calls a number, its extension included (RFC 3966). */
export function telLink(phone: string): string {
  const extension = /(?:x|ext\.?)\s*(\d+)$/i.exec(phone)?.[1];
  return `tel:${dialled(phone)}${extension ? `;ext=${extension}` : ""}`;
}
