import type { Locale } from "#platform/i18n/locale.ts";
import type { ServiceName, VendorPreview } from "../contract.ts";

type Named = Pick<VendorPreview, "services" | "serviceNames">;

/** @returns the name in that language; null where the vendor's own words are all there is */
export function nameIn(known: ServiceName | undefined, locale: Locale): string | null {
  if (!known) return null;
  return known.lang === locale ? known.name : (known.other ?? null);
}

/** A service's name in the reader's language; null where the vendor's own words are all there is. @param at in `services` */
export function readersName({ serviceNames = [] }: Named, at: number, locale: Locale): string | null {
  return nameIn(serviceNames[at], locale);
}

/**
 * `name` in the reader's language, null where there is none; `own`: what the vendor calls it, several under one name, none
 * where the name is the vendor's own.
 */
export type ServiceGroup = { name: string | null; own: readonly string[] };

/**
 * A vendor's services for a reader: those that the vocabulary knows and that are written in the other language under their
 * names in the reader's, all others as written.
 */
export function serviceGroups(vendor: Named, locale: Locale): ServiceGroup[] {
  const groups: { name: string | null; own: string[] }[] = [];
  for (const [at, service] of vendor.services.entries()) {
    const name = readersName(vendor, at, locale);
    const own = name !== null && vendor.serviceNames?.[at]?.other !== undefined ? [] : [service];
    const same = name !== null && groups.find((group) => group.name === name);
    if (same) same.own.push(...own);
    else groups.push({ name, own });
  }
  return groups;
}
