import { useQuery } from "@tanstack/react-query";
import { ListTodo } from "lucide-react";
import { Link } from "react-router";
import { useStaff } from "#app/staff/shell/staff-context.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./messages.ts";
import { formPath } from "./places.ts";
import { setupQueryOptions } from "./queries.ts";

/** What is missing changes rarely; the setup page itself always asks. */
const staleMs = 5 * 60_000;

/** On Today: what is still to set up, until all is done or put off. Nothing for who may not read it. */
export function SetupReminder() {
  const t = useText(messages);
  const enabled = useStaff().may("setup");
  const { data } = useQuery({ ...setupQueryOptions(), staleTime: staleMs, retry: false, enabled });
  const open = data?.items.filter(({ isPutOff }) => !isPutOff) ?? [];
  if (open.length === 0) return null;
  return (
    <details className="mb-4 border-ambar border-s-3 bg-band px-4 text-sm print:hidden">
      <summary className="inline-flex min-h-11 cursor-pointer lg:min-h-8 items-center gap-3 font-semibold text-link">
        <ListTodo aria-hidden className="size-4 shrink-0" />
        {t.reminder(open.length)}
      </summary>
      <ul className="grid gap-x-8 pb-3 sm:grid-cols-2 lg:grid-cols-3">
        {open.map(({ id }) => (
          <li key={id}>
            <Link to={formPath(id) ?? "/admin/setup"} className="inline-flex min-h-11 items-center text-link">
              {t.items[id].title}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
