import { MessageCircle } from "lucide-react";
import type { ReactNode } from "react";
import { MangroveTimeline } from "#app/ui/art/mangrove-timeline.tsx";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { SupportPhone } from "#app/ui/support-phone.tsx";
import { useHydrated } from "#platform/browser/use-hydrated.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./messages.ts";
import type { PortalReceipt } from "./use-receipt.ts";

type ReceiptScreenProps = {
  /** Rendered before this chunk is loaded. */
  heading: ReactNode;
  receipt: PortalReceipt;
  address: string;
  /** Without scripts a link to the page is shown instead. */
  onAnother: () => void;
};

export default function ReceiptScreen({ heading, receipt, address, onAnother }: ReceiptScreenProps) {
  const t = useText(messages).sent;
  const isHydrated = useHydrated();
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[7fr_5fr]">
      <div className="arch min-w-0 rounded-s rounded-br border border-line bg-card px-5 py-8 sm:px-10 sm:py-10">
        {heading}
        <p className="mt-4 font-semibold text-lg [overflow-wrap:anywhere]">
          <AnswerChannel receipt={receipt} />
        </p>
        <p className="mt-3 max-w-measure">{receipt.whatsapp ? t.activated : t.declined}</p>
        <div className="mt-8 flex flex-col gap-3 sm:flex-row sm:flex-wrap sm:items-center">
          <a
            href={`https://wa.me/?text=${encodeURIComponent(t.shared(address))}`}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ variant: "primary" })}
          >
            <MessageCircle aria-hidden className="size-5" />
            {t.share}
          </a>
          {isHydrated ? (
            <Button variant="quiet" onClick={onAnother}>
              {t.another}
            </Button>
          ) : (
            <a href={new URL(address).pathname} className={buttonClass({ variant: "quiet" })}>
              {t.another}
            </a>
          )}
        </div>
      </div>
      <NextSteps receipt={receipt} />
    </div>
  );
}

function AnswerChannel({ receipt: { telefono, email, whatsapp } }: { receipt: PortalReceipt }) {
  const t = useText(messages).sent;
  if (whatsapp) return t.whatsapp(telefono);
  return email ? t.byEmail(email, telefono) : t.byPhone(telefono);
}

function NextSteps({ receipt }: { receipt: PortalReceipt }) {
  const t = useText(messages).next;
  return (
    <section aria-labelledby="portal-next">
      <h2 id="portal-next" className="mb-6 text-2xl">
        {t.title}
      </h2>
      <MangroveTimeline
        items={[
          { key: "sent", title: t.received, detail: t.number(receipt.id), current: true },
          { key: "review", title: t.review, detail: t.reviewDetail, ahead: true },
          {
            key: "work",
            title: t.work,
            detail: receipt.whatsapp ? t.workDetail : t.workDeclined,
            ahead: true,
          },
        ]}
      />
      <p className="mt-6 text-muted">
        {t.ask} <SupportPhone className="text-link" />, {t.number(receipt.id)}
      </p>
    </section>
  );
}
