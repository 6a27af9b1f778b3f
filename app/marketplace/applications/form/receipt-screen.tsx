import { Printer } from "lucide-react";
import { useRef } from "react";
import { Link, useNavigate } from "react-router";
import { PrivateMeta } from "#app/site/seo/page-meta.tsx";
import { MangroveTimeline } from "#app/ui/art/mangrove-timeline.tsx";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
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
        <Reference receipt={receipt} />
        <p className="mt-8 max-w-measure text-lg">{t.text}</p>
        <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3 print:hidden">
          <Link to={receipt.statusPath} className={buttonClass({ variant: "primary" })}>
            {t.statusLink}
          </Link>
          <Button variant="quiet" onClick={() => window.print()}>
            <Printer aria-hidden className="size-5" />
            {t.print}
          </Button>
        </div>
        <p className="mt-4 hidden break-all print:block">{`${window.location.origin}${receipt.statusPath}`}</p>
        <p className="mt-3 max-w-measure text-muted text-sm">{t.statusHint}</p>
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

function Reference({ receipt }: { receipt: ApplicationReceipt }) {
  const t = useText(messages).sent;
  const reference = useRef<HTMLParagraphElement>(null);
  return (
    <div className="arch mt-8 rounded-s rounded-br border border-line bg-card px-5 py-6 sm:px-8">
      <p className="font-semibold text-sm">{t.reference}</p>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p
          ref={reference}
          className="select-all break-all font-display font-semibold text-3xl lining-nums tracking-wide"
        >
          {receipt.reference}
        </p>
        <div className="print:hidden">
          <CopyButton source={reference} label={t.copy} doneLabel={t.copied} />
        </div>
      </div>
      <p className="mt-2 text-muted text-sm">{t.keepReference}</p>
    </div>
  );
}
