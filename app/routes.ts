import {
  route as anyCase,
  index,
  layout,
  type RouteConfig,
  type RouteConfigEntry,
} from "@react-router/dev/routes";

/** `/TERMS` is not `/terms`: what looks at the path (bars, terms gate, kept pages) must see what the router sees. */
const route = (path: string, file: string, inside?: RouteConfigEntry[]) =>
  anyCase(path, file, { caseSensitive: true }, inside);

const design = process.env.NODE_ENV === "development" ? [route("design", "ui/design-page.tsx")] : [];

/** Every screen, in the order of the spec's route table; then the screens of our own. */
export default [
  index("home/home-page.tsx"),
  route("vendor-directory", "vendors/directory-page.tsx"),
  route("vendor/:id", "vendors/vendor-page.tsx", [index("reviews/vendor-reviews.tsx")]),
  route("vendor-list", "vendors/vendor-list-page.tsx"),
  route("vendor-login", "vendor-accounts/login-page.tsx"),
  route("vendor-signup", "vendor-accounts/signup-page.tsx"),
  route("vendor-application", "vendor-applications/application-page.tsx"),
  route("services", "services/services-page.tsx"),
  route("packages", "packages/packages-page.tsx"),
  route("partners", "partners/partners-page.tsx"),
  route("community", "community/community-page.tsx"),
  route("community-board", "community/board-page.tsx"),
  route("safety", "safety/safety-page.tsx"),
  route("ai-chat", "chat/assistant-page.tsx"),
  route("book-vendor/:vendorId", "bookings/simple-page.tsx"),
  route("booking/:vendorId", "bookings/booking-page.tsx"),
  route("cultural-translation", "translation/translation-page.tsx"),
  route("dominican-vendor-portal", "local-vendors/portal-page.tsx"),
  layout("vendor-accounts/vendor-layout.tsx", [
    route("vendor-dashboard", "vendor-accounts/dashboard-page.tsx"),
    route("vendor-profile", "vendor-accounts/profile-page.tsx"),
  ]),
  layout("admin/staff-layout.tsx", [
    route("booking-management", "bookings/management-page.tsx"),
    route("flagged-vendors", "moderation/flagged-page.tsx"),
    route("flag-incidents", "moderation/incidents-page.tsx"),
    route("admin/dominican-vendors", "local-vendors/review-page.tsx"),
    route("job-matching-demo", "dispatch/matching-page.tsx"),
    route("admin/reports", "moderation/reports-page.tsx"),
    route("admin/today", "today/today-page.tsx"),
    route("admin/safety-requests", "safety/requests-page.tsx"),
    route("admin/chats", "chat/chats-page.tsx"),
    route("admin/reviews", "reviews/reviews-page.tsx"),
    route("admin/community", "community/moderate-page.tsx"),
    route("admin/glossary", "translation/glossary-page.tsx"),
    route("admin-dashboard", "leads/leads-page.tsx"),
    route("admin/messages", "contact/messages-page.tsx"),
    route("admin/account", "staff-accounts/account-page.tsx"),
    route("admin/outbox", "notifications/outbox-page.tsx"),
    route("admin/vendors", "vendors/manage-page.tsx"),
    route("admin/vendor-applications", "vendor-applications/queue-page.tsx"),
    route("admin/people", "people/people-page.tsx"),
    route("admin/audit", "audit/audit-page.tsx"),
    route("admin/vendor-applications/:id", "vendor-applications/review-page.tsx"),
  ]),
  route("guide/:topic?", "knowledge/guide-page.tsx"),
  route("community-board/:id", "community/topic-page.tsx"),
  route("track/:token", "bookings/track-page.tsx"),
  route("job-offer/:token", "dispatch/offer-page.tsx"),
  route("review/:link", "reviews/review-page.tsx"),
  route("vendor-password", "vendor-accounts/password-page.tsx"),
  route("vendor-application-status/:token", "vendor-applications/status-page.tsx"),
  route("terms", "terms/terms-page.tsx"),
  route("developers", "api-page.tsx"),
  ...design,
  route("*", "document/not-found-page.tsx"),
] satisfies RouteConfig;
