import { Fragment, type MouseEvent } from "react";
import { Button } from "#app/ui/button.tsx";
import { PrivacyNote } from "#app/ui/privacy-note.tsx";
import { ProblemNote } from "#app/ui/problem-note.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { fieldId, type PortalForm } from "./form.ts";
import { messages } from "./messages.ts";
import { failureWords, isAtFields } from "./sending.ts";

/** The end of the form: what went wrong, the button, and what it still waits for. */
export function PortalSend({ portal: { alive, missing, failure, busy } }: { portal: PortalForm }) {
  const t = useText(messages).send;
  // Before that nobody knows what is missing: the button sends the form, and the server tells.
  const waits = alive && missing.length > 0;
  return (
    <div className="grid gap-4 border-t pt-6">
      <div role="alert" className="empty:hidden">
        {failure &&
          (isAtFields(failure) ? (
            <ProblemNote title={t.marked}>{t.kept}</ProblemNote>
          ) : (
            <ProblemNote title={t.failed}>{failureWords(failure, t)}</ProblemNote>
          ))}
      </div>
      <Button
        type="submit"
        variant="primary"
        size="large"
        disabled={waits}
        busy={busy}
        busyLabel={t.sending}
        aria-describedby={waits ? "portal-missing" : undefined}
        className="sm:justify-self-start"
      >
        {t.submit}
      </Button>
      {waits && <Missing fields={missing} />}
      <PrivacyNote>{t.privacy}</PrivacyNote>
    </div>
  );
}

/** Each missing field by its name, as the way to it. */
function Missing({ fields }: { fields: PortalForm["missing"] }) {
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

/** Focus instead of a jump, and no `#…` left in the address. */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  field?.scrollIntoView({ block: "center" });
  field?.focus({ preventScroll: true });
}
