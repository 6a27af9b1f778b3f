import { type To, useLocation, useSearchParams } from "react-router";
import { type SectionName, sectionNames } from "../contract.ts";
import { applicationPath } from "./path.ts";

export type Step = "list" | SectionName | "check";

export function useStep(): Step {
  const [params] = useSearchParams();
  const requested = params.get("section");
  return [...sectionNames, "check" as const].find((step) => step === requested) ?? "list";
}

/** Link to a step of the form; with `fromCheck`, saving leads back to the check page. */
export function stepLink(step: Step, fromCheck = false): { to: To; state?: { fromCheck: true } } {
  const to = step === "list" ? applicationPath : `${applicationPath}?section=${step}`;
  return fromCheck ? { to, state: { fromCheck: true } } : { to };
}

/** The next section, or the check page if the section was opened from there. */
export function useNextStep(section: SectionName): { next: Step; fromCheck: boolean } {
  const fromCheck = (useLocation().state as { fromCheck?: boolean } | null)?.fromCheck === true;
  const next = sectionNames[sectionNames.indexOf(section) + 1] ?? "check";
  return { next: fromCheck ? "check" : next, fromCheck };
}
