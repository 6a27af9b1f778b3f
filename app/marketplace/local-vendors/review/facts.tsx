import { BellOff, CircleCheck, CircleX } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Allowed } from "#app/staff/shell/editing/allowed.tsx";
import { formatDateTime } from "#app/staff/shell/record/formats.ts";
import { LongText } from "#app/staff/shell/record/long-text-view.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { LocalVendor } from "../contract.ts";
import { channelOf } from "../rules/channel.ts";
import { languageOf } from "./language.ts";
import { messages } from "./messages.ts";
import { WhatsappPreference } from "./whatsapp-preference.tsx";

/** In full while undecided. Not collapsed after the decision, as the reader is still there. */
export function Description({ vendor }: { vendor: LocalVendor }) {
  const t = useText(messages).card;
  const { descripcionServicio: text, status, nombreCompleto } = vendor;
  const [isOpenInFull] = useState(status === "pendiente" || status === "en_revision");
  if (!isOpenInFull)
    return <LongText text={text} lang={languageOf(vendor)} of={`${t.description}, ${nombreCompleto}`} />;
  return (
    <p
      lang={languageOf(vendor)}
      dir="auto"
      className="max-w-measure whitespace-pre-line text-sm [overflow-wrap:anywhere]"
    >
      {text}
    </p>
  );
}

export function Facts({ vendor }: { vendor: LocalVendor }) {
  const { card: t, channel } = useText(messages);
  const answer = (given: "si" | "no" | "") => t.answers[given || "none"];
  return (
    <div>
      <dl className="grid gap-x-6 text-sm sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
        <Fact name={t.price} wide>
          {vendor.precioPromedio && (
            <span lang={languageOf(vendor)} dir="auto">
              {vendor.precioPromedio}
            </span>
          )}
        </Fact>
        <Fact name={t.registered}>{answer(vendor.tieneNegocioRegistrado)}</Fact>
        <Fact name={t.weekend}>{answer(vendor.disponibleFinSemana)}</Fact>
        <Fact name={t.travels}>{answer(vendor.puedeMoverse)}</Fact>
        <Fact name={t.language}>{t.languages[vendor.language]}</Fact>
        <Fact name={channel.label} wide>
          {channel[channelOf(vendor)]}
        </Fact>
      </dl>
      <Consent vendor={vendor} />
    </div>
  );
}

function Fact({ name, wide, children }: { name: string; wide?: boolean; children: ReactNode }) {
  const t = useText(messages).card.answers;
  return (
    <div
      className={classNames(
        "flex flex-wrap items-baseline justify-between gap-x-4 border-b py-1.5",
        wide && "col-span-full",
      )}
    >
      <dt className="text-muted">{name}</dt>
      <dd className={classNames("min-w-0 [overflow-wrap:anywhere]", !wide && "text-end")}>
        {children || <span className="text-muted">{t.none}</span>}
      </dd>
    </div>
  );
}

function Consent({ vendor }: { vendor: LocalVendor }) {
  const { channel: t } = useText(messages);
  const { locale } = useLocale();
  const { whatsappNotifications, consentText, stoppedAt, submittedAt, nombreCompleto } = vendor;
  const hasAgreed = whatsappNotifications === "si";
  const Icon = hasAgreed ? CircleCheck : CircleX;
  const when = formatDateTime(submittedAt, "moment", locale);
  return (
    <div className="text-sm">
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 text-link">
          <Icon aria-hidden className="size-4" />
          {hasAgreed ? t.agreed : t.declined}
          <span className="sr-only">: {nombreCompleto}</span>
        </summary>
        <p className="text-muted">{hasAgreed ? t.agreedTo(when) : t.asked(when)}</p>
        <blockquote
          lang={languageOf(vendor)}
          className="mb-2 max-w-measure border-line border-s-2 ps-4 [overflow-wrap:anywhere]"
        >
          {consentText}
        </blockquote>
      </details>
      {stoppedAt && (
        <p className="flex items-start gap-1.5 font-semibold text-flamboyan">
          <BellOff aria-hidden className="mt-[0.2em] size-4" />
          {t.stopped(formatDateTime(stoppedAt, "moment", locale))}
        </p>
      )}
      <Allowed to="work">
        <WhatsappPreference vendor={vendor} />
      </Allowed>
    </div>
  );
}

export function Notes({ vendor }: { vendor: LocalVendor }) {
  const t = useText(messages).card;
  if (vendor.adminNotes === "") return null;
  return (
    <div className="border-line border-s-3 ps-4 text-sm">
      <p className="text-muted">{t.notes}</p>
      <p dir="auto" className="max-w-measure whitespace-pre-line [overflow-wrap:anywhere]">
        {vendor.adminNotes}
      </p>
    </div>
  );
}
