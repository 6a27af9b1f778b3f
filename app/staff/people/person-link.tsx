import { useQuery } from "@tanstack/react-query";
import { UserRound } from "lucide-react";
import { Link } from "react-router";
import type { DeskRecord } from "#app/staff/shell/record/desk-record.ts";
import { classNames } from "#app/ui/class-names.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { countsText, messages } from "./messages.ts";
import { personOfQueryOptions } from "./queries.ts";

type PersonLinkProps = {
  record: DeskRecord;
  /** The name that stands beside it: it is not repeated. */
  shown?: string;
  className?: string;
};

/** The way to the page of the person whose record this is, with what else they have: "2 leads · 1 booking". */
export function PersonLink({ record, shown, className }: PersonLinkProps) {
  const t = useText(messages);
  const { data: person } = useQuery(personOfQueryOptions(record));
  if (!person) return null;
  const name = person.name || t.unnamed;
  const isRepeated = name === shown;
  return (
    <Link
      to={`/admin/people/${person.id}`}
      className={classNames(
        "text-link inline-flex min-h-11 max-w-full items-center gap-1.5 font-normal font-sans text-sm tracking-normal lg:min-h-6",
        className,
      )}
    >
      <UserRound aria-hidden className="size-4 shrink-0" />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <span dir="auto" className={isRepeated ? "sr-only" : "font-semibold"}>
          {isRepeated ? t.person(name) : name}
        </span>{" "}
        {countsText(person.counts, t)}
      </span>
    </Link>
  );
}
