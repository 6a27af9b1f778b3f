import { lazy, useEffect, useRef, useState } from "react";
import { data } from "react-router";
import { PageMeta } from "#app/site/seo/page-meta.tsx";
import { latePart } from "#app/ui/loading/late-part.tsx";
import { LazyBoundary } from "#app/ui/loading/lazy-boundary.tsx";
import { toast } from "#app/ui/toasts/toast.ts";
import { firstAct } from "#platform/browser/first-act.ts";
import { useHydrated } from "#platform/browser/use-hydrated.ts";
import { useOpenInUrl } from "#platform/browser/use-open-in-url.ts";
import { useOperator } from "#platform/config/operator-context.tsx";
import { errorStatus } from "#platform/errors.ts";
import { readForm } from "#platform/http/calls/form-post.server.ts";
import { pageRequest } from "#platform/http/pages/page-context.ts";
import { refuseAsPage } from "#platform/http/pages/page-refusal.server.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { inLocale } from "#platform/i18n/text.ts";
import { addContactCall, createRequestCall } from "../api.server.ts";
import { messages } from "../messages.ts";
import { protocols } from "../rules/protocols.ts";
import type { Route } from "./+types/page";
import { isMissing, readFormValues } from "./form-values.ts";
import { GeneralRequest } from "./general-request.tsx";
import { NumberBoard } from "./number-board.tsx";
import { ProtocolList } from "./protocol-list.tsx";
import { confirmationFor, SavedRequests } from "./saved-requests.tsx";
import { useDelivery } from "./use-delivery.ts";
import { usePlainLinksOffline } from "./use-plain-links.ts";

const protocolDialog = () => import("./protocol-dialog.tsx");
const ProtocolDialog = lazy(protocolDialog);
const PostedReceipt = latePart(() => import("./posted-receipt.tsx"));
const ConsularContacts = latePart(() => import("./consular-contacts.tsx"));

/** Static per language (docs/decisions/0004). */
export const handle = { stored: true, listed: true };

/** The form without JavaScript: same endpoints, answered with the page. */
export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readForm(request).catch(refuseAsPage);
  const { locale, submit } = context.get(pageRequest);
  const input = readFormValues(fields);
  if (fields.delivery !== undefined) {
    const { delivery, reference = "" } = fields;
    const outcome = await submit(addContactCall, { body: { delivery, contact: input.contact }, locale });
    if (outcome.ok) return data({ receipt: { reference, request: input, delivery }, refusal: null });
    const { code, message, fields: errors = {} } = outcome.error;
    const receipt = { reference, request: input, delivery, error: errors.contact ?? message };
    return data({ receipt, refusal: null }, { status: errorStatus[code] });
  }
  // Equal fields are one request for ten minutes only, not for a day: two people may write the same few words.
  const tenMinutes = Math.floor(Date.now() / 600_000);
  const outcome = await submit(createRequestCall, {
    body: { ...input, trap: fields.homepage, moment: tenMinutes },
    locale,
  });
  if (outcome.ok) {
    const { reference, delivery } = outcome.answer as { reference: string; delivery: string };
    return data({ receipt: { reference, request: input, delivery }, refusal: null });
  }
  const { code, message, fields: errors = {} } = outcome.error;
  const { missing, form } = inLocale(messages, locale);
  const refusalText = isMissing(input) ? missing : { title: message, text: form.kept };
  return data(
    { receipt: null, refusal: { values: input, errors, ...refusalText } },
    { status: errorStatus[code] },
  );
}

export default function SafetyPage({ actionData }: Route.ComponentProps) {
  const t = useText(messages);
  const { locale } = useLocale();
  const isHydrated = useHydrated();
  const opener = useOpenInUrl("protocol");
  const opened = isHydrated ? protocols.find(({ id }) => id === opener.value) : undefined;
  const { requests, send } = useDelivery((stored) => toast(confirmationFor(stored, locale)));
  usePlainLinksOffline();
  // The signal may be gone when it is opened; on later visits the service worker has it.
  useEffect(
    () =>
      void firstAct()
        .then(protocolDialog)
        .catch(() => {}),
    [],
  );
  const savedFocus = useFocusOnSaved(opened !== undefined);
  const onSaved = () => {
    savedFocus.announce();
    send();
  };
  return (
    <>
      <PageMeta path="/safety" title={t.title} description={t.description} picture="safety" />
      <header className="wrap grid items-start gap-x-12 gap-y-8 pt-6 pb-12 lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:pb-16">
        <div className="lg:col-span-7">
          <h1 className="max-sm:text-3xl">{t.heading}</h1>
          <p className="mt-4 max-w-measure text-lg text-muted sm:mt-6">{t.lead}</p>
        </div>
        <NumberBoard className="lg:col-span-5 lg:row-span-2" />
        <Stats className="lg:col-span-7" />
      </header>
      {actionData?.receipt && <PostedReceipt />}
      <SavedRequests requests={requests} send={send} headingRef={savedFocus.heading} />
      <ProtocolList linkTo={opener.link} />
      <GeneralRequest refusal={actionData?.refusal ?? null} onSaved={onSaved} />
      <ConsularContacts />
      {opened && (
        <LazyBoundary close={opener.close}>
          <ProtocolDialog key={opened.id} selected={opened} close={opener.close} onSaved={onSaved} />
        </LazyBoundary>
      )}
    </>
  );
}

function useFocusOnSaved(isDialogOpen: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [announced, setAnnounced] = useState(false);
  useEffect(() => {
    if (!announced || isDialogOpen) return;
    // After the dialog restored the focus to its opener.
    const timer = setTimeout(() => {
      setAnnounced(false);
      heading.current?.focus({ preventScroll: true });
      heading.current?.scrollIntoView({ block: "start" });
    }, 60);
    return () => clearTimeout(timer);
  }, [announced, isDialogOpen]);
  return { heading, announce: () => setAnnounced(true) };
}

const stats = ["support", "safetyRecord", "relocations"] as const;

function Stats({ className }: { className: string }) {
  const t = useText(messages).stats;
  const { claims, hotline } = useOperator();
  // Nobody answers a placeholder around the clock (RULINGS 47).
  const shown = stats.filter((stat) => stat !== "support" || !hotline.isPlaceholder);
  return (
    <dl className={`grid auto-cols-fr grid-flow-col border-t pt-5 ${className}`}>
      {shown.map((stat) => (
        <div
          key={stat}
          className="flex flex-col-reverse justify-end border-s px-3 first:border-s-0 first:ps-0 sm:px-4"
        >
          <dt className="text-muted text-sm">{t[stat]}</dt>
          <dd className="font-display font-semibold text-2xl lining-nums">{claims.safety[stat]}</dd>
        </div>
      ))}
    </dl>
  );
}
