/** A text as it is compared when somebody searches: without case and accents, blanks as one. */
function normalize(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim();
}

/** The vendors with the typed words in their business name in either language; all of them for a blank. */
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
