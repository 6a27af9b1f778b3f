import { CircleCheck, CloudOff, LoaderCircle, TriangleAlert } from "lucide-react";
import { type Ref, useState, useSyncExternalStore } from "react";
import { Button } from "#app/ui/button.tsx";
import type { Locale } from "#platform/i18n/locale.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";
import { protocolNames } from "../protocol-names.ts";
import { hasPending, isUnsent, type StoredRequest } from "../request-queue.ts";
import { AddContact } from "./add-contact.tsx";
import { CallLink, CallNow } from "./call-now.tsx";
import { confirmationText } from "./confirmation-text.ts";
import { chosenPhotos, subscribeToChosen } from "./photos/chosen.ts";
import { LateSentPhotos } from "./photos/sent-photos.tsx";
import { notePhotos, removeRequest, type SavedRequestView, saveContact } from "./saved-requests-store.ts";

type SavedRequestsProps = {
  requests: readonly SavedRequestView[];
  send: () => void;
  headingRef: Ref<HTMLHeadingElement>;
};

/** Requests stored on this device with their status: the only place that says whether the team has them. */
export function SavedRequests({ requests, send, headingRef }: SavedRequestsProps) {
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
            <SavedRequest key={one.key} request={one} send={send} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function SavedRequest({ request, send }: { request: SavedRequestView; send: () => void }) {
  const t = useText(messages).kept;
  const names = useText(protocolNames);
  const { locale } = useLocale();
  const { stored, key, isSending } = request;
  const canDiscard = isUnsent(stored);
  const title = names[stored.protocol] ?? stored.protocol;
  return (
    <li className="grid gap-x-8 gap-y-1 border-t px-4 py-4 first:border-t-0 sm:grid-cols-[minmax(0,1fr)_auto] sm:px-6">
      <div className="min-w-0">
        <p className="text-muted text-sm">
          {title} · <time dateTime={stored.timestamp}>{moment(stored.timestamp, locale)}</time>
        </p>
        <RequestStatus request={request} />
        {stored.delivery.unreachable && stored.delivery.refused === undefined && (
          <ContactMissing request={request} send={send} />
        )}
        <RequestPhotos request={request} />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 self-center max-sm:pt-2">
        {hasPending(stored) && !isSending && (
          <Button variant="quiet" size="small" onClick={send}>
            {t.sendNow}
            <span className="sr-only">: {title}</span>
          </Button>
        )}
        {!isSending && (
          <Button variant="link" size="small" onClick={() => removeRequest(key)}>
            {canDiscard ? t.discard : t.remove}
            <span className="sr-only">: {title}</span>
          </Button>
        )}
      </div>
    </li>
  );
}

/** Photos chosen with the request; once it is sent, more can be added. */
function RequestPhotos({ request: { key, stored } }: { request: SavedRequestView }) {
  const { id, reference, photos } = stored.delivery;
  const hasChosen = useSyncExternalStore(subscribeToChosen, () => chosenPhotos(key) !== undefined, never);
  if (reference === undefined && !hasChosen) return null;
  return (
    <LateSentPhotos
      name={key}
      delivery={id}
      isSent={reference !== undefined}
      sent={photos ?? 0}
      onStored={(now) => notePhotos(key, now)}
    />
  );
}

const never = () => false;

const statusLine = "flex items-start gap-2 font-semibold";

function RequestStatus({ request: { stored, isSending } }: { request: SavedRequestView }) {
  const { kept: t, sent } = useText(messages);
  const { locale } = useLocale();
  const { reference, refused } = stored.delivery;
  if (reference !== undefined)
    return (
      <>
        <p className={`${statusLine} text-palma`}>
          <CircleCheck aria-hidden className="mt-0.5 size-5" />
          {sent.reference(reference)}
        </p>
        <p className="max-w-measure ps-7 text-sm">{confirmationFor(stored, locale).description}</p>
      </>
    );
  if (isSending)
    return (
      <p className={statusLine}>
        <LoaderCircle aria-hidden className="mt-0.5 size-5 animate-spin" />
        {t.sending}
      </p>
    );
  const Icon = refused === undefined ? CloudOff : TriangleAlert;
  return (
    <>
      <p className={`${statusLine} text-flamboyan`}>
        <Icon aria-hidden className="mt-0.5 size-5" />
        <span>
          {refused === undefined ? t.notSent : t.refused} <CallNow />
        </span>
      </p>
      <p className="max-w-measure ps-7 text-sm">{refused ?? t.waits}</p>
    </>
  );
}

/** The confirmation for a stored request; promises an answer only if there is a contact. */
export function confirmationFor(stored: StoredRequest, locale: Locale) {
  return confirmationText({ ...stored, unreachable: stored.delivery.unreachable === true }, locale);
}

function ContactMissing({
  request: { stored, key, isSending },
  send,
}: {
  request: SavedRequestView;
  send: () => void;
}) {
  const t = useText(messages).noContact;
  const [failed, setFailed] = useState(false);
  const { contact, contactRefused, reference } = stored.delivery;
  const add = (value: string) => {
    const isSaved = saveContact(key, value);
    setFailed(!isSaved);
    if (isSaved) send();
  };
  return (
    <div className="ps-7">
      {reference === undefined && contact === undefined && <p className="text-sm">{t.unsent}</p>}
      {contact === undefined ? (
        <>
          {reference !== undefined && (
            <p className={`${statusLine} mt-1 text-flamboyan`}>
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
