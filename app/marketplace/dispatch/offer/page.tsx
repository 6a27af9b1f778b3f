import { CircleCheck, Phone } from "lucide-react";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { data, redirect } from "react-router";
import { PrivateMeta } from "#app/site/seo/page-meta.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { Segmented } from "#app/ui/forms/segmented.tsx";
import { SupportPhone } from "#app/ui/support-phone.tsx";
import { useOperator } from "#platform/config/operator-context.tsx";
import { errorStatus } from "#platform/errors.ts";
import { readForm } from "#platform/http/calls/form-post.server.ts";
import { pageRequest } from "#platform/http/pages/page-context.ts";
import { refuseAsPage } from "#platform/http/pages/page-refusal.server.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { LocaleScope, useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { inLocale, type Localized } from "#platform/i18n/text.ts";
import { telLink } from "#platform/text/phone-link.ts";
import { answerCall, returnCall, stopCall } from "../api.server.ts";
import { type OfferView, offerToken } from "../contract.ts";
import { messages } from "../offer-messages.ts";
import { readOffer } from "../server/answer.server.ts";
import type { Route } from "./+types/page";
import { OfferFacts } from "./facts.tsx";
import { AnswerForm, SendFailure, StopForm } from "./forms.tsx";
import { ReturnForm } from "./return-form.tsx";
import { useOffer } from "./use-offer.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = await context.get(pageRequest).ctx();
  const offer = await readOffer(ctx, tokenIn(params)).catch(refuseAsPage);
  return { offer, now: ctx.now.getTime() };
}

/** Handles the forms when scripts are off, with the same API calls, then redirects to the page. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const { ctx, submit } = context.get(pageRequest);
  const { token } = tokenIn(params);
  const { locale } = await readOffer(await ctx(), { token }).catch(refuseAsPage);
  const { answer, reason } = await readForm(request).catch(refuseAsPage);
  const post = { params: { token }, locale };
  const send = () => {
    if (answer === "stop") return submit(stopCall, post);
    if (answer === "return") return submit(returnCall, { ...post, body: { reason } });
    return submit(answerCall, { ...post, body: { answer } });
  };
  const outcome = await send();
  if (outcome.ok) return redirect(`/job-offer/${token}`, 303);
  const { code, message } = outcome.error;
  return data({ problem: message }, { status: errorStatus[code] });
}

function tokenIn(params: { token: string }): { token: string } {
  const { success, data: token } = offerToken.safeParse(params);
  if (!success) throw data(null, { status: 404 });
  return token;
}

const languages: { value: Locale; label: ReactNode }[] = [
  { value: "es", label: <span lang="es">Español</span> },
  { value: "en", label: <span lang="en">English</span> },
];

export default function OfferPage({ loaderData, actionData, params: { token } }: Route.ComponentProps) {
  const [locale, setLocale] = useOfferLocale(loaderData.offer.locale);
  const view = useOffer(token, loaderData, locale);
  const { offer, now, answers } = view;
  const t = inLocale(messages, locale);
  const problem = view.problem ?? (answers > 0 || view.sending ? undefined : actionData?.problem);
  return (
    <LocaleScope locale={locale} setLocale={setLocale}>
      <div className="wrap py-6 sm:py-10">
        <PrivateMeta title={t.title} />
        <div className="max-w-xl">
          <div className="mb-6 flex justify-end print:hidden">
            <Segmented label={t.language} value={locale} onChange={setLocale} options={languages} />
          </div>
          <Head offer={offer} answers={answers} />
          <OfferFacts offer={offer} now={now} />
          <SendFailure problem={problem} retry={view.problem === undefined ? undefined : view.retry} />
          {offer.state === "offered" && <AnswerForm view={view} />}
          {offer.state === "accepted" && <ReturnForm view={view} />}
          {!offer.stopped && <StopForm view={view} />}
          <Foot />
        </div>
      </div>
    </LocaleScope>
  );
}

type Texts = Localized<typeof messages>;

function Head({ offer, answers }: { offer: OfferView; answers: number }) {
  const t = useText(messages);
  const { supportPhone } = useOperator();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The pressed button is gone; screen readers continue at the outcome.
    if (answers > 0) heading.current?.focus();
  }, [answers]);
  const { title, text } = headOf(offer, t);
  const isWon = offer.state === "accepted";
  return (
    <div role="status">
      {isWon && <CircleCheck aria-hidden className="mb-3 size-12 text-palma" strokeWidth={1.75} />}
      <p dir="auto" className="text-muted [overflow-wrap:anywhere]">
        {t.hello(offer.vendorName)}
      </p>
      <h1 ref={heading} tabIndex={-1} className="mt-1 scroll-mt-20 text-3xl">
        {title}
      </h1>
      {text && <p className="mt-3">{text}</p>}
      {isWon && (
        <p className="mt-4">
          <a href={telLink(supportPhone)} className={buttonClass({ variant: "quiet" })}>
            <Phone aria-hidden className="size-4" />
            {t.call(supportPhone)}
          </a>
        </p>
      )}
      {isWon && offer.stopped && (
        <p className="mt-5 rounded bg-band px-5 py-4">
          {t.stop.done}. {t.stop.back}
        </p>
      )}
    </div>
  );
}

function headOf({ state, stopped }: OfferView, t: Texts): { title: string; text?: string } {
  if (stopped && state !== "accepted") return { title: t.stop.done, text: t.stop.back };
  return state === "offered" ? { title: t.title } : t.outcomes[state];
}

function Foot() {
  const t = useText(messages);
  return (
    <p className="mt-8 border-t pt-5 text-muted text-sm">
      {t.question} <SupportPhone className="text-link" />. {t.own}
    </p>
  );
}

/** The vendor's own language until the switch is used; from then on also that of the surrounding layout. */
function useOfferLocale(own: Locale) {
  const { setLocale } = useLocale();
  const [locale, show] = useState(own);
  const choose = useCallback(
    (next: Locale) => {
      show(next);
      setLocale(next);
    },
    [setLocale],
  );
  return [locale, choose] as const;
}
