import { type To, useLocation, useSearchParams } from "react-router";
import { type SectionName, sectionNames } from "../contract.ts";

/** Where in the application somebody is: the list of its sections, one of them, or the reading of it all. */
export type Step = "list" | SectionName | "check";

/** The step in the address (`?section=owner`); anything unknown is the list. */
export function useStep(): Step {
  const [params] = useSearchParams();
  const asked = params.get("section");
  return [...sectionNames, "check" as const].find((step) => step === asked) ?? "list";
}

/** The props of a link to a step; from the reading of it all, the section leads back there. */
export function stepLink(step: Step, fromCheck = false): { to: To; state?: { fromCheck: true } } {
  const to = step === "list" ? "/vendor-application" : `/vendor-application?section=${step}`;
  return fromCheck ? { to, state: { fromCheck: true } } : { to };
}

/** What comes after a section: the next one in the spec's order, or the reading it was opened from. */
export function useNextStep(section: SectionName): { next: Step; fromCheck: boolean } {
  const fromCheck = (useLocation().state as { fromCheck?: boolean } | null)?.fromCheck === true;
  const next = sectionNames[sectionNames.indexOf(section) + 1] ?? "check";
  return { next: fromCheck ? "check" : next, fromCheck };
}
