import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { liveQueryOptions } from "#app/staff/shell/live-query.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";
import { nextApplicationsQueryOptions } from "../queries.ts";

/** The newest applications that wait for the team, each a way straight to its checks. Browser only. */
export function NextApplications() {
  const t = useText(messages).nextUp;
  const { data } = useQuery({ ...nextApplicationsQueryOptions(), ...liveQueryOptions });
  if (!data || data.items.length === 0) return null;
  return (
    <ul className="border-larimar border-s-3 bg-band/60 px-3 text-sm">
      {data.items.map(({ id, businessName, checksDone, checksWanted }) => (
        <li key={id} className="flex items-center justify-between gap-3">
          <Link
            to={`/admin/vendor-applications?application=${id}`}
            className="inline-flex min-h-11 min-w-0 items-center text-link lg:min-h-8"
          >
            <span dir="auto" className="[overflow-wrap:anywhere]">
              {businessName}
            </span>
          </Link>
          <span className="shrink-0 text-muted">{t.checks(checksDone, checksWanted)}</span>
        </li>
      ))}
    </ul>
  );
}
