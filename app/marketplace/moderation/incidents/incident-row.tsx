import { CircleSlash, Flag } from "lucide-react";
import { Link } from "react-router";
import { Allowed } from "#app/staff/shell/editing/allowed.tsx";
import { DeskRow } from "#app/staff/shell/list/desk-row.tsx";
import { formatDateTime } from "#app/staff/shell/record/formats.ts";
import { firstWords } from "#app/staff/shell/record/long-text.ts";
import { useStaff } from "#app/staff/shell/staff-context.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { errorToast } from "#app/ui/toasts/toast.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../admin-messages.ts";
import type { FlagIncident } from "../contract.ts";
import { flagNames } from "../flag-names.ts";
import { UserText } from "../user-text.tsx";
import { vendorSearchPath } from "../vendor-search-path.ts";
import { useDismissIncident } from "./queries.ts";

/** An incident in one line. */
export function IncidentRow({ incident }: { incident: FlagIncident }) {
  const { incidents: t } = useText(messages);
  const { patterns } = useText(flagNames);
  const { locale } = useLocale();
  return (
    <DeskRow
      id={incident.id}
      name={incident.businessName}
      what={
        <>
          <strong>{patterns[incident.pattern]}</strong> ·{" "}
          <span dir="auto">{firstWords(incident.details)}</span>
        </>
      }
      state={
        incident.dismissedAt ? (
          <Badge icon={CircleSlash}>{t.states.dismissed}</Badge>
        ) : (
          <Badge tone="cancelled" icon={Flag}>
            {t.states.open}
          </Badge>
        )
      }
      when={formatDateTime(incident.createdat, "shortMoment", locale)}
    />
  );
}

/** An incident beside the list. */
export function IncidentDetail({ incident }: { incident: FlagIncident }) {
  return (
    <>
      <Facts incident={incident} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t pt-4">
        <IncidentStatus incident={incident} />
        <Allowed to="work">
          <DismissButton incident={incident} />
        </Allowed>
      </div>
    </>
  );
}

function Facts({ incident }: { incident: FlagIncident }) {
  const { incidents: t } = useText(messages);
  const { patterns, sources } = useText(flagNames);
  const { locale } = useLocale();
  const { vendorid, businessName, loggedBy } = incident;
  return (
    <>
      <div className="min-w-0">
        <p>
          <Link to={vendorSearchPath(businessName)} dir="auto" className="text-link [overflow-wrap:anywhere]">
            {businessName}
          </Link>
        </p>
        <p className="mt-1 text-sm">
          <span className="text-muted">{t.vendorId}</span> <span className="lining-nums">{vendorid}</span>
        </p>
        <p className="text-sm">
          <span className="sr-only">{t.date}: </span>
          <time dateTime={incident.createdat} className="text-muted">
            {formatDateTime(incident.createdat, "moment", locale)}
          </time>
        </p>
      </div>
      <dl className="grid min-w-0 grid-cols-2 content-start gap-x-4 gap-y-2 text-sm">
        <div>
          <dt className="text-muted">{t.pattern}</dt>
          <dd className="font-semibold">{patterns[incident.pattern]}</dd>
        </div>
        <div>
          <dt className="text-muted">{t.source}</dt>
          <dd>
            {sources[incident.source]}
            {loggedBy && `, ${t.loggedBy(loggedBy)}`}
          </dd>
        </div>
      </dl>
      <dl className="grid min-w-0 content-start gap-y-3 text-sm">
        <div>
          <dt className="text-muted">{t.text}</dt>
          <dd>
            <UserText text={incident.details} />
          </dd>
        </div>
        <div>
          <dt className={incident.answer ? "text-muted" : "sr-only"}>{t.answer}</dt>
          <dd>
            {incident.answer ? (
              <UserText text={incident.answer} />
            ) : (
              <span className="text-muted">{t.noAnswer}</span>
            )}
          </dd>
        </div>
      </dl>
    </>
  );
}

function IncidentStatus({ incident }: { incident: FlagIncident }) {
  const { incidents: t } = useText(messages);
  const { locale } = useLocale();
  const { dismissedAt, dismissedBy } = incident;
  if (!dismissedAt) {
    return (
      <Badge tone="cancelled" icon={Flag}>
        {t.states.open}
      </Badge>
    );
  }
  return (
    <div>
      <Badge icon={CircleSlash}>{t.states.dismissed}</Badge>
      <p className="mt-1 text-muted text-sm">
        {dismissedBy}, {formatDateTime(dismissedAt, "moment", locale)}
      </p>
    </div>
  );
}

function DismissButton({ incident }: { incident: FlagIncident }) {
  const { incidents: t } = useText(messages);
  const change = useDismissIncident(incident, useStaff().name, () => errorToast(t.changeFailed));
  const dismissed = incident.dismissedAt !== null;
  return (
    <Button variant={dismissed ? "link" : "quiet"} size="small" onClick={() => change.mutate(!dismissed)}>
      {dismissed ? t.restore : t.dismiss}
      <span className="sr-only">: {t.of(incident.id, incident.businessName)}</span>
    </Button>
  );
}
