import type { VerificationCheck } from "#app/marketplace/vendors/contract.ts";
import type { ApplicationStatus, CheckState } from "../contract.ts";

/** What can be decided where an application stands; what is approved is the vendors' list's from then on. */
export const openDecisions: Record<ApplicationStatus, readonly ApplicationStatus[]> = {
  in_review: ["approved", "changes_requested", "declined"],
  changes_requested: ["approved", "in_review", "declined"],
  approved: [],
  declined: ["in_review"],
};

/** Whether checks can still be ticked: what was decided on stays as it was decided on. */
export function checksOpen(status: ApplicationStatus): boolean {
  return openDecisions[status].includes("approved");
}

/** Whether a decision needs a note for the applicant. */
export function needsNote(decision: ApplicationStatus): boolean {
  return decision === "changes_requested" || decision === "declined";
}

/** The required checks nobody has done yet: approval waits for them. */
export function missingChecks(checks: readonly CheckState[]): VerificationCheck[] {
  return checks.filter(({ required, doneAt }) => required && !doneAt).map(({ check }) => check);
}
