import { GitMerge } from "lucide-react";
import { Link } from "react-router";
import { LanguageBadge } from "#app/staff/shell/record/contact-links.tsx";
import { formatDateTime } from "#app/staff/shell/record/formats.ts";
import { Badge } from "#app/ui/badge.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { PersonSummary } from "../contract.ts";
import { countsText, messages as people } from "../messages.ts";
import { messages } from "./messages.ts";

export function PersonRow({ person }: { person: PersonSummary }) {
  const t = useText(messages);
  const names = useText(people);
  const { locale } = useLocale();
  const { id, name, town, tags, email, phone, counts, owner, lastAt } = person;
  return (
    <li
      data-entry
      tabIndex={-1}
      className="grid items-baseline gap-x-6 gap-y-0.5 border-b px-4 py-2.5 last:border-b-0 focus-visible:-outline-offset-3 sm:px-5 lg:grid-cols-[minmax(0,4fr)_minmax(0,4fr)_minmax(0,3fr)]"
    >
      <h2 className="flex min-w-0 flex-wrap items-baseline gap-x-2.5 text-lg leading-snug lg:text-base">
        <Link
          to={`/admin/people/${id}`}
          dir="auto"
          className="text-link inline-flex min-h-11 items-center [overflow-wrap:anywhere] lg:min-h-6"
        >
          {name || names.unnamed}
        </Link>
        <LanguageBadge locale={person.locale} />
        {town && <span className="font-normal font-sans text-muted text-sm tracking-normal">{town}</span>}
      </h2>
      <p className="min-w-0 text-muted text-sm [overflow-wrap:anywhere]">
        {[email, phone].filter(Boolean).join(" · ")}
        {tags.length > 0 && <span className="block">{tags.join(" · ")}</span>}
      </p>
      <div className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-sm">
        <p className="min-w-0">
          {countsText(counts, names)}
          <span className="text-muted"> · {t.last(formatDateTime(lastAt, "shortDay", locale))}</span>
          {owner && <span className="block text-muted">{t.owner(owner)}</span>}
        </p>
        {person.isProposed && (
          <Badge tone="pending" icon={GitMerge}>
            {t.proposed}
          </Badge>
        )}
      </div>
    </li>
  );
}
