/** The lists whose filter can be kept: their screen, and what of its address is no filter. */
export const viewScreens = {
  leads: { path: "/admin-dashboard", selection: "lead" },
  bookings: { path: "/booking-management", selection: "booking" },
  messages: { path: "/admin/messages", selection: "message" },
  chats: { path: "/admin/chats", selection: "chat" },
  safety: { path: "/admin/safety-requests", selection: "request" },
  vendors: { path: "/admin/vendors", selection: "vendor" },
  applications: { path: "/admin/vendor-applications", selection: "application" },
  local_vendors: { path: "/admin/dominican-vendors", selection: "vendor" },
  reviews: { path: "/admin/reviews", selection: "review" },
  reports: { path: "/admin/reports", selection: "report" },
  flagged: { path: "/flagged-vendors", selection: "vendor" },
  incidents: { path: "/flag-incidents", selection: "incident" },
  community: { path: "/admin/community", selection: "entry" },
  glossary: { path: "/admin/glossary", selection: "term" },
  outbox: { path: "/admin/outbox", selection: "letter" },
  audit: { path: "/admin/audit" },
} as const satisfies Record<string, { path: string; selection?: string }>;
export type ViewScreen = keyof typeof viewScreens;
export const viewScreenNames = Object.keys(viewScreens) as [ViewScreen, ...ViewScreen[]];

export const maxViewName = 60;
/** Of one member of staff. */
export const maxOwnViews = 50;
