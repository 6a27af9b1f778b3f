import { MailLink, PhoneLinks } from "#app/desk/contact-links.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { inLocale } from "#platform/i18n/text.ts";
import { messages } from "./admin-messages.ts";
import { readContact } from "./contact.ts";
import type { SafetyRequest } from "./contract.ts";

/** How to reach somebody: one press where it is a number or an address, their words where it is neither. */
export function RequestContact({ request }: { request: SafetyRequest }) {
  const t = useText(messages);
  const { kind, text } = readContact(request.contact);
  if (text === "") return <p className="py-1 text-muted text-sm">{t.noContact}</p>;
  if (kind === "words")
    return (
      <p dir="auto" className="py-1 text-sm [overflow-wrap:anywhere]">
        {text}
      </p>
    );
  const subject = inLocale(messages, request.locale).replySubject(request.reference);
  return (
    <div className="text-sm">
      {kind === "email" ? (
        <MailLink address={text} subject={subject} />
      ) : (
        <PhoneLinks phone={text} name={request.name} />
      )}
    </div>
  );
}
