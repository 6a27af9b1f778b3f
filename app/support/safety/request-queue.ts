import type { Locale } from "#platform/i18n/locale.ts";
import { hasContactDetails } from "#platform/text/contact-details.ts";
import type { SafetyProtocol, SafetyUrgency } from "./contract.ts";

export type RequestInput = {
  protocol: SafetyProtocol;
  name: string;
  details: string;
  urgency: SafetyUrgency;
  contact: string;
};

/** Format in localStorage: the specification's fields, plus `delivery`. */
export type StoredRequest = {
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
    reference?: string;
    /** Reason of a final refusal. */
    refused?: string;
    unreachable?: boolean;
    /** Added later and not sent yet; sent after the request. */
    contact?: string;
    contactRefused?: string;
    /** Photos that the team has. */
    photos?: number;
  };
};
type Delivery = StoredRequest["delivery"];
export type Entry = { key: string; stored: StoredRequest };

type FinalOutcome = { reference: string } | { refused: string };
export type Outcome = FinalOutcome | { retryAfter: number | undefined };

export type Device = {
  /** A function: with site data blocked, even reading `localStorage` throws. */
  storage: () => Storage;
  send: (delivery: Required<Pick<StoredRequest["delivery"], "id" | "locale" | "body">>) => Promise<Outcome>;
  sendContact: (
    added: Required<Pick<StoredRequest["delivery"], "id" | "locale" | "contact">>,
  ) => Promise<Outcome>;
  /** Runs `work` in one tab at a time; undefined if another tab runs it. */
  withTabLock: <T>(work: () => Promise<T>) => Promise<T | undefined>;
  newId: () => string;
};

const prefix = "safety-request-";
const rank: Record<SafetyUrgency, number> = { emergency: 0, urgent: 1, normal: 2 };

/**
 * Requests stay in the device's storage until the team has them. The delivery id makes each unique on the server,
 * however often it is sent (docs/decisions/0018).
 */
export function createRequestQueue(device: Device) {
  const { read, write, change } = storageOf(device);
  const entries = () => listEntries(device.storage());

  /**
   * @param signals bot signals of the form
   * @throws if the storage is full or blocked
   */
  function save(input: RequestInput, signals: object, locale: Locale, now: number): Entry {
    let at = now;
    while (device.storage().getItem(prefix + at) !== null) at += 1;
    const stored = buildRequest(input, signals, locale, at, device.newId());
    write(prefix + at, stored);
    return { key: prefix + at, stored };
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
    return device.withTabLock(async () => {
      const delivered: Entry[] = [];
      let retryAfter: number | null = null;
      const waiting = entries()
        .filter(({ stored }) => hasPending(stored))
        .sort((a, b) => rank[a.stored.urgency] - rank[b.stored.urgency]);
      for (const { key, stored } of waiting) {
        const now = read(key);
        if (!now || !hasPending(now)) continue;
        onSending(key, false);
        const outcomes = await deliver(device, key);
        for (const outcome of outcomes)
          if ("retryAfter" in outcome) retryAfter = Math.max(retryAfter ?? 0, outcome.retryAfter ?? 0);
        if (outcomes.some((outcome) => "reference" in outcome))
          delivered.push({ key, stored: read(key) ?? stored });
        onSending(key, true);
      }
      return { delivered, retryAfter };
    });
  }

  /** @throws if the storage is full or blocked */
  const notePhotos = (key: string, photos: number) => change(key, (delivery) => ({ ...delivery, photos }));

  const remove = (key: string) => device.storage().removeItem(key);
  return { entries, save, addContact, notePhotos, deliverAll, remove };
}

function storageOf({ storage }: Pick<Device, "storage">) {
  const read = (key: string) => parseStored(storage().getItem(key));
  const write = (key: string, stored: StoredRequest) => storage().setItem(key, JSON.stringify(stored));
  const change = (key: string, next: (delivery: Delivery) => Delivery) => {
    const stored = read(key);
    if (stored) write(key, { ...stored, delivery: next(stored.delivery) });
  };
  return { read, write, change };
}

async function deliver(device: Device, key: string): Promise<Outcome[]> {
  const { read, change } = storageOf(device);
  const outcomes: Outcome[] = [];
  const stored = read(key);
  if (stored && isUnsent(stored)) {
    const { id, locale, body = "" } = stored.delivery;
    const outcome = await device.send({ id, locale, body });
    if (!("retryAfter" in outcome)) change(key, (delivery) => withOutcome(delivery, outcome));
    outcomes.push(outcome);
  }
  const added = pendingContact(read(key));
  if (added) {
    const outcome = await device.sendContact(added);
    if (!("retryAfter" in outcome))
      change(key, (delivery) => withContactOutcome(delivery, added.contact, outcome));
    outcomes.push(outcome);
  }
  return outcomes;
}

function listEntries(storage: Storage): Entry[] {
  const keys = Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? "");
  return keys
    .filter((key) => key.startsWith(prefix))
    .flatMap((key) => {
      const stored = parseStored(storage.getItem(key));
      return stored ? [{ key, stored }] : [];
    })
    .sort((a, b) => b.stored.timestamp.localeCompare(a.stored.timestamp));
}

/** The body is dropped once the team has it. */
function withOutcome({ body, ...rest }: Delivery, outcome: FinalOutcome): Delivery {
  return { ...rest, ...("refused" in outcome && body !== undefined && { body }), ...outcome };
}

/** A contact that changed during sending still waits. */
function withContactOutcome({ contact, ...rest }: Delivery, sent: string, outcome: FinalOutcome): Delivery {
  if (contact !== sent) return { ...rest, ...(contact !== undefined && { contact }) };
  if ("refused" in outcome) return { ...rest, contactRefused: outcome.refused };
  return { ...rest, unreachable: false };
}

/** Whether the request still has to be sent: the team has neither accepted nor finally refused it. */
export function isUnsent({ delivery }: StoredRequest): boolean {
  return delivery.reference === undefined && delivery.refused === undefined && delivery.body !== undefined;
}

/** Whether the request, or a contact added later, still has to be sent. */
export function hasPending(stored: StoredRequest): boolean {
  return isUnsent(stored) || pendingContact(stored) !== undefined;
}

function pendingContact(stored: StoredRequest | null) {
  const { id, locale, contact, reference } = stored?.delivery ?? {};
  if (!id || !locale || contact === undefined || reference === undefined) return undefined;
  return { id, locale, contact };
}

/** The request as it is stored and sent. @param at milliseconds since 1970 @param id idempotency key */
export function buildRequest(
  { contact, ...input }: RequestInput,
  signals: object,
  locale: Locale,
  at: number,
  id: string,
): StoredRequest {
  const timestamp = new Date(at).toISOString();
  const body = JSON.stringify({ ...input, contact, timestamp, delivery: id, ...signals });
  return {
    ...input,
    timestamp,
    contact_method: "platform_submission",
    status: "pending_review",
    delivery: { id, locale, body, unreachable: !hasContactDetails(contact) },
  };
}

/** Validates what the storage holds. */
function parseStored(text: string | null): StoredRequest | null {
  try {
    const stored = JSON.parse(text ?? "null") as Partial<StoredRequest> | null;
    const isOurs =
      typeof stored?.delivery?.id === "string" &&
      typeof stored.timestamp === "string" &&
      typeof stored.protocol === "string" &&
      (stored.urgency ?? "") in rank;
    return isOurs ? (stored as StoredRequest) : null;
  } catch {
    return null;
  }
}
