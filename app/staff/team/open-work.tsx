import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { deskRecordPath, isDeskRecordKind } from "#app/staff/shell/record/desk-record.ts";
import { Field, Select } from "#app/ui/forms/field.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { may } from "#platform/security/permissions.ts";
import type { OpenWork, TeamMember } from "./contract.ts";
import { messages } from "./messages.ts";
import { openWorkQueryOptions } from "./queries.ts";

/** Who can get a colleague's work. */
export const takersOf = (member: TeamMember, members: readonly TeamMember[]) =>
  members.filter(
    ({ number, isDisabled, role }) => number !== member.number && !isDisabled && may(role, "work"),
  );

type HandOverProps = {
  member: TeamMember;
  takers: readonly TeamMember[];
  /** The address; "": it stays. */
  handTo: string;
  choose: (email: string) => void;
};

/** What is open of a colleague, and who gets it in the same act. */
export function OpenWorkPart({ member, takers, handTo, choose }: HandOverProps) {
  const { disable: t, open } = useText(messages);
  const { data: work } = useQuery({ ...openWorkQueryOptions(member.number), gcTime: 0 });
  const total = work?.total ?? 0;
  return (
    <>
      <h3 className="flex flex-wrap items-baseline gap-x-3 font-sans font-semibold text-base">
        {t.work}
        {total > 0 && <span className="font-normal text-muted text-sm">{open(total)}</span>}
      </h3>
      {work ? <OpenRecords work={work} /> : <p className="text-muted">{t.loading}</p>}
      {total > 0 && (
        <Field label={t.handTo} className="mt-4">
          <Select value={handTo} onChange={(event) => choose(event.target.value)}>
            <option value="">{t.keep}</option>
            {takers.map(({ email, name }) => (
              <option key={email} value={email}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </>
  );
}

function OpenRecords({ work }: { work: OpenWork }) {
  const t = useText(messages);
  const kinds: Readonly<Record<string, string>> = t.kinds;
  if (work.total === 0) return <p className="text-muted">{t.disable.noWork}</p>;
  const more = work.total - work.items.length;
  return (
    <>
      <ul className="mt-2 grid max-h-60 gap-1 overflow-y-auto text-sm">
        {work.items.map(({ kind, id, label }) => (
          <li key={`${kind} ${id}`} className="flex flex-wrap gap-x-2">
            <span className="text-muted">{kinds[kind] ?? kind}</span>
            {isDeskRecordKind(kind) ? (
              <Link
                to={deskRecordPath({ kind, id })}
                dir="auto"
                className="text-link [overflow-wrap:anywhere]"
              >
                {label}
              </Link>
            ) : (
              label
            )}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="text-muted text-sm">{t.disable.more(more)}</p>}
    </>
  );
}
