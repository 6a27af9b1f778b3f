import type { StaffRole } from "#platform/security/permissions.ts";
import { routesIn } from "./access-matrix.ts";

const workers: readonly StaffRole[] = ["owner", "manager", "concierge"];
const leaders: readonly StaffRole[] = ["owner", "manager"];

const forRoles =
  (roles: readonly StaffRole[]) =>
  ([list = ""]: TemplateStringsArray): Record<string, readonly StaffRole[]> =>
    Object.fromEntries(routesIn(list).map((route) => [route, roles]));

/**
 * Which roles of the staff may make a call. All may GET; all but `read_only` may make the others, of vendors too.
 * The exceptions, written independently of the table in platform/security/permissions.ts:
 */
export const roleExceptions: Record<string, readonly StaffRole[]> = {
  ...forRoles(["owner", "manager", "concierge", "read_only"])`
    PATCH /api/admin/account/name
    POST /api/admin/account/password
    POST /api/admin/account/second-step
    POST /api/admin/account/second-step/on
    POST /api/admin/account/second-step/off
    POST /api/admin/account/backup-codes
    POST /api/admin/account/sign-out-elsewhere
    POST /api/admin/confirm
    POST /api/admin/logout
    POST /api/admin/notifications/:id/read
    POST /api/admin/notifications/:id/opened
    POST /api/admin/people/search
    POST /api/admin/views
    PATCH DELETE /api/admin/views/:id
  `,
  ...forRoles(["owner", "manager"])`
    GET /api/admin/leads.csv
    GET /api/admin/messages.csv
    GET /api/admin/vendors.csv
    GET /api/admin/bookings.csv
    GET /api/admin/vendor-applications.csv
    GET /api/admin/dominican-vendors.csv
    GET /api/admin/safety-requests.csv
    GET /api/admin/chats.csv
    GET /api/admin/outbox.csv
    GET /api/admin/report
    GET /api/admin/report.csv
    PUT DELETE /api/admin/leads/:id/sale
    PUT /api/admin/bookings/:id/prices
    POST /api/admin/templates
    PATCH /api/admin/templates/:id
    POST /api/admin/reviews/bulk
    POST /api/admin/dominican-vendors/bulk
    POST /api/admin/people/export
    POST /api/admin/vendor-applications/:id/reveal
    POST /api/admin/vendor-applications/:id/papers/:paper
    PUT /api/admin/vendors/:id/verification
    PATCH /api/admin/reviews/:id
    DELETE /api/admin/reviews/:id/reply
    PATCH /api/admin/community/:id/links
    POST /api/admin/dominican-vendors/:id/listing
  `,
  ...forRoles(workers)`
    GET /api/admin/letters/addressee
  `,
  ...forRoles(["owner"])`
    POST /api/admin/people/erase
    GET /api/admin/setup
    POST /api/admin/setup/put-off
    GET /api/admin/setup/settings
    PUT /api/admin/setup/settings/firm
    PUT /api/admin/setup/settings/hours
    PUT /api/admin/setup/settings/access
    PUT /api/admin/setup/settings/claims
    PUT /api/admin/setup/settings/legal
    PUT /api/admin/setup/settings/mail
    PUT /api/admin/setup/settings/whatsapp
    POST /api/admin/setup/try-mail
    POST /api/admin/setup/try-whatsapp
    GET /api/admin/team
    POST /api/admin/team/invitations
    POST /api/admin/team/invitations/:id/link
    POST /api/admin/team/invitations/:id/withdraw
    PATCH /api/admin/team/:number/role
    PATCH /api/admin/team/:number/name
    POST /api/admin/team/:number/password-link
    GET /api/admin/team/:number/open-work
    POST /api/admin/team/:number/disable
    POST /api/admin/team/:number/enable
  `,
};

/** Calls whose body decides which roles may make them. */
export const roleDecisions: readonly { route: string; body: object; roles: readonly StaffRole[] }[] = [
  { route: "PATCH /api/admin/vendors/:id/status", body: { status: "approved" }, roles: leaders },
  {
    route: "PATCH /api/admin/vendors/:id/status",
    body: { status: "suspended", reason: "a" },
    roles: leaders,
  },
  { route: "PATCH /api/admin/vendor-applications/:id/status", body: { status: "approved" }, roles: leaders },
  { route: "PATCH /api/admin/vendor-applications/:id/status", body: { status: "declined" }, roles: leaders },
  { route: "PATCH /api/admin/vendor-applications/:id/status", body: { status: "in_review" }, roles: workers },
  { route: "PATCH /api/admin/dominican-vendors/:id", body: { status: "aprobado" }, roles: leaders },
  { route: "PATCH /api/admin/dominican-vendors/:id", body: { status: "rechazado" }, roles: leaders },
  {
    route: "PATCH /api/admin/dominican-vendors/:id",
    body: { status: "aprobado", from: "aprobado", adminNotes: "a" },
    roles: workers,
  },
  { route: "PATCH /api/admin/dominican-vendors/:id", body: { status: "en_revision" }, roles: workers },
  { route: "PATCH /api/admin/community/:id", body: { status: "visible" }, roles: leaders },
  { route: "PATCH /api/admin/community/:id", body: { status: "hidden", reason: "a" }, roles: workers },
];

/** The roles that may make a call whose body does not decide. */
export function rolesOf(route: string): readonly StaffRole[] {
  return roleExceptions[route] ?? (route.startsWith("GET ") ? [...workers, "read_only"] : workers);
}
