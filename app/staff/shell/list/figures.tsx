import { Link } from "react-router";
import { useLocale } from "#platform/i18n/locale-context.tsx";
import { formatCount } from "../record/formats.ts";

export type Figure = {
  /** Query string of the entries that it counts. */
  search: string;
  label: string;
  /** Of the label, if it differs from the page's. */
  lang?: "es";
  count: number;
  hint?: string | undefined;
  isCurrent: boolean;
  /** What must not be overlooked: the number, or the hint. */
  alarm?: "count" | "hint" | false;
};

/** Counts above a list, each the way to its entries, in one row. */
export function FigureRow({ figures }: { figures: readonly Figure[] }) {
  const { locale } = useLocale();
  return (
    <ul className="desk-figures">
      {figures.map(({ search, label, lang, count, hint, isCurrent, alarm }) => (
        <li key={label}>
          <Link to={{ search }} aria-current={isCurrent ? "true" : undefined} preventScrollReset>
            <span lang={lang}>{label}</span>{" "}
            <strong data-alarm={alarm === "count" || undefined}>{formatCount(count, locale)}</strong>
            {hint && <small data-alarm={alarm === "hint" || undefined}> {hint}</small>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
