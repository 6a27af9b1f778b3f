import { Mail, MessageCircle, Phone } from "lucide-react";
import { messages as deskMessages } from "#app/desk/messages.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { inLocale } from "#platform/i18n/text.ts";
import { dialled, telLink } from "#platform/phone-link.ts";
import { messages } from "./admin-messages.ts";
import { readContact } from "./contact.ts";
import type { SafetyRequest } from "./contract.ts";

const line = "inline-flex min-h-11 max-w-full items-center gap-2 text-link text-sm lg:min-h-8";

/** How to reach somebody: one press where it is a number or an address, their words where it is neither. */
export function RequestContact({ request }: { request: SafetyRequest }) {
  const t = useText(messages);
  const desk = useText(deskMessages);
  const { kind, text } = readContact(request.contact);
  if (text === "") return <p className="py-1 text-muted text-sm">{t.noContact}</p>;
  if (kind === "words")
    return (
      <p dir="auto" className="py-1 text-sm [overflow-wrap:anywhere]">
        {text}
      </p>
    );
  if (kind === "email") {
    const subject = inLocale(messages, request.locale).replySubject(request.reference);
    return (
      <a href={`mailto:${encodeURIComponent(text)}?subject=${encodeURIComponent(subject)}`} className={line}>
        <Mail aria-hidden className="size-4" />
        <span className="min-w-0 [overflow-wrap:anywhere]">{text}</span>
      </a>
    );
  }
  const number = dialled(text);
  return (
    <p className="flex flex-wrap gap-x-4">
      <a href={telLink(text)} className={line}>
        <Phone aria-hidden className="size-4" />
        <span className="sr-only">{desk.call(request.name)}: </span>
        {text}
      </a>
      {number.startsWith("+") && (
        <a
          href={`https://wa.me/${number.slice(1)}`}
          target="_blank"
          rel="noreferrer"
          aria-label={desk.whatsapp(request.name)}
          className={line}
        >
          <MessageCircle aria-hidden className="size-4" />
          WhatsApp
        </a>
      )}
    </p>
  );
}
