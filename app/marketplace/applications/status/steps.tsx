import { MangroveTimeline } from "#app/ui/art/mangrove-timeline.tsx";
import { formatPublicMoment } from "#platform/i18n/format-moment.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { ApplicationProgress } from "../contract.ts";
import { messages } from "./messages.ts";

export function Note({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <p
      dir="auto"
      className="mt-2 max-w-measure whitespace-pre-line border-line border-s-2 ps-4 [overflow-wrap:anywhere]"
    >
      {text}
    </p>
  );
}

export function StatusSteps({ progress }: { progress: ApplicationProgress }) {
  const t = useText(messages).steps;
  const { locale } = useLocale();
  const { status, steps } = progress;
  const when = (at: string) => formatPublicMoment(at, "moment", locale);
  const open = status === "in_review" || status === "changes_requested";
  return (
    <section aria-labelledby="steps-title">
      <h2 id="steps-title" className="mb-4 text-xl">
        {t.title}
      </h2>
      <MangroveTimeline
        items={[
          {
            key: "received",
            title: t.received,
            time: when(progress.createdAt),
            current: steps.length === 0,
          },
          ...steps.map((step, index) => ({
            key: `${step.at} ${index}`,
            title: step.byApplicant ? t.answered : t[step.to],
            time: when(step.at),
            detail: <Note text={step.note} />,
            current: index === steps.length - 1,
          })),
          ...(open
            ? [
                {
                  key: "ahead",
                  title: t.ahead,
                  time:
                    status === "in_review"
                      ? t.by(formatPublicMoment(progress.reviewDueAt, "day", locale))
                      : undefined,
                  ahead: true,
                },
              ]
            : []),
        ]}
      />
    </section>
  );
}
