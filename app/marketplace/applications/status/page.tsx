import { CircleCheck, CircleX, type LucideIcon, PenLine, Printer, SearchCheck } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { PrivateMeta } from "#app/site/seo/page-meta.tsx";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { useOperator } from "#platform/config/operator-context.tsx";
import { pageRequest } from "#platform/http/pages/page-context.ts";
import { refuseAsPage } from "#platform/http/pages/page-refusal.server.ts";
import { formatPublicMoment } from "#platform/i18n/format-moment.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { telLink } from "#platform/text/phone-link.ts";
import type { ApplicationProgress, ApplicationStatus } from "../contract.ts";
import { readProgress } from "../server/progress.server.ts";
import type { Route } from "./+types/page";
import { AnswerForm } from "./answer-form.tsx";
import { messages } from "./messages.ts";
import { Note, StatusSteps } from "./steps.tsx";

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = await context.get(pageRequest).ctx();
  const progress = await readProgress(ctx, { token: params.token }).catch(refuseAsPage);
  return { progress, now: ctx.now.getTime() };
}

const badges: Record<ApplicationStatus, { tone: BadgeTone; icon: LucideIcon }> = {
  in_review: { tone: "in-progress", icon: SearchCheck },
  changes_requested: { tone: "pending", icon: PenLine },
  approved: { tone: "completed", icon: CircleCheck },
  declined: { tone: "cancelled", icon: CircleX },
};

export default function StatusPage({ loaderData, params }: Route.ComponentProps) {
  const t = useText(messages);
  // The answered state is newer than the loader's data.
  const [updated, setUpdated] = useState<{ progress: ApplicationProgress; after: unknown } | null>(null);
  const { progress } = updated?.after === loaderData ? updated : loaderData;
  return (
    <div className="wrap py-8 sm:py-10">
      <PrivateMeta title={t.title} />
      <div className="grid gap-x-10 gap-y-10 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-7">
          <Head progress={progress} />
          <div className="arch mt-8 rounded-s rounded-br border border-line bg-card p-5 sm:p-8">
            <StatusDetails
              progress={progress}
              token={params.token}
              late={loaderData.now > Date.parse(progress.reviewDueAt)}
              onAnswered={(newer) => setUpdated({ progress: newer, after: loaderData })}
            />
          </div>
        </div>
        <div className="min-w-0 lg:col-span-5">
          <StatusSteps progress={progress} />
        </div>
      </div>
      <Foot />
    </div>
  );
}

function Head({ progress }: { progress: ApplicationProgress }) {
  const t = useText(messages);
  const { status } = progress;
  return (
    <>
      <h1 className="text-3xl">{t.title}</h1>
      <dl className="mt-5 flex flex-wrap gap-x-10 gap-y-4">
        <div>
          <dt className="text-muted text-sm">{t.reference}</dt>
          <dd className="font-semibold text-lg lining-nums">{progress.reference}</dd>
        </div>
        <div className="min-w-0">
          <dt className="text-muted text-sm">{t.business}</dt>
          <dd dir="auto" className="font-semibold text-lg [overflow-wrap:anywhere]">
            {progress.businessName}
          </dd>
        </div>
        <div>
          <dt className="text-muted text-sm">{t.statusLabel}</dt>
          <dd className="pt-1">
            <div role="status">
              <Badge {...badges[status]}>{t.statuses[status]}</Badge>
            </div>
          </dd>
        </div>
      </dl>
    </>
  );
}

type StatusDetailsProps = {
  progress: ApplicationProgress;
  token: string;
  late: boolean;
  onAnswered: (progress: ApplicationProgress) => void;
};

function StatusDetails({ progress, token, late, onAnswered }: StatusDetailsProps) {
  const t = useText(messages);
  const { locale } = useLocale();
  const note = progress.steps.findLast((step) => !step.byApplicant && step.to === progress.status)?.note;
  switch (progress.status) {
    case "in_review":
      return (
        <>
          <h2 className="text-xl">
            {t.promise} {formatPublicMoment(progress.reviewDueAt, "day", locale)}
          </h2>
          <p className="mt-3 max-w-measure">{late ? t.late : t.inReview}</p>
        </>
      );
    case "changes_requested":
      return (
        <>
          <h2 className="mb-4 text-xl">{t.asked.title}</h2>
          {note && (
            <p
              dir="auto"
              className="max-w-measure whitespace-pre-line rounded bg-pending-fill px-5 py-4 text-lg text-pending [overflow-wrap:anywhere]"
            >
              {note}
            </p>
          )}
          <AnswerForm progress={progress} token={token} onAnswered={onAnswered} />
        </>
      );
    case "approved":
      return (
        <>
          <h2 className="text-xl">{t.approved.title}</h2>
          <p className="mt-3 max-w-measure">{t.approved.text}</p>
          <Note text={note} />
          <p className="mt-3 max-w-measure text-muted text-sm">{t.approved.noLetter}</p>
          <p className="mt-5 print:hidden">
            <Link to="/vendor-login" className={buttonClass({ variant: "action" })}>
              {t.approved.login}
            </Link>
          </p>
        </>
      );
    case "declined":
      return (
        <>
          <h2 className="text-xl">{t.declined.title}</h2>
          <p className="mt-3 max-w-measure">{t.declined.text}</p>
          {note && <p className="mt-5 font-semibold">{t.declined.why}</p>}
          <Note text={note} />
          <p className="mt-6 print:hidden">
            <Link to="/vendor-application" className={buttonClass({ variant: "quiet" })}>
              {t.declined.again}
            </Link>
          </p>
        </>
      );
  }
}

function Foot() {
  const t = useText(messages);
  const { supportPhone } = useOperator();
  return (
    <div className="mt-10 flex flex-wrap items-start justify-between gap-x-10 gap-y-4 border-t pt-6 text-sm">
      <div className="max-w-measure text-muted">
        <p>{t.keep}</p>
        <p className="mt-2">
          {t.question}{" "}
          <a href={telLink(supportPhone)} className="text-link whitespace-nowrap font-semibold">
            {supportPhone}
          </a>
          . {t.timeZone}
        </p>
      </div>
      <Button variant="quiet" size="small" className="print:hidden" onClick={() => window.print()}>
        <Printer aria-hidden className="size-4" />
        {t.print}
      </Button>
    </div>
  );
}
