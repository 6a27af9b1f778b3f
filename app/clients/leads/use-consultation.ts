import type { PackageId } from "#app/site/packages/contract.ts";
import { useOpenInUrl } from "#platform/browser/use-open-in-url.ts";
import type { Move } from "./rules/move.ts";

/** The fields of `Move` are URL parameters. */
const moveParameters = ["place", "month", "who"] as const satisfies (keyof Move)[];

/** Opens and closes the consultation dialog by URL: `?consult=<package>` or `?consult=open`, and a move's parameters. */
export function useConsultation() {
  const { value, link, open, close } = useOpenInUrl("consult", moveParameters);
  return {
    /** The `consult` parameter; null while the dialog is closed. */
    requested: value,
    link: (chosen?: PackageId) => link({ consult: chosen ?? "open" }),
    openWith: (move: Move) => open({ consult: "open", ...move }),
    close,
  };
}
