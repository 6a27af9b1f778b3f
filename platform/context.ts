import type { Locale } from "#platform/i18n/locale.ts";
import type { StaffRole } from "#platform/security/permissions.ts";

export type Actor =
  | { kind: "visitor" }
  | {
      kind: "vendor";
      vendorId: number;
      /** The stored form of the request's token: its session may end before the request does. */
      session: string;
    }
  | {
      kind: "staff";
      id: string;
      name: string;
      email: string;
      role: StaffRole;
      /** A second step is required and this person has none: they reach only their own account. */
      lacksSecondStep?: boolean;
    }
  | { kind: "operator" }
  | { kind: "system" };

/** Who did it, for histories and the audit log: a member's name, "vendor 17", "operator", "system". */
export function actorName(actor: Actor): string {
  if (actor.kind === "vendor") return `vendor ${actor.vendorId}`;
  return actor.kind === "staff" ? actor.name : actor.kind;
}

/** Stored as a record's owner when a member of staff takes it: their sign-in address. */
export function emailOf(actor: Actor): string | null {
  return actor.kind === "staff" ? actor.email : null;
}

/** An act that can be undone until then: its messages wait, and what it changes is written down here. */
export type Hold = {
  until: Date;
  /** The deduplication keys of the messages that it added. */
  effects: string[];
  /** Messages that it withdrew, as they were. */
  withdrawn: Record<string, unknown>[];
  /** Rows that it changed, as they were and as they are; `before` is null for one that it made. */
  changes: { table: string; id: number; before: object | null; after: object }[];
  /** Something was done that cannot be undone. */
  isFinal: boolean;
};

/** Everything a service function knows of a request: no Request, no Response. */
export type Ctx<Db> = {
  db: Db;
  actor: Actor;
  locale: Locale;
  now: Date;
  /** The client's network address, if there is a request. */
  address?: string;
  /** The client's User-Agent, for a person's list of sessions. */
  userAgent?: string;
  file?: Uint8Array;
  /** Aborts when the caller no longer waits for the file's processing. */
  signal?: AbortSignal;
  /** Whether the caller is over a limit that marks requests instead of refusing them (`limit` of a call with a `hardLimit`). */
  overLimit?: boolean;
  hold?: Hold;
};
