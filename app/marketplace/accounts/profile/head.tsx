import { ExternalLink } from "lucide-react";
import { Link } from "react-router";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { Profile } from "../contract.ts";
import { messages as vendorMessages } from "../messages.ts";
import { StatusBadge } from "../parts/status-badge.tsx";
import { messages } from "./messages.ts";

export function ProfileHead({ profile }: { profile: Profile }) {
  const t = useText(messages);
  const { bar } = useText(vendorMessages);
  const { status } = profile;
  return (
    <header className="pb-6">
      <h1 className="text-3xl">{bar.profile}</h1>
      <p className="mt-2 max-w-measure text-muted">{t.lead}</p>
      <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1">
        <StatusBadge status={status} />
        <p className="max-w-measure text-sm">{t.states[status]}</p>
        {status === "approved" && (
          <Link
            to={`/vendor/${profile.id}`}
            className="text-link inline-flex min-h-11 items-center gap-1.5 text-sm"
          >
            {t.publicPage}
            <ExternalLink aria-hidden className="size-4" />
          </Link>
        )}
        {status === "suspended" && (
          <Link to="/vendor-dashboard" className="text-link inline-flex min-h-11 items-center text-sm">
            {t.whyLink}
          </Link>
        )}
      </div>
    </header>
  );
}
