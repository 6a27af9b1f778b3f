/** "+1 (614) 555-0142 ext. 7" gives "+16145550142". */
export function dialableNumber(phone: string): string {
  return (phone.split(/x|ext/i)[0] ?? "").replace(/[^\d+]/g, "");
}

/** A tel: URL with extension (RFC 3966). */
export function telLink(phone: string): string {
  const extension = /(?:x|ext\.?)\s*(\d+)$/i.exec(phone)?.[1];
  return `tel:${dialableNumber(phone)}${extension ? `;ext=${extension}` : ""}`;
}
