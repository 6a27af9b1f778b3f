/** A text as it is compared when somebody searches: without case and accents, blanks as one. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim();
}

/** Those whose business name contains what was typed; all of them for a blank. */
export function withName<T extends { businessName: string }>(
  vendors: readonly T[],
  typed: string,
): readonly T[] {
  const asked = plain(typed);
  return asked === "" ? vendors : vendors.filter((one) => plain(one.businessName).includes(asked));
}
