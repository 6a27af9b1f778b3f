import { type FormEvent, useCallback, useEffect, useState } from "react";
import { api } from "#platform/api-client/api.ts";
import { ApiError } from "#platform/api-client/client.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import type { OfferView } from "../contract.ts";

/** What can be said to an offer; also the values of the page's buttons. */
export type OfferWord = "accept" | "decline" | "stop";
type Loaded = { offer: OfferView; now: number };

/** A connection this slow is treated as lost; saying the same again changes nothing. In milliseconds. */
const patience = 20_000;

/** Reads an offer, or says something to it. */
function ask(token: string, lang: Locale, word?: OfferWord): Promise<OfferView> {
  const options = { lang, signal: AbortSignal.timeout(patience) };
  if (!word) return api.get("/api/job-offers/:token", { token }, options);
  if (word === "stop") return api.post("/api/job-offers/:token/stop", { token }, options);
  return api.post("/api/job-offers/:token/answer", { token, answer: word }, options);
}

/**
 * An offer as the page came with it, then as the newest answer says; read again when somebody comes back to the page
 * and when its time is over. Where that fails, what is shown stays.
 * @param locale what the vendor reads
 * @returns the offer, as of `now`; `answers`, how often something was said here; `sending`, what is being said; where that
 *   did not arrive, `problem` says why ("": the server was not reached), and `again` sends it again
 */
export function useOffer(token: string, loaded: Loaded, locale: Locale) {
  const [newest, setNewest] = useState<(Loaded & { after: Loaded; answers: number }) | null>(null);
  const [saying, setSaying] = useState<{ word: OfferWord; problem?: string } | null>(null);
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
  useRereading(token, locale, offer, show);

  const sending = saying?.problem === undefined ? saying?.word : undefined;
  const say = async (word: OfferWord) => {
    if (sending) return;
    setSaying({ word });
    try {
      show(await ask(token, locale, word), true);
      setSaying(null);
    } catch (error) {
      setSaying({ word, problem: (error instanceof ApiError && error.body?.message) || "" });
    }
  };
  /** For the page's forms: without scripts the browser sends them itself. */
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter instanceof HTMLButtonElement) void say(submitter.value as OfferWord);
  };
  const again = () => void (saying && say(saying.word));
  return { offer, now, answers, sending, problem: saying?.problem, again, submit };
}

function useRereading(
  token: string,
  locale: Locale,
  offer: OfferView,
  show: (offer: OfferView) => void,
): void {
  useEffect(() => {
    let outdated = false;
    // Where it fails (offline, say) the page tells what it knows.
    const read = () =>
      void ask(token, locale).then(
        (next) => outdated || show(next),
        () => undefined,
      );
    const returned = () => {
      if (document.visibilityState === "visible") read();
    };
    document.addEventListener("visibilitychange", returned);
    const isOpen = offer.state === "offered" && offer.expiresAt !== null;
    const left = isOpen ? Date.parse(offer.expiresAt ?? "") - Date.now() : 0;
    const over = left > 0 ? window.setTimeout(read, left + 1000) : undefined;
    return () => {
      outdated = true;
      document.removeEventListener("visibilitychange", returned);
      window.clearTimeout(over);
    };
  }, [token, locale, offer, show]);
}
