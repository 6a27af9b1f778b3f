import type { PackageId } from "#app/site/packages/contract.ts";
import { useOpenInUrl } from "#platform/text/open-in-url.ts";
import type { Move } from "./rules/move.ts";

/** A move's fields, which are its parameters in the address. */
const moveParameters = ["place", "month", "who"] as const satisfies (keyof Move)[];

/**
 * The consultation dialog, from anywhere. `?consult=royal` opens it, or `?consult=open` without a package; with a
 * move's parameters in the address it starts with that move's sentence.
 */
export function useConsultation() {
  const { value, link, open, close } = useOpenInUrl("consult", moveParameters);
  return {
    /** What the address asks for; null when the dialog is closed. */
    requested: value,
    /** The props of a `Link` that opens it, with a package chosen in it or without. */
    link: (chosen?: PackageId) => link({ consult: chosen ?? "open" }),
    /** Opens it with the sentence about this move. */
    openWith: (move: Move) => open({ consult: "open", ...move }),
    close,
  };
}
