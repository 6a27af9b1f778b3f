import type { Locale } from "#platform/i18n/locale.ts";
import { canBeReached } from "#platform/mail/reachable.ts";
import type { SafetyProtocol, SafetyUrgency } from "./contract.ts";

export type Asked = {
  protocol: SafetyProtocol;
  name: string;
  details: string;
  urgency: SafetyUrgency;
  contact: string;
};

/** Format in localStorage: the specification's fields, plus `delivery`. */
export type KeptRequest = {
  protocol: SafetyProtocol;
  name: string;
  details: string;
  urgency: SafetyUrgency;
  timestamp: string;
  contact_method: "platform_submission";
  status: "pending_review";
  delivery: {
    /** Idempotency key; never changes. */
    id: string;
    locale: Locale;
    /** Request body as bytes, so that a retry is identical even from a later version of the page. */
    body?: string;
    /** Set once the team has it. */
    reference?: string;
    /** Reason of a final refusal. */
    refused?: string;
    /** No usable contact. */
    unreachable?: boolean;
    /** Added later and not sent yet; sent after the request. */
    contact?: string;
    contactRefused?: string;
  };
};
type Delivery = KeptRequest["delivery"];
export type Entry = { key: string; kept: KeptRequest };

type Settled = { reference: string } | { refused: string };
export type Outcome = Settled | { retryAfter: number | undefined };

export type Device = {
  /** A function: with site data blocked, even reading `localStorage` throws. */
  storage: () => Storage;
  send: (delivery: Required<Pick<KeptRequest["delivery"], "id" | "locale" | "body">>) => Promise<Outcome>;
  sendContact: (
    added: Required<Pick<KeptRequest["delivery"], "id" | "locale" | "contact">>,
  ) => Promise<Outcome>;
  /** Runs `work` in one tab at a time; undefined if another tab runs it. */
  alone: <T>(work: () => Promise<T>) => Promise<T | undefined>;
  newId: () => string;
};

const prefix = "safety-request-";
const rank: Record<SafetyUrgency, number> = { emergency: 0, urgent: 1, normal: 2 };

/**
 * Requests stay in the device's storage until the team has them. The delivery id makes each unique on the server,
 * however often it is sent (docs/decisions/0018).
 */
export function requestQueue(device: Device) {
  const { read, write, change } = keptOn(device);
  const entries = () => entriesIn(device.storage());

  /**
   * @param signals bot signals of the form
   * @throws if the storage is full or blocked
   */
  function keep(asked: Asked, signals: object, locale: Locale, now: number): Entry {
    let at = now;
    while (device.storage().getItem(prefix + at) !== null) at += 1;
    const kept = recordOf(asked, signals, locale, at, device.newId());
    write(prefix + at, kept);
    return { key: prefix + at, kept };
  }

  /** @throws if the storage is full or blocked */
  const addContact = (key: string, contact: string) =>
    change(key, ({ contactRefused: _, ...delivery }) => ({ ...delivery, contact }));

  /**
   * Sends waiting requests, emergencies first.
   * @param onSending called before and after each
   * @returns undefined if another tab delivers; `retryAfter` in seconds, null if nothing waits
   */
  async function deliverAll(onSending: (key: string, ended: boolean) => void = () => {}) {
    return device.alone(async () => {
      const delivered: Entry[] = [];
      let retryAfter: number | null = null;
      const waiting = entries()
        .filter(({ kept }) => isPending(kept))
        .sort((a, b) => rank[a.kept.urgency] - rank[b.kept.urgency]);
      for (const { key, kept } of waiting) {
        const now = read(key);
        if (!now || !isPending(now)) continue;
        onSending(key, false);
        const outcomes = await deliver(device, key);
        for (const outcome of outcomes)
          if ("retryAfter" in outcome) retryAfter = Math.max(retryAfter ?? 0, outcome.retryAfter ?? 0);
        if (outcomes.some((outcome) => "reference" in outcome))
          delivered.push({ key, kept: read(key) ?? kept });
        onSending(key, true);
      }
      return { delivered, retryAfter };
    });
  }

  const forget = (key: string) => device.storage().removeItem(key);
  return { entries, keep, addContact, deliverAll, forget };
}

function keptOn({ storage }: Pick<Device, "storage">) {
  const read = (key: string) => asKept(storage().getItem(key));
  const write = (key: string, kept: KeptRequest) => storage().setItem(key, JSON.stringify(kept));
  /** No effect if it was removed meanwhile. */
  const change = (key: string, next: (delivery: Delivery) => Delivery) => {
    const kept = read(key);
    if (kept) write(key, { ...kept, delivery: next(kept.delivery) });
  };
  return { read, write, change };
}

async function deliver(device: Device, key: string): Promise<Outcome[]> {
  const { read, change } = keptOn(device);
  const outcomes: Outcome[] = [];
  const kept = read(key);
  if (kept && isWaiting(kept)) {
    const { id, locale, body = "" } = kept.delivery;
    const outcome = await device.send({ id, locale, body });
    if (!("retryAfter" in outcome)) change(key, (delivery) => settled(delivery, outcome));
    outcomes.push(outcome);
  }
  const added = contactWaitingIn(read(key));
  if (added) {
    const outcome = await device.sendContact(added);
    if (!("retryAfter" in outcome))
      change(key, (delivery) => contactSettled(delivery, added.contact, outcome));
    outcomes.push(outcome);
  }
  return outcomes;
}

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

/** The body is dropped once the team has it. */
function settled({ body, ...rest }: Delivery, outcome: Settled): Delivery {
  return { ...rest, ...("refused" in outcome && body !== undefined && { body }), ...outcome };
}

/** A contact that changed during sending still waits. */
function contactSettled({ contact, ...rest }: Delivery, sent: string, outcome: Settled): Delivery {
  if (contact !== sent) return { ...rest, ...(contact !== undefined && { contact }) };
  if ("refused" in outcome) return { ...rest, contactRefused: outcome.refused };
  return { ...rest, unreachable: false };
}

export function isWaiting({ delivery }: KeptRequest): boolean {
  return delivery.reference === undefined && delivery.refused === undefined && delivery.body !== undefined;
}

export function isPending(kept: KeptRequest): boolean {
  return isWaiting(kept) || contactWaitingIn(kept) !== undefined;
}

/** Only after its request was delivered. */
function contactWaitingIn(kept: KeptRequest | null) {
  const { id, locale, contact, reference } = kept?.delivery ?? {};
  if (!id || !locale || contact === undefined || reference === undefined) return undefined;
  return { id, locale, contact };
}

/** @param at milliseconds since 1970 */
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
    delivery: { id, locale, body, unreachable: !canBeReached(contact) },
  };
}

/** Validates what the storage holds. */
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
