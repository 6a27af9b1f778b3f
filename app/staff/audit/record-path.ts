import { deskRecordPath, isDeskRecordKind, searchById } from "#app/staff/shell/record/desk-record.ts";
import type { AuditLine, AuditSubject } from "./contract.ts";

/** Screens of what is audited beside the desk's records. */
const screens: Partial<Record<AuditSubject, (id: number) => string>> = {
  dispatch: (id) => `/job-matching-demo?dispatch=${id}`,
  report: searchById("/admin/reports"),
  glossary_term: searchById("/admin/glossary"),
  letter: searchById("/admin/outbox"),
  message_template: (id) => `/admin/templates?template=${id}`,
};

/** @returns null if the event concerns no single record */
export function recordPath({ subject, subjectId }: Pick<AuditLine, "subject" | "subjectId">): string | null {
  if (subjectId <= 0) return null;
  if (isDeskRecordKind(subject)) return deskRecordPath({ kind: subject, id: subjectId });
  return screens[subject]?.(subjectId) ?? null;
}
