import { CircleCheck, CloudOff, LoaderCircle, TriangleAlert } from "lucide-react";
import { type Ref, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import type { Locale } from "#platform/i18n/locale.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";
import { protocolNames } from "../protocol-names.ts";
import { isPending, isWaiting, type KeptRequest } from "../request-queue.ts";
import { AddContact } from "./add-contact.tsx";
import { CallLink, CallNow } from "./call-now.tsx";
import { forgetRequest, keepContact, type Shown } from "./kept-requests.ts";
import { sentWords } from "./sent-words.ts";

type KeptListProps = { requests: readonly Shown[]; send: () => void; headingRef: Ref<HTMLHeadingElement> };

/** Requests stored on this device with their status: the only place that says whether the team has them. */
export function KeptList({ requests, send, headingRef }: KeptListProps) {
  const t = useText(messages).kept;
  if (requests.length === 0) return null;
  return (
    <section aria-labelledby="kept-heading" className="wrap pb-12">
      <h2 id="kept-heading" ref={headingRef} tabIndex={-1} className="scroll-mt-24 text-xl">
        {t.heading}
      </h2>
      <div role="status">
        <ul className="mt-4 overflow-clip rounded border border-line bg-card">
          {requests.map((one) => (
            <Kept key={one.key} request={one} send={send} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Kept({ request, send }: { request: Shown; send: () => void }) {
  const t = useText(messages).kept;
  const names = useText(protocolNames);
  const { locale } = useLocale();
  const { kept, key, isSending } = request;
  const waits = isWaiting(kept);
  const title = names[kept.protocol] ?? kept.protocol;
  return (
    <li className="grid gap-x-8 gap-y-1 border-t px-4 py-4 first:border-t-0 sm:grid-cols-[minmax(0,1fr)_auto] sm:px-6">
      <div className="min-w-0">
        <p className="text-muted text-sm">
          {title} · <time dateTime={kept.timestamp}>{moment(kept.timestamp, locale)}</time>
        </p>
        <Standing request={request} />
        {kept.delivery.unreachable && kept.delivery.refused === undefined && (
          <Unreachable request={request} send={send} />
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 self-center max-sm:pt-2">
        {isPending(kept) && !isSending && (
          <Button variant="quiet" size="small" onClick={send}>
            {t.sendNow}
            <span className="sr-only">: {title}</span>
          </Button>
        )}
        {!isSending && (
          <Button variant="link" size="small" onClick={() => forgetRequest(key)}>
            {waits ? t.discard : t.remove}
            <span className="sr-only">: {title}</span>
          </Button>
        )}
      </div>
    </li>
  );
}

const line = "flex items-start gap-2 font-semibold";

function Standing({ request: { kept, isSending } }: { request: Shown }) {
  const { kept: t, sent } = useText(messages);
  const { locale } = useLocale();
  const { reference, refused } = kept.delivery;
  if (reference !== undefined)
    return (
      <>
        <p className={`${line} text-palma`}>
          <CircleCheck aria-hidden className="mt-0.5 size-5" />
          {sent.reference(reference)}
        </p>
        <p className="max-w-measure ps-7 text-sm">{wordsOf(kept, locale).description}</p>
      </>
    );
  if (isSending)
    return (
      <p className={line}>
        <LoaderCircle aria-hidden className="mt-0.5 size-5 animate-spin" />
        {t.sending}
      </p>
    );
  const Icon = refused === undefined ? CloudOff : TriangleAlert;
  return (
    <>
      <p className={`${line} text-flamboyan`}>
        <Icon aria-hidden className="mt-0.5 size-5" />
        <span>
          {refused === undefined ? t.notSent : t.refused} <CallNow />
        </span>
      </p>
      <p className="max-w-measure ps-7 text-sm">{refused ?? t.waits}</p>
    </>
  );
}

export function wordsOf(kept: KeptRequest, locale: Locale) {
  return sentWords({ ...kept, unreachable: kept.delivery.unreachable === true }, locale);
}

/** A request without a usable contact; works offline. */
function Unreachable({ request: { kept, key, isSending }, send }: { request: Shown; send: () => void }) {
  const t = useText(messages).noContact;
  const [failed, setFailed] = useState(false);
  const { contact, contactRefused, reference } = kept.delivery;
  const add = (written: string) => {
    const isKept = keepContact(key, written);
    setFailed(!isKept);
    if (isKept) send();
  };
  return (
    <div className="ps-7">
      {reference === undefined && contact === undefined && <p className="text-sm">{t.unsent}</p>}
      {contact === undefined ? (
        <>
          {reference !== undefined && (
            <p className={`${line} mt-1 text-flamboyan`}>
              <CallLink number="911" />
            </p>
          )}
          <AddContact add={add} error={failed ? t.failed : contactRefused} />
        </>
      ) : (
        !isSending && <p className="mt-1 font-semibold text-sm">{t.waits(contact)}</p>
      )}
    </div>
  );
}

/** In the device's time zone. */
function moment(timestamp: string, locale: string): string {
  const region = locale === "en" ? "en-US" : "es-DO";
  return new Date(timestamp).toLocaleString(region, { dateStyle: "medium", timeStyle: "short" });
}
