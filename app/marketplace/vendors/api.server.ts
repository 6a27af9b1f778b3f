import { z } from "zod";
import { auditEntry, historyQuery } from "#app/staff/audit/contract.ts";
import { undoRequest } from "#app/staff/shell/contract.ts";
import { csvCall } from "#app/staff/shell/csv/csv.server.ts";
import { recordId } from "#platform/contract.ts";
import { call } from "#platform/http/calls/call.server.ts";
import {
  changedVendor,
  gallery,
  managedPictureId,
  managedVendor,
  managedVendorQuery,
  pictureId,
  pictureRemoval,
  vendorCard,
  vendorChoice,
  vendorChoiceQuery,
  vendorDetail,
  vendorQuery,
  vendorStatusChange,
  verification,
} from "./contract.ts";
import { listVendors, readVendor } from "./server/directory.server.ts";
import { listVendorChoices } from "./server/lists/choices.server.ts";
import {
  changeVendorStatus,
  listManagedVendors,
  undoVendorAct,
  vendorHistory,
  verifyVendor,
} from "./server/manage.server.ts";
import { readPicture } from "./server/pictures.server.ts";
import { removeVendorPicture } from "./server/remove-picture.server.ts";

export const vendorCalls = [
  call({
    method: "GET",
    path: "/api/vendors",
    summary: "List vendors: best match first, otherwise best rated",
    caller: "anyone",
    isPublic: true,
    query: vendorQuery,
    answer: z.array(vendorCard),
    list: true,
    handler: listVendors,
  }),
  call({
    method: "GET",
    path: "/api/vendors/:id",
    summary: "Get a vendor's public profile",
    caller: "anyone",
    isPublic: true,
    params: recordId,
    answer: vendorDetail,
    handler: readVendor,
  }),
  call({
    method: "GET",
    path: "/api/pictures/:id/:size",
    summary: "Get a vendor's photo, logo or picture of work (WebP)",
    caller: "anyone",
    params: pictureId,
    answer: z.string(),
    async respond(c, ctx, input) {
      const { bytes, isPublic } = await readPicture(ctx, input);
      const type = { "Content-Type": "image/webp" };
      if (!isPublic)
        return new Response(new Uint8Array(bytes), { headers: { ...type, "Cache-Control": "no-store" } });
      // The bytes of an id never change, but its vendor may leave the directory: asked again after a day.
      const etag = `"${input.id}-${input.size}"`;
      const headers = { "Cache-Control": "public, max-age=86400, immutable", ETag: etag };
      if (c.req.header("if-none-match") === etag) return new Response(null, { status: 304, headers });
      return new Response(new Uint8Array(bytes), { headers: { ...type, ...headers } });
    },
  }),
  call({
    method: "GET",
    path: "/api/admin/vendors",
    summary: "List all vendors, newest first",
    caller: "staff",
    query: managedVendorQuery,
    answer: z.array(managedVendor),
    list: true,
    handler: listManagedVendors,
  }),
  csvCall({
    path: "/api/admin/vendors.csv",
    name: "vendors",
    query: managedVendorQuery.omit({ limit: true, cursor: true }),
    list: listManagedVendors,
    columns: [
      "id",
      "createdAt",
      "status",
      "businessName",
      "businessNameEnglish",
      "contactName",
      "email",
      "phone",
      "website",
      "address",
      "location",
      "category",
      ["services", ({ services }) => services.join("; ")],
      "locale",
      "verifiedAt",
      "verifiedBy",
      "rating",
      "reviewCount",
      "statusReason",
    ],
    act: "vendor.export",
    subject: "vendor",
  }),
  call({
    method: "GET",
    path: "/api/admin/vendor-choices",
    summary: "List vendors to give a booking to: of the category and serving the town first",
    caller: "staff",
    query: vendorChoiceQuery,
    answer: z.array(vendorChoice),
    list: true,
    handler: listVendorChoices,
  }),
  call({
    method: "PATCH",
    path: "/api/admin/vendors/:id/status",
    summary: "Approve a vendor, or suspend it with a reason",
    caller: "staff",
    permission: ({ status }) => (status === "suspended" ? "suspend" : "publish"),
    params: recordId,
    body: vendorStatusChange,
    answer: changedVendor,
    handler: changeVendorStatus,
  }),
  call({
    method: "POST",
    path: "/api/admin/vendors/:id/undo",
    summary: "Undo one's own approval, suspension or verification of a vendor, within ten seconds",
    caller: "staff",
    params: recordId,
    body: undoRequest,
    answer: managedVendor,
    handler: undoVendorAct,
  }),
  call({
    method: "PUT",
    path: "/api/admin/vendors/:id/verification",
    summary: "Set a vendor's verification checks",
    caller: "staff",
    permission: "publish",
    params: recordId,
    body: verification,
    answer: changedVendor,
    handler: verifyVendor,
  }),
  call({
    method: "DELETE",
    path: "/api/admin/vendors/:id/gallery/:picture",
    summary: "Remove a picture of a vendor's work, with a reason for the vendor",
    caller: "staff",
    params: managedPictureId,
    body: pictureRemoval,
    answer: gallery,
    handler: removeVendorPicture,
  }),
  call({
    method: "GET",
    path: "/api/admin/vendors/:id/history",
    summary: "List staff changes to a vendor",
    caller: "staff",
    params: recordId,
    query: historyQuery,
    answer: z.array(auditEntry),
    list: true,
    handler: vendorHistory,
  }),
] as const;
