import { Mail, MessageCircle, Phone } from "lucide-react";
import { buttonClass } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { parseContacts } from "#platform/text/parse-contacts.ts";
import { dialableNumber, telLink } from "#platform/text/phone-link.ts";
import { isPhoneNumber } from "#platform/text/phone-number.ts";
import { messages } from "../messages.ts";

type ContactLinksProps = {
  name: string;
  email: string;
  phone: string;
  subject: string;
  /** Where to call is what one does first. */
  asButtons?: boolean;
};

const line = "inline-flex min-h-11 max-w-full items-center gap-2 text-link lg:min-h-6";

/** Links for mail, phone, and WhatsApp if the number is international. */
export function ContactLinks({ name, email, phone, subject, asButtons = false }: ContactLinksProps) {
  return (
    <ul className="text-sm">
      {email && (
        <li className="flex">
          <MailLink address={email} subject={subject} />
        </li>
      )}
      {phone && (
        <li>
          <FreeTextContact written={phone} name={name} subject={subject} asButtons={asButtons} />
        </li>
      )}
    </ul>
  );
}

type FreeTextContactProps = {
  written: string;
  name: string;
  subject?: string;
  asButtons?: boolean;
};

/** A link for each number and address; shows the text too if it has more than that. */
export function FreeTextContact({ written, name, subject, asButtons = false }: FreeTextContactProps) {
  const text = written.trim();
  const found = parseContacts(text);
  return (
    <>
      {found[0]?.text !== text && (
        <p dir="auto" className="whitespace-pre-line py-1 [overflow-wrap:anywhere]">
          {text}
        </p>
      )}
      {found.map((one) =>
        one.kind === "email" ? (
          <MailLink key={one.text} address={one.text} subject={subject} />
        ) : (
          <PhoneLinks key={one.text} phone={one.text} name={name} asButtons={asButtons} />
        ),
      )}
    </>
  );
}

function MailLink({ address, subject }: { address: string; subject: string | undefined }) {
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : "";
  return (
    <a href={`mailto:${encodeURIComponent(address)}${query}`} className={line}>
      <Mail aria-hidden className="size-4" />
      <span className="min-w-0 [overflow-wrap:anywhere]">{address}</span>
    </a>
  );
}

/** Without the country's code only Dominican numbers are known to be whose they are. */
function internationalDigits(number: string): string | undefined {
  if (number.startsWith("+")) return number.slice(1);
  return /^(?:809|829|849)\d{7}$/.test(number) ? `1${number}` : undefined;
}

function PhoneLinks({ phone, name, asButtons }: { phone: string; name: string; asButtons: boolean }) {
  const t = useText(messages);
  const digits = internationalDigits(dialableNumber(phone));
  const look = (variant: "action" | "quiet") =>
    asButtons ? buttonClass({ variant, size: "small", className: "min-h-11" }) : line;
  // Free text, as "N/A" or when to call.
  if (!isPhoneNumber(phone)) return <p className="py-1 [overflow-wrap:anywhere]">{phone}</p>;
  return (
    <p className={classNames("flex flex-wrap items-center gap-x-4", asButtons && "gap-x-2 gap-y-2 py-1")}>
      <a href={telLink(phone)} className={look("action")}>
        <Phone aria-hidden className="size-4" />
        <span className="sr-only">{t.call(name)}: </span>
        {phone}
      </a>
      {digits && (
        <a
          href={`https://wa.me/${digits}`}
          target="_blank"
          rel="noreferrer"
          aria-label={t.whatsapp(name)}
          className={look("quiet")}
        >
          <MessageCircle aria-hidden className="size-4" />
          WhatsApp
        </a>
      )}
    </p>
  );
}

export function LanguageBadge({ locale }: { locale: Locale }) {
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
