import type { Locale } from "#platform/i18n/locale.ts";

/** Who asks. */
export type Actor =
  | { kind: "visitor" }
  | { kind: "vendor"; vendorId: number }
  | {
      kind: "staff";
      id: string;
      name: string;
      email: string;
      /** Set where a second step is required of staff and this person has none: only their own account is open to them. */
      lacksSecondStep?: boolean;
    }
  /** Whoever runs the server, at its terminal. */
  | { kind: "operator" }
  /** The house itself: a job, or what follows from somebody else's act. */
  | { kind: "system" };

/** The name that a history shows for an actor. */
export function actorName(actor: Actor): string {
  if (actor.kind === "vendor") return `vendor ${actor.vendorId}`;
  return actor.kind === "staff" ? actor.name : actor.kind;
}

/** Whose a record becomes that a member of staff takes: the address they sign in with. */
export function emailOf(actor: Actor): string | null {
  return actor.kind === "staff" ? actor.email : null;
}

/** Everything an act may know of the request it serves: no Request, no Response. */
export type Ctx<Db> = {
  db: Db;
  actor: Actor;
  locale: Locale;
  now: Date;
  /** The network address that the request came from; none where no request is served. */
  address?: string;
  /** The bytes of a call that takes a file. */
  file?: Uint8Array;
  /** Aborted when what is made of the file is not waited for any more. */
  signal?: AbortSignal;
  /** Whether the caller is over the limit, in a call that takes such requests all the same (`marksUpTo`). */
  overLimit?: boolean;
};
