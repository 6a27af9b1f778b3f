import type { Actor } from "./context.ts";
import { AppError } from "./errors.ts";

/** @throws AppError sign_in_required or forbidden when a policy says no */
export function demand(allowed: boolean, actor: Actor): void {
  if (!allowed) throw new AppError(actor.kind === "visitor" ? "sign_in_required" : "forbidden");
}
