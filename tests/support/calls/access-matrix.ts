/**
 * Who may use which route, written independently of the calls' declarations. A test fails on a route that is missing
 * here, listed twice, or gone.
 */
export const allowedCallers = {
  /** Everybody. A link's secret opens its record for the link's holder. */
  anyone: `
    POST /api/leads
    POST /api/contact
    GET /api/vendors
    GET /api/vendors/:id
    GET /api/pictures/:id/:size
    POST /api/vendors/:id/report
    POST /api/bookings
    GET PUT DELETE /api/planning-call/:token
    GET /api/calendar/:token
    GET /api/planning-call/:token/calendar.ics
    GET /api/bookings/track/:token
    POST /api/bookings/track/:token/cancellation
    POST /api/bookings/track/:token/proposal
    GET /api/bookings/track/:token/calendar.ics
    POST /api/bookings/track/:token/contact
    POST /api/bookings/track/:token/words
    POST /api/bookings/track/:token/photos
    GET /api/bookings/track/:token/photos/:photo/:size
    GET /api/vendors/:id/reviews
    GET POST /api/reviews/invitation/:link
    POST /api/reviews/:id/report
    POST /api/vendor/login
    POST /api/vendor/register
    POST /api/vendor/password-reset
    POST /api/vendor/password
    POST /api/vendor-application-drafts
    POST /api/vendor-application-drafts/open
    POST /api/vendor-applications
    GET /api/vendor-applications/:token
    POST /api/vendor-applications/:token/answer
    GET /api/vendor-applications/:token/answers
    POST /api/vendor-applications/:token/papers
    DELETE /api/vendor-applications/:token/papers/:paper
    POST /api/dominican-vendors
    POST /api/dominican-vendors/photos
    GET /api/job-offers/:token
    POST /api/job-offers/:token/answer
    POST /api/job-offers/:token/return
    POST /api/job-offers/:token/stop
    GET /api/community/all
    POST /api/community/post
    GET /api/community/posts/:id
    GET /api/community/posts/:id/replies
    POST /api/community/posts/:id/report
    DELETE /api/community/posts/:id
    GET /api/community/follows/:token
    POST /api/community/follows/:token/confirm
    POST /api/community/follows/:token/stop
    POST /api/safety-requests
    POST /api/safety-requests/contact
    POST /api/safety-requests/photos/:delivery
    POST /api/chat
    POST /api/chat/session
    GET /api/chat/history/:sessionId
    POST /api/chat/message
    POST /api/chat/photos/:sessionId
    GET /api/chat/photos/:sessionId/:photo/:size
    POST /api/chat/person
    POST /api/chat/seen
    POST /api/chat/translation
    POST /api/chat/translate
    POST /api/admin/login
    GET POST /api/staff-invitations/:token
    POST /api/admin/password-reset
    GET POST /api/staff-passwords/:token
  `,
  /** The vendor who owns the record, and staff. */
  vendor: `
    GET /api/vendor/flags/:vendorId
    POST /api/vendor/flags/:vendorId/:id/answer
    GET /api/vendor/requests/:vendorId
    POST /api/vendor/requests/:vendorId/:id/answer
    GET /api/vendor/reviews/:vendorId
    POST /api/vendor/reviews/:vendorId/:id/reply
    POST /api/vendor/logout
    POST /api/vendor/account/:vendorId/password
    GET DELETE /api/vendor/account/:vendorId/sessions
    POST /api/vendor/account/:vendorId/sign-out-everywhere
    GET PUT /api/vendor/profile/:vendorId
    PUT DELETE /api/vendor/profile/:vendorId/photo
    PUT DELETE /api/vendor/profile/:vendorId/logo
    POST PUT /api/vendor/profile/:vendorId/gallery
    DELETE /api/vendor/profile/:vendorId/gallery/:picture
    GET /api/vendor/dashboard/:vendorId
  `,
  staff: `
    GET POST /api/admin/leads
    POST /api/admin/leads/:id/undo
    POST /api/admin/letters/:id/undo
    PUT /api/admin/leads/:id/data
    GET /api/admin/leads.csv
    GET /api/admin/leads/statistics
    PATCH /api/admin/leads/:id/status
    PATCH /api/admin/leads/:id/assignee
    PUT DELETE /api/admin/leads/:id/sale
    GET /api/admin/leads/:id/sale/history
    GET /api/admin/leads/:id/history
    POST /api/admin/leads/:id/release
    GET /api/admin/messages
    GET /api/admin/messages.csv
    PATCH /api/admin/messages/:id
    PATCH /api/admin/messages/:id/assignee
    POST /api/admin/messages/:id/release
    GET /api/admin/vendors
    GET /api/admin/vendors.csv
    PATCH /api/admin/vendors/:id/status
    POST /api/admin/vendors/:id/undo
    PUT /api/admin/vendors/:id/verification
    GET /api/admin/vendors/:id/history
    DELETE /api/admin/vendors/:id/gallery/:picture
    GET /api/admin/reports
    PATCH /api/admin/reports/:id
    GET /api/flagged-vendors
    GET POST /api/flag-incidents
    PATCH /api/flag-incidents/:id
    GET /api/bookings
    PUT /api/bookings/:id/status
    GET /api/admin/bookings.csv
    GET /api/admin/bookings/counts
    GET /api/admin/bookings/:id
    PUT /api/admin/bookings/:id/prices
    POST /api/admin/bookings
    POST /api/admin/bookings/:id/undo
    PUT /api/admin/bookings/:id/customer
    PUT /api/admin/bookings/:id/vendor
    GET /api/admin/vendor-choices
    PATCH /api/admin/bookings/:id/assignee
    POST /api/admin/bookings/:id/act
    GET /api/admin/bookings/:id/history
    POST /api/admin/bookings/:id/release
    GET /api/admin/bookings/:id/photos/:photo/:size
    GET /api/admin/reviews
    PATCH /api/admin/reviews/:id
    POST /api/admin/reviews/:id/undo
    DELETE /api/admin/reviews/:id/reply
    GET /api/admin/vendor-applications
    GET /api/admin/vendor-applications.csv
    GET /api/admin/vendor-applications/:id
    PATCH /api/admin/vendor-applications/:id/status
    POST /api/admin/vendor-applications/:id/undo
    PATCH /api/admin/vendor-applications/:id/assignee
    PUT /api/admin/vendor-applications/:id/checks
    POST /api/admin/vendor-applications/:id/reveal
    POST /api/admin/vendor-applications/:id/papers/:paper
    POST /api/admin/vendor-applications/:id/release
    GET /api/admin/vendor-applications/:id/history
    GET /api/admin/dominican-vendors
    GET /api/admin/dominican-vendors.csv
    GET /api/admin/dominican-vendors/counts
    GET /api/admin/dominican-vendors/photos/:photo/:size
    PATCH /api/admin/dominican-vendors/:id
    POST /api/admin/dominican-vendors/:id/undo
    PUT /api/admin/dominican-vendors/:id/whatsapp-preference
    GET /api/admin/dominican-vendors/:id/history
    POST /api/admin/dominican-vendors/:id/release
    POST /api/admin/dominican-vendors/:id/listing
    POST /api/match-vendors
    GET /api/admin/dispatches
    GET /api/admin/dispatches/:id
    POST /api/admin/dispatches/:id/cancel
    POST /api/admin/job-offers/:id/sent
    GET /api/admin/community
    PATCH /api/admin/community/:id
    PATCH /api/admin/community/:id/links
    GET /api/admin/community/:id/history
    GET /api/admin/safety-requests
    GET /api/admin/safety-requests.csv
    PATCH /api/admin/safety-requests/:id
    PATCH /api/admin/safety-requests/:id/assignee
    GET /api/admin/safety-requests/:id/history
    GET /api/admin/safety-requests/:id/photos/:photo/:size
    POST /api/admin/safety-requests/:id/release
    GET /api/admin/chats
    GET /api/admin/chats.csv
    GET PATCH /api/admin/chats/:id
    PATCH /api/admin/chats/:id/assignee
    POST /api/admin/chats/:id/reply
    POST /api/admin/chats/:id/preview
    POST /api/admin/chats/:id/translations
    GET /api/admin/chats/:id/photos/:photo/:size
    GET /api/admin/chats/:id/history
    POST /api/admin/chats/:id/lead
    POST /api/admin/chats/:id/booking
    POST /api/admin/chats/:id/safety-request
    GET POST /api/admin/templates
    PATCH /api/admin/templates/:id
    GET /api/admin/templates/:id/history
    GET /api/admin/letters/addressee
    GET /api/admin/letters/about
    POST /api/admin/letters
    POST /api/admin/letters/translation
    GET POST /api/admin/glossary
    PATCH /api/admin/glossary/:id
    GET /api/admin/glossary/:id/history
    GET POST /api/admin/people
    GET /api/admin/people/of
    GET /api/admin/follow-up/of
    GET PATCH /api/admin/people/:id
    GET /api/admin/people/:id/timeline
    POST /api/admin/people/:id/contacts
    PATCH DELETE /api/admin/people/:id/contacts/:point
    POST /api/admin/people/:id/records
    POST /api/admin/people/:id/merge
    POST /api/admin/people/merges/:merge/undo
    POST /api/admin/people/proposals/:proposal/refuse
    POST /api/admin/people/search
    POST /api/admin/people/export
    POST /api/admin/people/erase
    GET /api/admin/find
    GET /api/admin/colleagues
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
    GET /api/admin/today
    GET /api/admin/waiting
    GET /api/admin/new-calls
    GET /api/admin/queue
    GET POST /api/admin/notes
    PATCH DELETE /api/admin/notes/:id
    GET POST /api/admin/next-steps
    PATCH /api/admin/next-steps/:id
    POST /api/admin/next-steps/:id/done
    GET PUT DELETE /api/admin/snooze
    GET POST /api/admin/notifications
    POST /api/admin/notifications/:id/read
    POST /api/admin/notifications/:id/opened
    GET /api/admin/outbox
    GET POST /api/admin/views
    PATCH DELETE /api/admin/views/:id
    POST /api/admin/outbox/bulk
    POST /api/admin/leads/bulk
    POST /api/admin/leads/undo
    POST /api/admin/bookings/bulk
    POST /api/admin/bookings/undo
    POST /api/admin/messages/bulk
    POST /api/admin/reviews/bulk
    POST /api/admin/dominican-vendors/bulk
    GET /api/admin/outbox.csv
    POST /api/admin/outbox/:id/link
    POST /api/admin/outbox/:id/send
    POST /api/admin/outbox/:id/sent-by-hand
    GET /api/admin/calendar
    GET POST DELETE /api/admin/calendar/address
    GET /api/admin/report
    GET /api/admin/report.csv
    GET /api/admin/audit
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
    GET /api/admin/account
    PATCH /api/admin/account/name
    POST /api/admin/account/password
    POST /api/admin/account/second-step
    POST /api/admin/account/second-step/on
    POST /api/admin/account/second-step/off
    POST /api/admin/account/backup-codes
    POST /api/admin/account/sign-out-elsewhere
    POST /api/admin/confirm
    POST /api/admin/logout
    GET /api/admin/session
  `,
} as const;

