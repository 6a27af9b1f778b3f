import { Mail, MessageCircle, Phone } from "lucide-react";
import type { Locale } from "#platform/i18n/locale.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { dialled, telLink } from "#platform/phone-link.ts";
import { messages } from "./messages.ts";

type ContactLinksProps = { name: string; email: string; phone: string; subject: string };

const line = "inline-flex min-h-11 max-w-full items-center gap-2 text-link lg:min-h-6";

/** How to reach somebody: their mail with a subject filled in, their phone, and WhatsApp where the number is a whole one. */
export function ContactLinks({ name, email, phone, subject }: ContactLinksProps) {
  return (
    <ul className="text-sm">
      <li className="flex">
        <MailLink address={email} subject={subject} />
      </li>
      {phone && (
        <li>
          <PhoneLinks phone={phone} name={name} />
        </li>
      )}
    </ul>
  );
}

/** @param subject what the letter begins with; without, it is the writer's */
export function MailLink({ address, subject }: { address: string; subject?: string }) {
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : "";
  return (
    <a href={`mailto:${encodeURIComponent(address)}${query}`} className={line}>
      <Mail aria-hidden className="size-4" />
      <span className="min-w-0 [overflow-wrap:anywhere]">{address}</span>
    </a>
  );
}

/** Calls, and writes by WhatsApp where the number is a whole one. @param name whose number it is */
export function PhoneLinks({ phone, name }: { phone: string; name: string }) {
  const t = useText(messages);
  const number = dialled(phone);
  return (
    <p className="flex flex-wrap items-center gap-x-4">
      <a href={telLink(phone)} className={line}>
        <Phone aria-hidden className="size-4" />
        <span className="sr-only">{t.call(name)}: </span>
        {phone}
      </a>
      {number.startsWith("+") && (
        <a
          href={`https://wa.me/${number.slice(1)}`}
          target="_blank"
          rel="noreferrer"
          aria-label={t.whatsapp(name)}
          className={line}
        >
          <MessageCircle aria-hidden className="size-4" />
          WhatsApp
        </a>
      )}
    </p>
  );
}

/** Which language somebody reads, as the page writes it. */
export function LanguageMark({ locale }: { locale: Locale }) {
  const t = useText(messages);
  return (
    <abbr
      title={locale === "en" ? t.english : t.spanish}
      className="rounded border border-line px-1 font-sans font-semibold tracking-normal text-muted text-xs uppercase no-underline"
    >
      {locale}
    </abbr>
  );
}
