import type { Locale } from "#platform/i18n/locale.ts";
import type { SafetyProtocol, SafetyUrgency } from "./contract.ts";

/** What somebody wrote. */
export type Asked = {
  protocol: SafetyProtocol;
  name: string;
  details: string;
  urgency: SafetyUrgency;
  contact: string;
};

/** A request as the device keeps it: the fields of the specification, and what its delivery needs. */
export type KeptRequest = {
  protocol: SafetyProtocol;
  name: string;
  details: string;
  urgency: SafetyUrgency;
  /** ISO; the key bears the same moment in milliseconds. */
  timestamp: string;
  contact_method: "platform_submission";
  status: "pending_review";
  delivery: {
    /** Its name for good, and its Idempotency-Key. */
    id: string;
    locale: Locale;
    /** The very bytes to send, so that a retry is the same request, also from a later version of the page. */
    body?: string;
    /** The team has it, under this reference. */
    reference?: string;
    /** The server will never take it, and says why. */
    refused?: string;
  };
};
export type Entry = { key: string; kept: KeptRequest };

/** How one sending ended. */
type Settled = { reference: string } | { refused: string };
export type Outcome = Settled | { retryAfter: number | undefined };

export type Device = {
  /** Named anew at each use: with site data blocked, naming it already throws. */
  storage: () => Storage;
  send: (delivery: Required<Pick<KeptRequest["delivery"], "id" | "locale" | "body">>) => Promise<Outcome>;
  /** Lets one tab at a time deliver; undefined where another is at it. */
  alone: <T>(work: () => Promise<T>) => Promise<T | undefined>;
  newId: () => string;
};

const prefix = "safety-request-";
const rank: Record<SafetyUrgency, number> = { emergency: 0, urgent: 1, normal: 2 };

/**
 * Requests wait in the device's storage until the team has them: a closed tab loses none, and the name that each bears
 * makes it one on the server however often it is sent (docs/decisions/0018).
 */
export function requestQueue(device: Device) {
  const read = (key: string) => asKept(device.storage().getItem(key));
  const write = (key: string, kept: KeptRequest) => device.storage().setItem(key, JSON.stringify(kept));
  const entries = () => entriesIn(device.storage());

  /**
   * Keeps a request on the device, unsent.
   * @param signals how the form was filled
   * @throws where the storage takes nothing
   */
  function keep(asked: Asked, signals: object, locale: Locale, now: number): Entry {
    let at = now;
    while (device.storage().getItem(prefix + at) !== null) at += 1;
    const kept = recordOf(asked, signals, locale, at, device.newId());
    write(prefix + at, kept);
    return { key: prefix + at, kept };
  }

  function settle(key: string, outcome: Settled): void {
    const kept = read(key);
    // Not one that was thrown away meanwhile.
    if (kept) write(key, settled(kept, outcome));
  }

  /**
   * Sends what waits, emergencies first, each as long as nobody else has sent it.
   * @param onSending told before each, and after it with how it ended
   * @returns undefined where another tab is at it; else what was delivered, and after how many seconds to come back
   *   (null: nothing waits)
   */
  async function deliverAll(onSending: (key: string, ended: boolean) => void = () => {}) {
    return device.alone(async () => {
      const delivered: Entry[] = [];
      let retryAfter: number | null = null;
      const waiting = entries()
        .filter(({ kept }) => isWaiting(kept))
        .sort((a, b) => rank[a.kept.urgency] - rank[b.kept.urgency]);
      for (const { key } of waiting) {
        const kept = read(key);
        if (!kept || !isWaiting(kept)) continue;
        const { id, locale, body = "" } = kept.delivery;
        onSending(key, false);
        const outcome = await device.send({ id, locale, body });
        if ("retryAfter" in outcome) retryAfter = Math.max(retryAfter ?? 0, outcome.retryAfter ?? 0);
        else settle(key, outcome);
        if ("reference" in outcome) delivered.push({ key, kept });
        onSending(key, true);
      }
      return { delivered, retryAfter };
    });
  }

  const forget = (key: string) => device.storage().removeItem(key);
  return { entries, keep, deliverAll, forget };
}

/** Those that are kept, the newest first. */
function entriesIn(storage: Storage): Entry[] {
  const keys = Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? "");
  return keys
    .filter((key) => key.startsWith(prefix))
    .flatMap((key) => {
      const kept = asKept(storage.getItem(key));
      return kept ? [{ key, kept }] : [];
    })
    .sort((a, b) => b.kept.timestamp.localeCompare(a.kept.timestamp));
}

/** What the team has need not lie here a second time. */
function settled(kept: KeptRequest, outcome: Settled): KeptRequest {
  const { id, locale, body } = kept.delivery;
  const rest = "refused" in outcome && body !== undefined ? { body } : {};
  return { ...kept, delivery: { id, locale, ...rest, ...outcome } };
}

export function isWaiting({ delivery }: KeptRequest): boolean {
  return delivery.reference === undefined && delivery.refused === undefined && delivery.body !== undefined;
}

/** @param at in milliseconds since 1970 */
export function recordOf(
  { contact, ...asked }: Asked,
  signals: object,
  locale: Locale,
  at: number,
  id: string,
): KeptRequest {
  const timestamp = new Date(at).toISOString();
  const body = JSON.stringify({ ...asked, contact, timestamp, delivery: id, ...signals });
  return {
    ...asked,
    timestamp,
    contact_method: "platform_submission",
    status: "pending_review",
    delivery: { id, locale, body },
  };
}

/** What is stored is believed only as far as it is a request of ours. */
function asKept(text: string | null): KeptRequest | null {
  try {
    const stored = JSON.parse(text ?? "null") as Partial<KeptRequest> | null;
    const isOurs =
      typeof stored?.delivery?.id === "string" &&
      typeof stored.timestamp === "string" &&
      typeof stored.protocol === "string" &&
      (stored.urgency ?? "") in rank;
    return isOurs ? (stored as KeptRequest) : null;
  } catch {
    return null;
  }
}