export type AccessGroup = keyof typeof allowedCallers;

/** Routes that are no calls and open to everybody. */
export const openRoutes = `
  GET /healthz
  GET /readyz
  GET /metrics
  GET /api/openapi.json
  GET /robots.txt
  GET /vendor/login
  GET /vendor/register
  GET /vendor/login/
  GET /vendor/register/
  GET /admin
  GET /admin/
`;

export const signedRoutes = `
  GET POST /webhooks/whatsapp/meta
  POST /webhooks/whatsapp/twilio
`;

/** Built files, and files derived from pages; a browser test opens these. */
export const builtRoutes = [
  "GET /assets/*",
  "GET /:file{(?:share/)?[\\w-]+\\.(?:ico|svg|png|txt|webmanifest)}",
  "GET /service-worker.js",
  "GET /:file{sitemap(?:-[1-9]\\d{0,4})?\\.xml}",
];

export const screens = {
  anyone: `
    /
    /vendor-directory
    /vendor/:id
    /vendor-list
    /vendor-login
    /vendor-signup
    /vendor-application
    /services
    /packages
    /partners
    /about
    /community
    /community-board
    /community-board/:id
    /safety
    /ai-chat
    /book-vendor/:vendorId
    /booking/:vendorId
    /cultural-translation
    /dominican-vendor-portal
    /guide/:topic?
    /track/:token
    /planning-call/:token
    /job-offer/:token
    /board-letters/:token
    /review/:link
    /vendor-password
    /vendor-application-status/:token
    /staff-invitation/:token
    /staff-password/:token
    /terms
    /developers
    /*
  `,
  vendor: `
    /vendor-dashboard
    /vendor-profile
  `,
  staff: `
    /booking-management
    /flagged-vendors
    /flag-incidents
    /job-matching-demo
    /admin-dashboard
    /admin/account
    /admin/audit
    /admin/calendar
    /admin/chats
    /admin/community
    /admin/dominican-vendors
    /admin/glossary
    /admin/templates
    /admin/messages
    /admin/outbox
    /admin/people
    /admin/report
    /admin/people/data
    /admin/people/:id
    /admin/reports
    /admin/reviews
    /admin/safety-requests
    /admin/setup
    /admin/team
    /admin/today
    /admin/vendor-applications
    /admin/vendor-applications/:id
    /admin/vendors
  `,
} as const;

/** A list's lines as single routes: "GET PUT /a" is two. */
export function routesIn(list: string): string[] {
  return list
    .trim()
    .split(/\n/)
    .flatMap((line) => {
      const words = line.trim().split(" ");
      const path = words.at(-1) ?? "";
      return words.length === 1 ? [path] : words.slice(0, -1).map((method) => `${method} ${path}`);
    });
}
