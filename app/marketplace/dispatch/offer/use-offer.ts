import { type FormEvent, useCallback, useEffect, useState } from "react";
import { api } from "#platform/api-client/api.ts";
import { ApiError } from "#platform/api-client/client.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import type { OfferView } from "../contract.ts";

export type OfferAction = "accept" | "decline" | "stop" | "return";
type Sent = { word: OfferAction; reason: string };
type Loaded = { offer: OfferView; now: number };

/** Answering twice changes nothing, so a slow request may be aborted and repeated. */
const timeoutMs = 20_000;

function request(token: string, lang: Locale, sent?: Sent): Promise<OfferView> {
  const options = { lang, signal: AbortSignal.timeout(timeoutMs) };
  if (!sent) return api.get("/api/job-offers/:token", { token }, options);
  const { word, reason } = sent;
  if (word === "return") return api.post("/api/job-offers/:token/return", { token, reason }, options);
  if (word === "stop") return api.post("/api/job-offers/:token/stop", { token }, options);
  return api.post("/api/job-offers/:token/answer", { token, answer: word }, options);
}

/**
 * The vendor's view of an offer: loaded with the page, replaced by each answer, and read again when the tab becomes
 * visible or the offer expires. A failed read leaves the last state.
 * @returns `now`: when `offer` was read; `answers`: answers sent from here; `problem`: why the last one failed ("" when
 * the server was not reached); `retry`: sends it again
 */
export function useOffer(token: string, loaded: Loaded, locale: Locale) {
  const [newest, setNewest] = useState<(Loaded & { after: Loaded; answers: number }) | null>(null);
  const [pending, setPending] = useState<(Sent & { problem?: string }) | null>(null);
  const { offer, now, answers } = newest?.after === loaded ? newest : { ...loaded, answers: 0 };
  const show = useCallback(
    (next: OfferView, isAnswer = false) =>
      setNewest((before) => ({
        offer: next,
        now: Date.now(),
        after: loaded,
        answers: (before?.after === loaded ? before.answers : 0) + (isAnswer ? 1 : 0),
      })),
    [loaded],
  );
  useRefresh(token, locale, offer, show);

  const sending = pending?.problem === undefined ? pending?.word : undefined;
  const send = async ({ word, reason }: Sent) => {
    if (sending) return;
    setPending({ word, reason });
    try {
      show(await request(token, locale, { word, reason }), true);
      setPending(null);
    } catch (error) {
      setPending({ word, reason, problem: (error instanceof ApiError && error.body?.message) || "" });
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const reason = String(new FormData(event.currentTarget as HTMLFormElement).get("reason") ?? "");
    if (submitter instanceof HTMLButtonElement) void send({ word: submitter.value as OfferAction, reason });
  };
  const retry = () => void (pending && send(pending));
  return { offer, now, answers, sending, problem: pending?.problem, retry, submit };
}

function useRefresh(token: string, locale: Locale, offer: OfferView, show: (offer: OfferView) => void): void {
  useEffect(() => {
    let isStale = false;
    const read = () =>
      void request(token, locale).then(
        (next) => isStale || show(next),
        () => undefined,
      );
    const onVisible = () => {
      if (document.visibilityState === "visible") read();
    };
    document.addEventListener("visibilitychange", onVisible);
    const isOpen = offer.state === "offered" && offer.expiresAt !== null;
    const leftMs = isOpen ? Date.parse(offer.expiresAt ?? "") - Date.now() : 0;
    const expiryTimer = leftMs > 0 ? window.setTimeout(read, leftMs + 1000) : undefined;
    return () => {
      isStale = true;
      document.removeEventListener("visibilitychange", onVisible);
      window.clearTimeout(expiryTimer);
    };
  }, [token, locale, offer, show]);
}
