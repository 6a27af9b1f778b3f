import { Mail, MailX, MessageCircle, Phone } from "lucide-react";
import { messages as desk } from "#app/staff/shell/messages.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { inLocale } from "#platform/i18n/text.ts";
import { dialableNumber, telLink } from "#platform/text/phone-link.ts";
import type { LocalVendor } from "../contract.ts";
import { languageOf } from "./language.ts";
import { messages } from "./messages.ts";

const line = "inline-flex min-h-11 max-w-full items-center gap-2 text-link lg:min-h-8";

/** Phone first: all applicants have one, few have e-mail. */
export function Contact({ vendor }: { vendor: LocalVendor }) {
  const { call, whatsapp } = useText(desk);
  const t = useText(messages).card;
  const { nombreCompleto: name, telefono, email } = vendor;
  const number = dialableNumber(telefono);
  const subject = inLocale(messages, languageOf(vendor)).card.mailSubject;
  return (
    <ul className="mt-1 text-sm">
      <li className="flex flex-wrap items-center gap-x-4">
        <a href={telLink(telefono)} className={line}>
          <Phone aria-hidden className="size-4" />
          <span className="sr-only">{call(name)}: </span>
          <span className="min-w-0 lining-nums [overflow-wrap:anywhere]">{formatPhone(telefono)}</span>
        </a>
        {number.startsWith("+") && (
          <a
            href={`https://wa.me/${number.slice(1)}`}
            target="_blank"
            rel="noreferrer"
            aria-label={whatsapp(name)}
            className={line}
          >
            <MessageCircle aria-hidden className="size-4" />
            WhatsApp
          </a>
        )}
      </li>
      <li>
        {email ? (
          <a
            href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}`}
            className={line}
          >
            <Mail aria-hidden className="size-4" />
            <span className="min-w-0 [overflow-wrap:anywhere]">{email}</span>
          </a>
        ) : (
          <span className="inline-flex items-center gap-2 text-muted">
            <MailX aria-hidden className="size-4" />
            {t.noEmail}
          </span>
        )}
      </li>
    </ul>
  );
}

/** Formats Dominican numbers as 809-555-0142; others are unchanged. */
function formatPhone(phone: string): string {
  return phone.replace(/^\+1(809|829|849)(\d{3})(\d{4})$/, "$1-$2-$3");
}
