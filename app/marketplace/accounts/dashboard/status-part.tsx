import { useId } from "react";
import { Link } from "react-router";
import { useContactDialog } from "#app/clients/contact/use-contact-dialog.ts";
import { MangroveTimeline } from "#app/ui/art/mangrove-timeline.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { useOperator } from "#platform/config/operator-context.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { telLink } from "#platform/text/phone-link.ts";
import type { Dashboard } from "../contract.ts";
import { StatusBadge } from "../parts/status-badge.tsx";
import { dashboardMessages } from "./messages.ts";

export function StatusPart({ dashboard, vendorId }: { dashboard: Dashboard; vendorId: number }) {
  const t = useText(dashboardMessages).status;
  const { status, statusReason } = dashboard;
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="arch rounded-s rounded-br border bg-card p-6 sm:p-8">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id={heading} className="text-2xl">
          {t.title}
        </h2>
        <StatusBadge status={status} />
      </div>
      <p className="mt-3 max-w-measure">{t[status]}</p>
      {status === "pending" && <Steps />}
      {status === "approved" && (
        <Link to={`/vendor/${vendorId}`} className={buttonClass({ variant: "action", className: "mt-5" })}>
          {t.page}
        </Link>
      )}
      {status === "suspended" && <Suspension reason={statusReason} />}
    </section>
  );
}

function Steps() {
  const t = useText(dashboardMessages).status.steps;
  return (
    <MangroveTimeline
      className="mt-6 -mb-4 sm:-mb-8"
      items={[
        { key: "registered", title: t.registered },
        { key: "review", title: t.review, detail: t.reviewDetail, ahead: true, current: true },
        { key: "listed", title: t.listed, detail: t.listedDetail, ahead: true },
      ]}
    />
  );
}

function Suspension({ reason }: { reason: string }) {
  const t = useText(dashboardMessages).status;
  const { supportPhone } = useOperator();
  const { link } = useContactDialog();
  return (
    <>
      <blockquote className="mt-4 whitespace-pre-line border-flamboyan border-s-3 bg-cancelled-fill px-4 py-3 text-cancelled">
        {reason || t.noReason}
      </blockquote>
      <p className="mt-4">{t.answer}</p>
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Link {...link} className={buttonClass({ variant: "primary" })}>
          {t.write}
        </Link>
        <a href={telLink(supportPhone)} className="text-link inline-flex min-h-11 items-center">
          {t.call(supportPhone)}
        </a>
      </div>
    </>
  );
}
