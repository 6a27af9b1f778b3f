/** A text as it is compared when somebody searches: without case and accents, blanks as one. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim();
}

/** The vendors with the typed words in their business name in either language; all of them for a blank. */
export function withName<T extends { businessName: string; businessNameEnglish: string }>(
  vendors: readonly T[],
  typed: string,
): readonly T[] {
  const asked = plain(typed);
  if (asked === "") return vendors;
  return vendors.filter(
    (one) => plain(one.businessName).includes(asked) || plain(one.businessNameEnglish).includes(asked),
  );
}
