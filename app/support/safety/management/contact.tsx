import { FreeTextContact } from "#app/staff/shell/record/contact-links.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { inLocale } from "#platform/i18n/text.ts";
import type { SafetyRequest } from "../contract.ts";
import { messages } from "../staff-messages.ts";

export function RequestContact({ request }: { request: SafetyRequest }) {
  const t = useText(messages);
  const { contact, name, reference, locale, status } = request;
  if (contact.trim() === "") return <p className="py-1 text-muted text-sm">{t.noContact}</p>;
  const subject = inLocale(messages, locale).replySubject(reference);
  return (
    <div className="text-sm">
      <FreeTextContact written={contact} name={name} subject={subject} asButtons={status !== "closed"} />
    </div>
  );
}
