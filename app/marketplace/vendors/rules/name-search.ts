function normalize(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim();
}

/** Vendors whose business name in either language contains the text; all for a blank. */
export function filterByName<T extends { businessName: string; businessNameEnglish: string }>(
  vendors: readonly T[],
  typed: string,
): readonly T[] {
  const needle = normalize(typed);
  if (needle === "") return vendors;
  return vendors.filter(
    (one) =>
      normalize(one.businessName).includes(needle) || normalize(one.businessNameEnglish).includes(needle),
  );
}
