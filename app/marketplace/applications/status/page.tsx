import { useState } from "react";
import { Link } from "react-router";
import { PrivateMeta } from "#app/site/seo/page-meta.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { StatusPageLayout } from "#app/ui/status-page-layout.tsx";
import { pageRequest } from "#platform/http/pages/page-context.ts";
import { refuseAsPage } from "#platform/http/pages/page-refusal.server.ts";
import { formatPublicMoment } from "#platform/i18n/format-moment.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { ApplicationProgress, AskedAnswers } from "../contract.ts";
import { StatusBadge } from "../parts/status-badge.tsx";
import { readAnswers } from "../server/answers.server.ts";
import { readProgress } from "../server/progress.server.ts";
import type { Route } from "./+types/page";
import { ChangesForm } from "./changes-form.tsx";
import { messages } from "./messages.ts";
import { Note, StatusSteps } from "./steps.tsx";

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = await context.get(pageRequest).ctx();
  const progress = await readProgress(ctx, { token: params.token }).catch(refuseAsPage);
  const asked =
    progress.status === "changes_requested" ? await readAnswers(ctx, { token: params.token }) : null;
  return { progress, asked, now: ctx.now.getTime() };
}

export default function StatusPage({ loaderData, params }: Route.ComponentProps) {
  const t = useText(messages);
  // The answered state is newer than the loader's data.
  const [updated, setUpdated] = useState<{ progress: ApplicationProgress; after: unknown } | null>(null);
  const { progress } = updated?.after === loaderData ? updated : loaderData;
  const { status } = progress;
  return (
    <>
      <PrivateMeta title={t.title} />
      <StatusPageLayout
        title={t.title}
        facts={[
          { label: t.reference, value: progress.reference },
          { label: t.business, value: progress.businessName },
        ]}
        status={{
          label: t.statusLabel,
          badge: <StatusBadge status={status}>{t.statuses[status]}</StatusBadge>,
        }}
        steps={<StatusSteps progress={progress} />}
        footTexts={t}
      >
        <StatusDetails
          progress={progress}
          asked={loaderData.asked}
          token={params.token}
          late={loaderData.now > Date.parse(progress.reviewDueAt)}
          onAnswered={(newer) => setUpdated({ progress: newer, after: loaderData })}
        />
      </StatusPageLayout>
    </>
  );
}

type StatusDetailsProps = {
  progress: ApplicationProgress;
  asked: AskedAnswers | null;
  token: string;
  late: boolean;
  onAnswered: (progress: ApplicationProgress) => void;
};

function StatusDetails({ progress, asked, token, late, onAnswered }: StatusDetailsProps) {
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
          {asked && <ChangesForm asked={asked} token={token} onAnswered={onAnswered} />}
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
