import { Languages, MapPin, X } from "lucide-react";
import { Link } from "react-router";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { DirectoryFacts } from "../contract.ts";
import { type DirectoryAddress, directoryLink } from "../directory-address.ts";
import { messages } from "../messages.ts";
import { names } from "../names.ts";

const chipClass = "inline-flex min-h-9 items-center gap-1.5 rounded border border-line bg-band px-3 text-sm";

type FilterChipsProps = { address: DirectoryAddress; facts: DirectoryFacts };

/** The filters in use, each of which can be taken away; and what the search itself asks for: a town, English. */
export function FilterChips({ address, facts }: FilterChipsProps) {
  const t = useText(messages).directory;
  const { categories, weekdays } = useText(names);
  const { category, location, serves, english, day, price } = address;
  const chips: { label: string; without: Partial<DirectoryAddress> }[] = [
    ...(category ? [{ label: categories[category], without: { category: "" as const } }] : []),
    ...(location ? [{ label: location, without: { location: "" as const, serves: false } }] : []),
    ...(location && serves ? [{ label: t.serves(location), without: { serves: false } }] : []),
    ...(day ? [{ label: t.openOn(weekdays[day]), without: { day: "" as const } }] : []),
    ...(price ? [{ label: t.prices[price], without: { price: "" as const } }] : []),
    ...(english ? [{ label: t.english, without: { english: false } }] : []),
  ];
  const typed = [
    ...(facts.place !== undefined && !location ? [{ icon: MapPin, label: facts.place }] : []),
    ...(facts.english && !english ? [{ icon: Languages, label: t.english }] : []),
  ];
  if (chips.length + typed.length === 0) return null;
  return (
    <ul aria-label={t.chosen} className="me-5 flex flex-wrap gap-2 py-1">
      {typed.map(({ icon: Icon, label }) => (
        <li key={label} className={chipClass}>
          <Icon aria-hidden className="size-4" strokeWidth={1.75} />
          {label}
        </li>
      ))}
      {chips.map(({ label, without }) => (
        <li key={label}>
          <Link
            to={directoryLink({ ...address, ...without, page: 1 })}
            preventScrollReset
            aria-label={t.remove(label)}
            className={`${chipClass} hover:border-larimar`}
          >
            {label}
            <X aria-hidden className="size-4" strokeWidth={1.75} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
