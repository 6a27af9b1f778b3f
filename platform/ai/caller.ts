import type { Actor } from "#platform/context.ts";

export type AiCaller = { kind: "staff" } | { kind: "visitor"; address: string };

/** Staff and system pay from the reserved part; visitors and vendors from their address's share. */
export function aiCaller({ actor, address }: { actor: Actor; address?: string | undefined }): AiCaller {
  if (actor.kind === "visitor" || actor.kind === "vendor")
    return { kind: "visitor", address: address ?? "unknown" };
  return { kind: "staff" };
}
