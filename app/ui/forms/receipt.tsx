import { Printer } from "lucide-react";
import { useRef } from "react";
import { Link } from "react-router";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { CopyButton } from "#app/ui/copy-button.tsx";

type ReferenceProps = {
  reference: string;
  texts: Record<"reference" | "copy" | "copied" | "keepReference", string>;
  /** The reference's size. */
  className: string;
};

/** The reference of what was sent, with a button that copies it. */
export function Reference({ reference, texts: t, className }: ReferenceProps) {
  const source = useRef<HTMLParagraphElement>(null);
  return (
    <>
      <p className="font-semibold text-sm">{t.reference}</p>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p
          ref={source}
          data-reference
          className={classNames("select-all font-display font-semibold lining-nums tracking-wide", className)}
        >
          {reference}
        </p>
        <div className="print:hidden">
          <CopyButton source={source} label={t.copy} doneLabel={t.copied} />
        </div>
      </div>
      <p className="mt-2 text-muted text-sm">{t.keepReference}</p>
    </>
  );
}

/** The way to the page that follows it: a link, on paper its address, and `hint` about both. */
export function ReceiptLink(props: { path: string; label: string; printLabel: string; hint: string }) {
  return (
    <>
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3 print:hidden">
        <Link to={props.path} className={buttonClass({ variant: "primary" })}>
          {props.label}
        </Link>
        <Button variant="quiet" onClick={() => window.print()}>
          <Printer aria-hidden className="size-5" />
          {props.printLabel}
        </Button>
      </div>
      <p className="mt-4 hidden break-all print:block">{`${window.location.origin}${props.path}`}</p>
      <p className="mt-3 max-w-measure text-muted text-sm">{props.hint}</p>
    </>
  );
}
