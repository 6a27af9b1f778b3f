import { Phone } from "lucide-react";
import { Link } from "react-router";
import { useContactDialog } from "#app/clients/contact/use-contact-dialog.ts";
import { useOperator } from "#platform/config/operator-context.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { telLink } from "#platform/text/phone-link.ts";
import { consularMessages } from "../consular-messages.ts";
import { consularOffices, migration } from "../emergency-contacts.ts";

const line = "inline-flex min-h-11 items-center gap-2.5 text-link";

export default function ConsularContacts() {
  const t = useText(consularMessages);
  return (
    <section aria-labelledby="consular-heading" className="border-t bg-band">
      <div className="wrap rhythm-tight">
        <h2 id="consular-heading">{t.consular.heading}</h2>
        <p className="mt-4 max-w-measure text-lg">{t.consular.lead}</p>
        <ul className="mt-8 grid overflow-hidden rounded border border-line bg-card lg:grid-cols-3">
          {consularOffices.map((office) => (
            <Office key={office.id} office={office} />
          ))}
        </ul>
        <p className="mt-3 text-muted text-sm">{t.consular.source}</p>
        <Visas />
      </div>
    </section>
  );
}

function Office({ office: { id, phone, email, address } }: { office: (typeof consularOffices)[number] }) {
  const t = useText(consularMessages).consular;
  return (
    <li className="border-t p-5 first:border-t-0 sm:p-7 lg:border-s lg:border-t-0 lg:first:border-s-0">
      <h3>{t[id]}</h3>
      <a href={telLink(phone)} className={`${line} mt-3 font-semibold`}>
        <Phone aria-hidden className="size-5" />
        <span className="sr-only">{t.phone}: </span>
        {phone}
      </a>
      {id !== "embassy" && <p className="-mt-1 text-muted text-sm">{t.throughEmbassy}</p>}
      <a href={`mailto:${email}`} className="flex min-h-11 items-center text-link">
        <span className="sr-only">{t.email}: </span>
        {email}
      </a>
      <address className="mt-1 not-italic" lang="es">
        {address[0]}
        <br />
        {address[1]}
      </address>
    </li>
  );
}

function Visas() {
  const t = useText(consularMessages).visa;
  const { phone } = useText(consularMessages).consular;
  const { supportPhone } = useOperator();
  const { link } = useContactDialog();
  return (
    <div className="mt-10 grid gap-x-12 gap-y-6 border-t pt-8 lg:grid-cols-12">
      <h3 className="text-2xl lg:col-span-4">{t.heading}</h3>
      <div className="lg:col-span-4">
        <p>{t.ours}</p>
        <p className="flex flex-wrap gap-x-6">
          <a href={telLink(supportPhone)} className={line}>
            <Phone aria-hidden className="size-5" />
            {supportPhone}
          </a>
          <Link {...link} className={line}>
            {t.write}
          </Link>
        </p>
      </div>
      <div className="lg:col-span-4">
        <p>{t.migration}</p>
        <a href={telLink(migration.phone)} className={line}>
          <Phone aria-hidden className="size-5" />
          <span className="sr-only">{phone}: </span>
          {migration.phone}
        </a>
        <p className="text-sm" lang="es">
          {migration.address}
        </p>
        <p className="text-muted text-sm">{t.source}</p>
      </div>
    </div>
  );
}
