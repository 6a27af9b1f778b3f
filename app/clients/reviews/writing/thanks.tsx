import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { SupportPhone } from "#app/ui/support-phone.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { ReviewInvitation } from "../contract.ts";
import { messages } from "../messages.ts";

type ReviewThanksProps = {
  invitation: ReviewInvitation;
  /** False if the review existed already. */
  sent: boolean;
  /** Moves the focus here because the form is gone. */
  focus: boolean;
};

export function ReviewThanks({ invitation, sent, focus }: ReviewThanksProps) {
  const t = useText(messages).sent;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!focus) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [focus]);
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="text-xl">
        {sent ? t.title : t.usedTitle}
      </h2>
      <p className="mt-3 max-w-measure">
        {sent ? <NextStep author={invitation.author} /> : <AlreadyReviewed />}
      </p>
      <p className="mt-6">
        <Link to={`/vendor/${invitation.vendorId}`} className={buttonClass({ variant: "action" })}>
          {t.vendor}
        </Link>
      </p>
    </>
  );
}

function NextStep({ author }: { author: string }) {
  const text = useText(messages).sent.text(author);
  // The author may end with a full stop: "Marsha W."
  return text.endsWith(".") ? text : `${text}.`;
}

function AlreadyReviewed() {
  const t = useText(messages).sent;
  return (
    <>
      {t.usedText} <SupportPhone className="text-link" />.
    </>
  );
}
