/** Kinds of records that notes, next steps, letters and a person's timeline belong to; named as in the audit log. */
export const deskRecordKinds = [
  "person",
  "lead",
  "booking",
  "chat",
  "contact_message",
  "safety_request",
  "vendor_application",
  "local_vendor",
  "vendor",
  "review",
  "community_post",
] as const;
export type DeskRecordKind = (typeof deskRecordKinds)[number];
export type DeskRecord = { kind: DeskRecordKind; id: number };

const paths: Record<DeskRecordKind, (id: number) => string> = {
  person: (id) => `/admin/people/${id}`,
  lead: (id) => `/admin-dashboard?lead=${id}`,
  booking: (id) => `/booking-management?booking=${id}`,
  chat: (id) => `/admin/chats?chat=${id}`,
  contact_message: (id) => `/admin/messages?message=${id}`,
  safety_request: (id) => `/admin/safety-requests?request=${id}`,
  vendor_application: (id) => `/admin/vendor-applications/${id}`,
  local_vendor: (id) => `/admin/dominican-vendors?vendor=${id}`,
  vendor: (id) => `/admin/vendors?vendor=${id}`,
  review: (id) => `/admin/reviews?review=${id}`,
  community_post: (id) => `/admin/community?post=${id}`,
};

/** The lists find a record by "#17", its id. */
export function searchById(list: string): (id: number) => string {
  return (id) => `${list}?search=%23${id}`;
}

/** Where the desk shows the record. */
export const deskRecordPath = ({ kind, id }: DeskRecord): string => paths[kind](id);

/** Whether a name, as of an audit entry's subject, is one of these kinds. */
export const isDeskRecordKind = (name: string): name is DeskRecordKind => name in paths;
