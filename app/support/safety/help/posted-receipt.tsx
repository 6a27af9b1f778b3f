import { CircleCheck } from "lucide-react";
import { useActionData } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Field, Input } from "#app/ui/forms/field.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { hasContactDetails } from "#platform/text/contact-details.ts";
import { messages } from "../messages.ts";
import type { RequestInput } from "../request-queue.ts";
import { CallLink } from "./call-now.tsx";
import { confirmationText } from "./confirmation-text.ts";
import { maxLengths } from "./form-values.ts";
import type { action } from "./page.tsx";

type ReceiptProps = {
  reference: string;
  request: RequestInput;
  delivery: string;
  error?: string;
};

/** After a request that was posted without scripts. */
export default function PostedReceipt() {
  const receipt = useActionData<typeof action>()?.receipt;
  return receipt ? <Receipt {...receipt} /> : null;
}

function Receipt({ reference, request, delivery, error }: ReceiptProps) {
  const { sent: t, noContact } = useText(messages);
  const { locale } = useLocale();
  const unreachable = error !== undefined || !hasContactDetails(request.contact);
  const { title, description } = confirmationText({ ...request, unreachable }, locale);
  return (
    <section aria-labelledby="sent-heading" className="wrap pb-12">
      <div className="rounded border border-palma bg-completed-fill px-5 py-5 text-completed sm:px-8">
        <h2 id="sent-heading" className="flex items-start gap-3 text-2xl">
          <CircleCheck aria-hidden className="mt-0.5 size-7" />
          {title}
        </h2>
        <p className="mt-2 max-w-measure ps-10">{description}</p>
        <p className="ps-10 font-semibold">{t.reference(reference)}</p>
        {unreachable && (
          <form
            method="post"
            className="mt-4 ms-10 grid max-w-measure gap-4 rounded bg-card p-4 text-ink"
            aria-label={noContact.add}
          >
            <p className="font-semibold text-flamboyan">
              <CallLink number="911" />
            </p>
            {Object.entries({
              delivery,
              reference,
              protocol: request.protocol,
              urgency: request.urgency,
            }).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Field label={noContact.label} error={error}>
              <Input name="contact" required maxLength={maxLengths.contact} autoComplete="tel" />
            </Field>
            <div>
              <Button type="submit" variant="action">
                {noContact.add}
              </Button>
            </div>
          </form>
        )}
        <p className="mt-2 ps-10">
          <a href="/safety" className="underline underline-offset-4">
            {t.another}
          </a>
        </p>
      </div>
    </section>
  );
}
