import { randomUUID } from "node:crypto";
import { vendorApplication } from "#app/marketplace/applications/schema.server.ts";
import { dispatch } from "#app/marketplace/dispatch/schema.server.ts";
import { localVendor } from "#app/marketplace/local-vendors/schema.server.ts";
import { flagIncident, report } from "#app/marketplace/moderation/schema.server.ts";
import { vendor } from "#app/marketplace/vendors/schema.server.ts";
import { fillIndex } from "#app/marketplace/vendors/search/fill.server.ts";
import { newLinkToken } from "#platform/security/link-token.server.ts";
import { ago, copies, historyCase, type ListCase, patch, recent } from "./list-case.ts";

const vendors = (status: "pending" | "approved") =>
  copies(vendor, 6, () => ({ status, email: `${randomUUID()}@example.com` }));

async function struckVendors() {
  const ids = await vendors("approved");
  for (const [index, vendorId] of ids.entries())
    await copies(flagIncident, 1 + (index % 3), () => ({
      vendorId,
      details: randomUUID(),
      dismissedAt: null,
      createdAt: ago(2),
    }));
}
const newlyStruckVendor = async () => {
  const [vendorId = 0] = await vendors("approved");
  const struck = () => ({ vendorId, details: randomUUID(), dismissedAt: null, createdAt: new Date() });
  await copies(flagIncident, 4, struck);
  return vendorId;
};

export const marketplaceCases: readonly ListCase[] = [
  { path: "/api/admin/vendor-choices", fill: () => vendors("approved") },
  { path: "/api/flagged-vendors", fill: struckVendors, enter: newlyStruckVendor },
  {
    path: "/api/flag-incidents",
    query: "status=open",
    fill: struckVendors,
    ...patch("/api/flag-incidents", { dismissed: true }),
  },
  {
    path: "/api/admin/reports",
    query: "status=open",
    fill: () => copies(report, 7, (index) => ({ ...recent(index), closedAt: null, email: randomUUID() })),
    ...patch("/api/admin/reports", { closed: true, outcome: "Looked at." }),
  },
  {
    path: "/api/admin/vendor-applications",
    fill: () =>
      copies(vendorApplication, 7, (index) => ({
        ...recent(index),
        ...newLinkToken().stored,
        heldReason: null,
      })),
    work: ({ id }) => [
      "PATCH",
      `/api/admin/vendor-applications/${id}/status`,
      { status: "changes_requested", note: "Which one?" },
    ],
  },
  {
    path: "/api/admin/dominican-vendors",
    query: "status=pendiente",
    fill: () =>
      copies(localVendor, 7, (index) => ({ ...recent(index), status: "pendiente", heldReason: null })),
    ...patch("/api/admin/dominican-vendors", { status: "aprobado" }),
  },
  {
    path: "/api/admin/vendors",
    query: "status=pending",
    fill: () => vendors("pending"),
    work: ({ id }) => ["PATCH", `/api/admin/vendors/${id}/status`, { status: "approved" }],
  },
  { path: "/api/admin/dispatches", fill: () => copies(dispatch, 6, recent) },
  {
    path: "/api/vendors",
    fill: async () => {
      await vendors("approved");
      await fillIndex(new AbortController().signal);
    },
  },
  {
    path: "/api/vendor/flags/:vendorId",
    fill: () =>
      copies(flagIncident, 7, (index) => ({ ...recent(index), details: randomUUID(), dismissedAt: null })),
  },
  historyCase("/api/admin/vendors/:id/history", "vendor"),
  historyCase("/api/admin/vendor-applications/:id/history", "vendor_application"),
];
