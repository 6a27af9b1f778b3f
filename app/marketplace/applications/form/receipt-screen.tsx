import { useNavigate } from "react-router";
import { PrivateMeta } from "#app/site/seo/page-meta.tsx";
import { MangroveTimeline } from "#app/ui/art/mangrove-timeline.tsx";
import { Button } from "#app/ui/button.tsx";
import { ReceiptLink, Reference } from "#app/ui/forms/receipt.tsx";
import { useReceiptFocus } from "#platform/forms/use-receipt-focus.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { ApplicationReceipt } from "../contract.ts";
import { messages } from "../messages.ts";
import { startOver } from "./draft-store.ts";
import { stepLink } from "./steps.ts";

export function ReceiptScreen({ receipt }: { receipt: ApplicationReceipt }) {
  const t = useText(messages).sent;
  const heading = useReceiptFocus();
  const navigate = useNavigate();
  const startAnother = () => {
    startOver();
    void navigate(stepLink("list").to, { replace: true });
  };
  return (
    <div className="wrap rhythm-tight grid gap-x-16 gap-y-12 lg:grid-cols-[7fr_5fr] print:block print:space-y-8">
      <PrivateMeta title={t.title} />
      <div>
        <h1 ref={heading} tabIndex={-1} className="text-3xl">
          {t.title}
        </h1>
        <div className="arch mt-8 rounded-s rounded-br border border-line bg-card px-5 py-6 sm:px-8">
          <Reference reference={receipt.reference} texts={t} className="break-all text-3xl" />
        </div>
        <p className="mt-8 max-w-measure text-lg">{t.text}</p>
        <ReceiptLink
          path={receipt.statusPath}
          label={t.statusLink}
          printLabel={t.print}
          hint={t.statusHint}
        />
      </div>
      <div>
        <h2 className="mb-6 text-2xl">{t.next}</h2>
        <MangroveTimeline
          items={[
            {
              key: "received",
              time: t.received.when,
              title: t.received.what,
              detail: t.received.detail,
              current: true,
            },
            {
              key: "review",
              time: t.review.when,
              title: t.review.what,
              detail: t.review.detail,
              ahead: true,
            },
            { key: "welcome", time: t.welcome.when, title: t.welcome.what, ahead: true },
          ]}
        />
        <Button variant="link" onClick={startAnother} className="print:hidden">
          {t.another}
        </Button>
      </div>
    </div>
  );
}
