import { Printer } from "lucide-react";
import type { ReactNode } from "react";
import { SupportPhone } from "#app/ui/support-phone.tsx";
import { Button } from "./button.tsx";

type StatusPageLayoutProps = {
  title: string;
  facts: readonly { label: string; value: string }[];
  status: { label: string; badge: ReactNode };
  /** In the card: the current state and what the person can do. */
  children: ReactNode;
  /** Under the card. */
  details?: ReactNode;
  /** In the second column. */
  steps: ReactNode;
  footTexts: { keep: string; question: string; timeZone: string; print: string };
  /** Beside the print button. */
  action?: ReactNode;
};

/** The page behind a private link: what it is about, its status, its steps, and whom to call. */
export function StatusPageLayout(props: StatusPageLayoutProps) {
  const { title, facts, status, children, details, steps } = props;
  return (
    <div className="wrap py-8 sm:py-10">
      <div className="grid gap-x-10 gap-y-10 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-7">
          <h1 className="text-3xl">{title}</h1>
          <dl className="mt-5 flex flex-wrap gap-x-10 gap-y-4">
            {facts.map(({ label, value }) => (
              <div key={label} className="min-w-0">
                <dt className="text-muted text-sm">{label}</dt>
                <dd dir="auto" className="font-semibold text-lg lining-nums [overflow-wrap:anywhere]">
                  {value}
                </dd>
              </div>
            ))}
            <div>
              <dt className="text-muted text-sm">{status.label}</dt>
              <dd className="pt-1">
                <div role="status">{status.badge}</div>
              </dd>
            </div>
          </dl>
          <div className="arch mt-8 rounded-s rounded-br border border-line bg-card p-5 sm:p-8">
            {children}
          </div>
          {details}
        </div>
        <div className="min-w-0 lg:col-span-5">{steps}</div>
      </div>
      <Foot texts={props.footTexts}>{props.action}</Foot>
    </div>
  );
}

function Foot({ texts, children }: { texts: StatusPageLayoutProps["footTexts"]; children: ReactNode }) {
  return (
    <div className="mt-10 flex flex-wrap items-start justify-between gap-x-10 gap-y-4 border-t pt-6 text-sm">
      <div className="max-w-measure text-muted">
        <p>{texts.keep}</p>
        <p className="mt-2">
          {texts.question} <SupportPhone className="text-link" />. {texts.timeZone}
        </p>
      </div>
      <div className="flex flex-wrap gap-3 print:hidden">
        {children}
        <Button variant="quiet" size="small" onClick={() => window.print()}>
          <Printer aria-hidden className="size-4" />
          {texts.print}
        </Button>
      </div>
    </div>
  );
}
