import { CircleCheck, CloudOff, LoaderCircle, Phone, TriangleAlert } from "lucide-react";
import type { Ref } from "react";
import { Button } from "#app/ui/button.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { useOperator } from "#platform/operator-context.tsx";
import { telLink } from "#platform/phone-link.ts";
import { forgetRequest, type Shown } from "./kept-requests.ts";
import { messages } from "./messages.ts";
import { protocolNames } from "./protocol-names.ts";
import { isWaiting } from "./request-queue.ts";
import { sentWords } from "./sent-words.ts";

type KeptListProps = { requests: readonly Shown[]; send: () => void; headingRef: Ref<HTMLHeadingElement> };

/** What this device keeps, and where each stands: the one place that says whether the team has it. */
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
      </div>
      <div className="flex flex-wrap items-center gap-x-4 self-center max-sm:pt-2">
        {waits && !isSending && (
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
        <p className="max-w-measure ps-7 text-sm">{sentWords(kept, locale).description}</p>
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

/** The number that answers: ours, once the operator has one. */
function CallNow() {
  const { hotline } = useOperator();
  const number = hotline.isPlaceholder ? "911" : hotline.number;
  return (
    <a
      href={telLink(number)}
      className="inline-flex items-center gap-1.5 whitespace-nowrap underline underline-offset-4"
    >
      <Phone aria-hidden className="size-4" />
      {number}
    </a>
  );
}

/** On the device's own clock: it is its owner's, not the desk's. */
function moment(timestamp: string, locale: string): string {
  const region = locale === "en" ? "en-US" : "es-DO";
  return new Date(timestamp).toLocaleString(region, { dateStyle: "medium", timeStyle: "short" });
}
