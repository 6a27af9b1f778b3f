import type { AuditLine, AuditSubject } from "./contract.ts";

const numbered = (list: string) => (id: number) => `${list}?search=%23${id}`;

/** The screen on which a record is worked; "#17" is what its list's search calls it. */
const screens: Partial<Record<AuditSubject, (id: number) => string>> = {
  lead: numbered("/admin-dashboard"),
  contact_message: numbered("/admin/messages"),
  booking: (id) => `/booking-management?booking=${id}`,
  safety_request: numbered("/admin/safety-requests"),
  vendor: numbered("/admin/vendors"),
  vendor_application: (id) => `/admin/vendor-applications/${id}`,
  local_vendor: numbered("/admin/dominican-vendors"),
  dispatch: (id) => `/job-matching-demo?dispatch=${id}`,
  review: numbered("/admin/reviews"),
  report: numbered("/admin/reports"),
  community_post: (id) => `/admin/community?post=${id}`,
  chat: (id) => `/admin/chats?chat=${id}`,
  glossary_term: numbered("/admin/glossary"),
  letter: numbered("/admin/outbox"),
};

/** Where a line leads; null where it is about no single record. */
export function recordAddress({ subject, subjectId }: Pick<AuditLine, "subject" | "subjectId">) {
  return subjectId > 0 ? (screens[subject]?.(subjectId) ?? null) : null;
}
