import type { Locale } from "#platform/i18n/locale.ts";
import { canBeReached } from "#platform/mail/reachable.ts";
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
    /** It holds nothing by which the team could answer. */
    unreachable?: boolean;
    /** Added after the request was written, and not with the team yet: sent once the request is there. */
    contact?: string;
    /** The server will never take what was added, and says why. */
    contactRefused?: string;
  };
};
type Delivery = KeptRequest["delivery"];
export type Entry = { key: string; kept: KeptRequest };

/** How one sending ended. */
type Settled = { reference: string } | { refused: string };
export type Outcome = Settled | { retryAfter: number | undefined };

export type Device = {
  /** Named anew at each use: with site data blocked, naming it already throws. */
  storage: () => Storage;
  send: (delivery: Required<Pick<KeptRequest["delivery"], "id" | "locale" | "body">>) => Promise<Outcome>;
  sendContact: (
    added: Required<Pick<KeptRequest["delivery"], "id" | "locale" | "contact">>,
  ) => Promise<Outcome>;
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
  const { read, write, change } = keptOn(device);
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

  /** Keeps a contact for a request that is kept here, unsent. @throws where the storage takes nothing */
  const addContact = (key: string, contact: string) =>
    change(key, ({ contactRefused: _, ...delivery }) => ({ ...delivery, contact }));

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
  /** Changes a request's delivery, unless it was thrown away meanwhile. */
  const change = (key: string, next: (delivery: Delivery) => Delivery) => {
    const kept = read(key);
    if (kept) write(key, { ...kept, delivery: next(kept.delivery) });
  };
  return { read, write, change };
}

/** Sends a request, then what was added to it: what of both still waits. */
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
function settled({ body, ...rest }: Delivery, outcome: Settled): Delivery {
  return { ...rest, ...("refused" in outcome && body !== undefined && { body }), ...outcome };
}

/** A contact that was changed while another was sent still waits. */
function contactSettled({ contact, ...rest }: Delivery, sent: string, outcome: Settled): Delivery {
  if (contact !== sent) return { ...rest, ...(contact !== undefined && { contact }) };
  if ("refused" in outcome) return { ...rest, contactRefused: outcome.refused };
  return { ...rest, unreachable: false };
}

/** Whether the request itself is still to be sent. */
export function isWaiting({ delivery }: KeptRequest): boolean {
  return delivery.reference === undefined && delivery.refused === undefined && delivery.body !== undefined;
}

/** Whether anything of it is still to be sent. */
export function isPending(kept: KeptRequest): boolean {
  return isWaiting(kept) || contactWaitingIn(kept) !== undefined;
}

/** A contact waits until the request that it belongs to is with the team. */
function contactWaitingIn(kept: KeptRequest | null) {
  const { id, locale, contact, reference } = kept?.delivery ?? {};
  if (!id || !locale || contact === undefined || reference === undefined) return undefined;
  return { id, locale, contact };
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
    delivery: { id, locale, body, unreachable: !canBeReached(contact) },
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
