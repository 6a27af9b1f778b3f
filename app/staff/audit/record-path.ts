import type { AuditLine, AuditSubject } from "./contract.ts";

const searchById = (list: string) => (id: number) => `${list}?search=%23${id}`;

/** The lists find a record by "#17", its id. */
const screens: Partial<Record<AuditSubject, (id: number) => string>> = {
  lead: searchById("/admin-dashboard"),
  contact_message: searchById("/admin/messages"),
  booking: (id) => `/booking-management?booking=${id}`,
  safety_request: searchById("/admin/safety-requests"),
  vendor: searchById("/admin/vendors"),
  vendor_application: (id) => `/admin/vendor-applications/${id}`,
  local_vendor: searchById("/admin/dominican-vendors"),
  dispatch: (id) => `/job-matching-demo?dispatch=${id}`,
  review: searchById("/admin/reviews"),
  report: searchById("/admin/reports"),
  community_post: (id) => `/admin/community?post=${id}`,
  chat: (id) => `/admin/chats?chat=${id}`,
  glossary_term: searchById("/admin/glossary"),
  letter: searchById("/admin/outbox"),
};

/** @returns null if the event concerns no single record */
export function recordPath({ subject, subjectId }: Pick<AuditLine, "subject" | "subjectId">) {
  return subjectId > 0 ? (screens[subject]?.(subjectId) ?? null) : null;
}
