import type { VerificationCheck } from "#app/marketplace/vendors/contract.ts";
import type { ApplicationStatus, CheckState } from "../contract.ts";

/** Allowed transitions. After approval the vendor is managed in the vendors module. */
export const openDecisions: Record<ApplicationStatus, readonly ApplicationStatus[]> = {
  in_review: ["approved", "changes_requested", "declined"],
  changes_requested: ["approved", "in_review", "declined"],
  approved: [],
  declined: ["in_review"],
};

/** Whether checks can be ticked: from the decision on they are frozen. */
export function checksOpen(status: ApplicationStatus): boolean {
  return openDecisions[status].includes("approved");
}

/** Whether the applicant must be told something with this decision. */
export function needsNote(decision: ApplicationStatus): boolean {
  return decision === "changes_requested" || decision === "declined";
}

/** The required checks that are not ticked; approval needs all. */
export function missingChecks(checks: readonly CheckState[]): VerificationCheck[] {
  return checks.filter(({ required, doneAt }) => required && !doneAt).map(({ check }) => check);
}
