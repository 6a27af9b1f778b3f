import {
  route as anyCase,
  index,
  layout,
  type RouteConfig,
  type RouteConfigEntry,
} from "@react-router/dev/routes";

/** Case-sensitive, because other code compares paths too (bars, terms gate, service worker). */
const route = (path: string, file: string, children?: RouteConfigEntry[]) =>
  anyCase(path, file, { caseSensitive: true }, children);

const design = process.env.NODE_ENV === "development" ? [route("design", "ui/design/page.tsx")] : [];

/** In the order of the specification's route table, then our own. */
export default [
  index("site/home/page.tsx"),
  route("vendor-directory", "marketplace/vendors/directory/page.tsx"),
  route("vendor/:id", "marketplace/vendors/profile/page.tsx", [index("clients/reviews/reading/page.tsx")]),
  route("vendor-list", "marketplace/vendors/directory/list-page.tsx"),
  route("vendor-login", "marketplace/accounts/sign-in/page.tsx"),
  route("vendor-signup", "marketplace/accounts/sign-up/page.tsx"),
  route("vendor-application", "marketplace/applications/form/page.tsx"),
  route("services", "site/services/page.tsx"),
  route("packages", "site/packages/page.tsx"),
  route("partners", "site/partners/page.tsx"),
  route("community", "support/community/landing/page.tsx"),
  route("community-board", "support/community/board/page.tsx"),
  route("safety", "support/safety/help/page.tsx"),
  route("ai-chat", "support/chat/visitor/page.tsx"),
  route("book-vendor/:vendorId", "clients/bookings/request/simple-page.tsx"),
  route("booking/:vendorId", "clients/bookings/request/page.tsx"),
  route("cultural-translation", "support/translation/translator/page.tsx"),
  route("dominican-vendor-portal", "marketplace/local-vendors/portal/page.tsx"),
  layout("marketplace/accounts/vendor-layout.tsx", [
    route("vendor-dashboard", "marketplace/accounts/dashboard/page.tsx"),
    route("vendor-profile", "marketplace/accounts/profile/page.tsx"),
  ]),
  layout("staff/layout/staff-layout.tsx", [
    route("booking-management", "clients/bookings/management/page.tsx"),
    route("flagged-vendors", "marketplace/moderation/incidents/flagged-page.tsx"),
    route("flag-incidents", "marketplace/moderation/incidents/page.tsx"),
    route("admin/dominican-vendors", "marketplace/local-vendors/review/page.tsx"),
    route("job-matching-demo", "marketplace/dispatch/matching/page.tsx"),
    route("admin/reports", "marketplace/moderation/reports/page.tsx"),
    route("admin/today", "staff/work-queue/page.tsx"),
    route("admin/safety-requests", "support/safety/management/page.tsx"),
    route("admin/chats", "support/chat/desk/page.tsx"),
    route("admin/reviews", "clients/reviews/management/page.tsx"),
    route("admin/community", "support/community/management/page.tsx"),
    route("admin/glossary", "support/translation/glossary/page.tsx"),
    route("admin-dashboard", "clients/leads/management/page.tsx"),
    route("admin/messages", "clients/contact/management/page.tsx"),
    route("admin/account", "staff/accounts/page.tsx"),
    route("admin/outbox", "staff/outbox/management/page.tsx"),
    route("admin/vendors", "marketplace/vendors/management/page.tsx"),
    route("admin/vendor-applications", "marketplace/applications/review/queue-page.tsx"),
    route("admin/people", "staff/privacy/page.tsx"),
    route("admin/audit", "staff/audit/page.tsx"),
    route("admin/vendor-applications/:id", "marketplace/applications/review/page.tsx"),
  ]),
  route("about", "site/about/page.tsx"),
  route("guide/:topic?", "site/guide/reading/page.tsx"),
  route("community-board/:id", "support/community/topic/page.tsx"),
  route("track/:token", "clients/bookings/tracking/page.tsx"),
  route("job-offer/:token", "marketplace/dispatch/offer/page.tsx"),
  route("review/:link", "clients/reviews/writing/page.tsx"),
  route("vendor-password", "marketplace/accounts/password/page.tsx"),
  route("vendor-application-status/:token", "marketplace/applications/status/page.tsx"),
  route("terms", "site/terms/page.tsx"),
  route("developers", "site/developers/page.tsx"),
  ...design,
  route("*", "site/document/not-found-page.tsx"),
] satisfies RouteConfig;
