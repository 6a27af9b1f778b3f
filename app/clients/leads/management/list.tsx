import { useText } from "#platform/i18n/locale-context.tsx";
import type { Lead } from "../contract.ts";
import { messages } from "./messages.ts";
import { LeadRow } from "./row.tsx";

export function LeadList({ leads }: { leads: readonly Lead[] }) {
  const t = useText(messages);
  const columns = [t.received, t.who, t.request, t.firstAnswer, t.status];
  return (
    <div className="arch overflow-clip rounded-s rounded-br border border-line bg-card">
      <table className="block w-full border-collapse lg:table">
        <caption className="sr-only">{t.list}</caption>
        <thead className="sr-only lg:not-sr-only lg:table-header-group">
          <tr className="border-b border-line bg-band lg:border-s-4 lg:border-s-band">
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className="px-3 py-1.5 text-start first:ps-4 font-semibold text-sm"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {leads.map((lead) => (
          <LeadRow key={lead.id} lead={lead} />
        ))}
      </table>
    </div>
  );
}
