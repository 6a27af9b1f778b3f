import { CircleCheck, CircleX } from "lucide-react";
import { type ReactNode, useId, useRef } from "react";
import { likelyLanguage } from "#app/support/translation/rules/likely-language.ts";
import { TranslateInPlace } from "#app/support/translation/translate-in-place.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { errorToast, toast } from "#app/ui/toasts/toast.ts";
import type { Api } from "#platform/api-client/api.ts";
import { isConflict } from "#platform/api-client/client.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { type VendorRequest, vendorAnswers } from "../contract.ts";
import { messages as bookingMessages } from "../messages.ts";
import { UrgencyText } from "../parts/urgency-text.tsx";
import { appointmentText, dateTimeText } from "../rules/public-times.ts";
import { ServiceName } from "../service-name.tsx";
import { messages } from "./messages.ts";
import { useVendorAnswer } from "./queries.ts";

type CardProps = { request: VendorRequest; vendorId: number; api: Api };

export function VendorRequestCard({ request, vendorId, api }: CardProps) {
  const t = useText(messages);
  const { statuses } = useText(bookingMessages);
  const { locale } = useLocale();
  const title = useId();
  const { status, serviceRequested, preferredDate, preferredTime, message, budget } = request;
  const where = [request.town, request.place].filter(Boolean).join(" · ");
  const isAgreed = status === "confirmed" || status === "in-progress" || status === "completed";
  return (
    <article aria-labelledby={title} className="rounded border bg-card p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 id={title} dir="auto" className="min-w-0 font-semibold text-lg [overflow-wrap:anywhere]">
          {serviceRequested ? <ServiceName name={serviceRequested} /> : t.general}
        </h3>
        <Badge tone={status}>{statuses[status]}</Badge>
      </div>
      <p className="mt-1 text-muted text-sm">
        {t.reference} <span className="lining-nums">{request.reference}</span>
        {" · "}
        {t.came(dateTimeText(request.createdAt, locale))}
      </p>
      <dl className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-2">
        <Fact name={isAgreed ? t.agreed : t.wished}>
          {appointmentText(preferredDate, preferredTime, locale)}
          {preferredTime && <span className="block text-muted text-sm">{t.zone}</span>}
        </Fact>
        <Fact name={t.urgency}>
          <span className={request.urgency === "standard" ? undefined : "font-semibold text-ambar-text"}>
            <UrgencyText urgency={request.urgency} />
          </span>
        </Fact>
        {where && (
          <Fact name={t.where}>
            <span dir="auto">{where}</span>
          </Fact>
        )}
        {budget && (
          <Fact name={t.budget}>
            <span dir="auto">{budget}</span>
          </Fact>
        )}
      </dl>
      {/* Before the task, which may be long: on a phone the answer must be within reach. */}
      <AnswerPart request={request} vendorId={vendorId} api={api} about={title} />
      <dl className="mt-4 border-t pt-4">
        <Fact name={t.task}>
          {message ? (
            <Task text={message} reference={request.reference} />
          ) : (
            <span className="text-muted">{t.noTask}</span>
          )}
        </Fact>
      </dl>
    </article>
  );
}

/** The customer's words, in whatever language they were written. */
function Task({ text, reference }: { text: string; reference: string }) {
  const t = useText(messages);
  const language = likelyLanguage(text);
  return (
    <>
      <span dir="auto" lang={language ?? ""} className="block max-w-measure whitespace-pre-line">
        {text}
      </span>
      {language && <TranslateInPlace text={text} from={language} about={`${t.task}, ${reference}`} />}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

const answerBadges = {
  available: { icon: CircleCheck, tone: "completed" },
  unavailable: { icon: CircleX, tone: "neutral" },
} as const;

/** The question or the given answer, which can be changed until the work begins. A new time clears it. */
function AnswerPart({ request, vendorId, api, about }: CardProps & { about: string }) {
  const t = useText(messages);
  const { vendorAnswer: currentAnswer, status } = request;
  const { mutate, isPending, variables } = useVendorAnswer(vendorId, request.id, api);
  const canAnswer = status === "pending" || status === "confirmed";
  const part = useRef<HTMLDivElement>(null);
  if (!currentAnswer && !canAnswer) return null;
  const send = (answer: (typeof vendorAnswers)[number]) => {
    if (isPending) return;
    mutate(answer, {
      onSuccess: () => {
        toast({ title: t.saved });
        // The clicked button is gone; focus the answer.
        part.current?.focus();
      },
      onError: (error) =>
        errorToast(isConflict(error) ? t.notSaved.closed : t.notSaved.text, t.notSaved.title),
    });
  };
  return (
    <div ref={part} tabIndex={-1} className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3 border-t pt-4">
      {currentAnswer ? (
        <p className="flex flex-wrap items-center gap-2">
          {t.answered}{" "}
          <Badge tone={answerBadges[currentAnswer].tone} icon={answerBadges[currentAnswer].icon}>
            {t.answers[currentAnswer]}
          </Badge>
        </p>
      ) : (
        <p className="basis-full font-semibold text-sm">{t.ask}</p>
      )}
      {canAnswer &&
        vendorAnswers
          .filter((answer) => answer !== currentAnswer)
          .map((answer) => (
            <Button
              key={answer}
              size="small"
              variant={!currentAnswer && answer === "available" ? "action" : "quiet"}
              aria-describedby={about}
              busy={isPending && variables === answer}
              busyLabel={t.sending}
              onClick={() => send(answer)}
            >
              {currentAnswer ? t.change[answer] : t.answers[answer]}
            </Button>
          ))}
    </div>
  );
}
