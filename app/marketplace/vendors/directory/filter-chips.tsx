import { MapPin, X } from "lucide-react";
import { Link } from "react-router";
import { useText } from "#platform/i18n/locale-context.tsx";
import { type DirectoryAddress, directoryLink } from "../directory-address.ts";
import { messages } from "../messages.ts";
import { names } from "../names.ts";

const chipClass = "inline-flex min-h-9 items-center gap-1.5 rounded border border-line bg-band px-3 text-sm";

/** The filters in use, each of which can be taken away; and the town that the search names, which counts as one. */
export function FilterChips({
  address,
  typedTown,
}: {
  address: DirectoryAddress;
  typedTown: string | undefined;
}) {
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
  const isTyped = typedTown !== undefined && !location;
  if (chips.length === 0 && !isTyped) return null;
  return (
    <ul aria-label={t.chosen} className="me-5 flex flex-wrap gap-2 py-1">
      {isTyped && (
        <li className={chipClass}>
          <MapPin aria-hidden className="size-4" strokeWidth={1.75} />
          {typedTown}
        </li>
      )}
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
