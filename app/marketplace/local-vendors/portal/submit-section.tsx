import { Fragment, type MouseEvent } from "react";
import { Button } from "#app/ui/button.tsx";
import { PrivacyNote } from "#app/ui/privacy-note.tsx";
import { ProblemNote } from "#app/ui/problem-note.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./messages.ts";
import { fieldId, type PortalForm } from "./use-portal-form.ts";
import { failureText, hasFieldErrors } from "./use-submission.ts";

export function SubmitSection({ portal: { isHydrated, missing, failure, busy } }: { portal: PortalForm }) {
  const t = useText(messages).send;
  // Before hydration the missing fields are unknown; the server checks them.
  const isBlocked = isHydrated && missing.length > 0;
  return (
    <div className="grid gap-4 border-t pt-6">
      <div role="alert" className="empty:hidden">
        {failure &&
          (hasFieldErrors(failure) ? (
            <ProblemNote title={t.marked}>{t.kept}</ProblemNote>
          ) : (
            <ProblemNote title={t.failed}>{failureText(failure, t)}</ProblemNote>
          ))}
      </div>
      <Button
        type="submit"
        variant="primary"
        size="large"
        disabled={isBlocked}
        busy={busy}
        busyLabel={t.sending}
        aria-describedby={isBlocked ? "portal-missing" : undefined}
        className="sm:justify-self-start"
      >
        {t.submit}
      </Button>
      {isBlocked && <MissingFields fields={missing} />}
      <PrivacyNote>{t.privacy}</PrivacyNote>
    </div>
  );
}

function MissingFields({ fields }: { fields: PortalForm["missing"] }) {
  const t = useText(messages);
  return (
    <p id="portal-missing" className="text-sm">
      {t.send.missing}{" "}
      {fields.map((field, index) => (
        <Fragment key={field}>
          {index > 0 && ", "}
          <a href={`#${fieldId(field)}`} onClick={focusField} className="text-link py-2">
            {t.missing[field]}
          </a>
        </Fragment>
      ))}
      .
    </p>
  );
}

/** Moves the focus without leaving a `#…` in the address. */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  field?.scrollIntoView({ block: "center" });
  field?.focus({ preventScroll: true });
}
