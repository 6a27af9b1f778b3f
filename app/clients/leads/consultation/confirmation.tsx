import { Link } from "react-router";
import { MangroveTimeline } from "#app/ui/art/mangrove-timeline.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { Reference } from "#app/ui/forms/receipt.tsx";
import { SupportPhone } from "#app/ui/support-phone.tsx";
import { useSentFocus } from "#platform/forms/use-sent-focus.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./messages.ts";
import type { SentLead } from "./use-consultation-form.ts";

export function LeadConfirmation({ sent }: { sent: SentLead }) {
  const t = useText(messages);
  const top = useSentFocus();
  return (
    <div ref={top} className="scroll-mt-5">
      {sent.reference && (
        <div className="rounded border border-line bg-band px-5 py-4">
          <Reference reference={sent.reference} texts={t} className="text-2xl" />
        </div>
      )}
      {sent.planningPath && (
        <div className="mt-5 rounded border border-line bg-band px-5 py-4">
          <p>{t.planning}</p>
          <Link to={sent.planningPath} className={buttonClass({ variant: "action", className: "mt-3" })}>
            {t.choose}
          </Link>
        </div>
      )}
      <h3 className="mt-6 mb-4">{t.nextSteps}</h3>
      <MangroveTimeline
        items={[
          { key: "received", time: t.stepReceived.when, title: t.stepReceived.what, current: true },
          { key: "answer", time: t.stepAnswer.when, title: t.stepAnswer.what(sent.email), ahead: true },
          { key: "talk", time: t.stepTalk.when, title: t.stepTalk.what, ahead: true },
        ]}
      />
      <p className="border-t pt-4 text-sm">
        {t.sooner} <SupportPhone className="text-link" />
      </p>
    </div>
  );
}
