import { Mail, MessageCircle, Phone } from "lucide-react";
import { readContact } from "#app/safety/contact.ts";
import { dialled, telLink } from "#platform/phone-link.ts";

const line = "inline-flex min-h-11 max-w-full items-center gap-2 text-link text-sm lg:min-h-8";

/** Where the visitor said that they can be answered. */
export function ChatContact({ contact }: { contact: string }) {
  const { kind, text } = readContact(contact);
  if (text === "") return null;
  if (kind === "email")
    return (
      <a href={`mailto:${encodeURIComponent(text)}`} className={line}>
        <Mail aria-hidden className="size-4" />
        <span className="min-w-0 [overflow-wrap:anywhere]">{text}</span>
      </a>
    );
  const number = dialled(text);
  return (
    <p className="flex flex-wrap gap-x-4">
      <a href={telLink(text)} className={line}>
        <Phone aria-hidden className="size-4" />
        {text}
      </a>
      {number.startsWith("+") && (
        <a href={`https://wa.me/${number.slice(1)}`} target="_blank" rel="noreferrer" className={line}>
          <MessageCircle aria-hidden className="size-4" />
          WhatsApp
        </a>
      )}
    </p>
  );
}
