import type { Locale } from "#platform/i18n/locale.ts";

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
};
