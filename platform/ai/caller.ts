import type { Actor } from "#platform/context.ts";

/** Whose share of the day's money a call to the AI is paid from. */
export type AiCaller = { kind: "staff" } | { kind: "visitor"; address: string };

/** Staff and our own jobs have a part of the budget that visitors cannot spend; everybody else has the address's share. */
export function aiCaller({ actor, address }: { actor: Actor; address?: string | undefined }): AiCaller {
  if (actor.kind === "visitor" || actor.kind === "vendor")
    return { kind: "visitor", address: address ?? "unknown" };
  return { kind: "staff" };
}
