import { useState } from "react";
import { data, redirect } from "react-router";
import { telLink } from "#app/ui/phone.ts";
import { AppError, errorStatus } from "#platform/errors.ts";
import { readForm } from "#platform/http/form-post.server.ts";
import { pageRequest } from "#platform/http/page-context.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { LocaleScope, useLocale } from "#platform/i18n/locale-context.tsx";
import { inLocale } from "#platform/i18n/text.ts";
import { useOperator } from "#platform/operator-context.tsx";
import type { Route } from "./+types/offer-page";
import { readOffer } from "./answer.server.ts";
import { answerCall, stopCall } from "./api.server.ts";
import { type OfferView, offerToken } from "./contract.ts";
import { useOffer } from "./offer-answer.ts";
import { OfferFacts } from "./offer-facts.tsx";
import { OfferForms, StopForm } from "./offer-forms.tsx";
import { messages } from "./offer-messages.ts";
import { OfferOutcome, Stopped } from "./offer-outcome.tsx";

/** The offer of the link; an unknown link is a real 404. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = await context.get(pageRequest).ctx();
  try {
    return { offer: await readOffer(ctx, offerToken.parse(params)), now: ctx.now.getTime() };
  } catch (error) {
    throw missing(error);
  }
}

/** What the page's forms send where no script takes it: the same calls as with one, then the page anew. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const { ctx, submit } = context.get(pageRequest);
  try {
    const { token } = offerToken.parse(params);
    const { locale } = await readOffer(await ctx(), { token });
    const { answer } = await readForm(request);
    const post = { params: { token }, locale };
    const outcome =
      answer === "stop"
        ? await submit(stopCall, post)
        : await submit(answerCall, { ...post, body: { answer } });
    if (outcome.ok) return redirect(`/job-offer/${token}`, 303);
    const { code, message } = outcome.error;
    return data({ problem: message }, { status: errorStatus[code] });
  } catch (error) {
    throw missing(error);
  }
}
