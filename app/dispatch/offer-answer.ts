import { type FormEvent, useCallback, useEffect, useState } from "react";
import { ApiError, request } from "#platform/api-client.ts";
import type { OfferView } from "./contract.ts";

/** What can be said to an offer; also the values of the page's buttons. */
export type OfferWord = "accept" | "decline" | "stop";
type Loaded = { offer: OfferView; now: number };

/** A connection this slow is treated as lost; saying the same again changes nothing. In milliseconds. */
const patience = 20_000;

/** Reads an offer, or says something to it. Taken as it comes: checking it would double what the phone loads. */
async function ask(token: string, { locale }: OfferView, word?: OfferWord): Promise<OfferView> {
  const call = `/api/job-offers/${encodeURIComponent(token)}`;
  const act = word === "stop" ? "/stop" : word ? "/answer" : "";
  const response = await request(word ? "POST" : "GET", `${call}${act}?lang=${locale}`, {
    ...(act === "/answer" && { body: { answer: word } }),
    signal: AbortSignal.timeout(patience),
  });
  return (await response.json()) as OfferView;
}

/**
 * An offer as the page came with it, then as the newest answer says; read again when somebody comes back to the page
 * and when its time is over. Where that fails, what is shown stays.
 * @returns the offer, as of `now`; `answered` once something was said here; `word`, what is being said, or did not
 *   arrive: then `problem` says why, "" where the server was not reached
 */
export function useOffer(token: string, loaded: Loaded) {
  const [newest, setNewest] = useState<(Loaded & { after: Loaded; answered: boolean }) | null>(null);
  const [saying, setSaying] = useState<{ word: OfferWord; problem?: string } | null>(null);
  const { offer, now, answered } =
    newest?.after === loaded ? newest : { ...loaded, answered: false };
  const show = useCallback(
    (next: OfferView, isAnswer = false) =>
      setNewest((before) => ({
        offer: next,
        now: Date.now(),
        after: loaded,
        answered: isAnswer || (before?.after === loaded && before.answered),
      })),
    [loaded],
  );
  useRereading(token, offer, show);

  const sending = saying !== null && saying.problem === undefined;
  const say = async (word: OfferWord) => {
    if (sending) return;
    setSaying({ word });
    try {
      show(await ask(token, offer, word), true);
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
  return { offer, now, answered, sending, word: saying?.word, problem: saying?.problem, say, submit };
}

function useRereading(token: string, offer: OfferView, show: (offer: OfferView) => void): void {
  useEffect(() => {
    let outdated = false;
    // Where it fails (offline, say) the page tells what it knows.
    const read = () =>
      void ask(token, offer).then(
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
  }, [token, offer, show]);
}
