import { formatDateTime } from "#app/staff/shell/record/formats.ts";
import { MangroveTimeline } from "#app/ui/art/mangrove-timeline.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { Application } from "../contract.ts";
import { Changes } from "./changes.tsx";
import { messages } from "./messages.ts";

export function Steps({ application }: { application: Application }) {
  const { steps: t, statuses } = useText(messages);
  const { locale } = useLocale();
  const { steps, createdAt, reviewDueAt, status } = application;
  const waiting = status === "in_review" || status === "changes_requested";
  return (
    <section aria-labelledby="steps-title">
      <h2 id="steps-title" className="mb-4 text-xl">
        {t.title}
      </h2>
      <MangroveTimeline
        items={[
          { key: "received", title: t.received, time: formatDateTime(createdAt, "moment", locale) },
          ...steps.map((step, index) => ({
            key: `${step.at} ${index}`,
            title: step.by === null ? t.answered : statuses[step.to],
            time: t.moment(formatDateTime(step.at, "moment", locale), step.by ?? t.applicant),
            detail: (
              <>
                {step.note && (
                  <p
                    lang={application.locale}
                    dir="auto"
                    className="max-w-measure whitespace-pre-line border-line border-s-2 ps-3 text-ink [overflow-wrap:anywhere]"
                  >
                    {step.note}
                  </p>
                )}
                <Changes changes={step.changes} />
              </>
            ),
          })),
          ...(waiting
            ? [{ key: "due", title: t.due, time: formatDateTime(reviewDueAt, "day", locale), ahead: true }]
            : []),
        ]}
      />
    </section>
  );
}
