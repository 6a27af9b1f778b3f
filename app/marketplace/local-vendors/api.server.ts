import { z } from "zod";
import { bulkAnswer, undoRequest } from "#app/staff/shell/contract.ts";
import { csvCall } from "#app/staff/shell/csv/csv.server.ts";
import { recordId } from "#platform/contract.ts";
import { call } from "#platform/http/calls/call.server.ts";
import { maxPictureBytes, pictureTypes } from "#platform/pictures/accepted-pictures.ts";
import {
  changedLocalVendor,
  localVendorCounts as counts,
  localVendor,
  localVendorBulk,
  localVendorChange,
  localVendorQuery,
  localVendorReceipt,
  localVendorStep,
  newLocalVendor,
  photoParams,
  uploadedPhoto,
  whatsappPreference,
} from "./contract.ts";
import { decideLocalVendors } from "./server/bulk.server.ts";
import { createLocalVendor } from "./server/create.server.ts";
import { listInDirectory } from "./server/listing.server.ts";
import { readPhoto, savePhoto } from "./server/photos.server.ts";
import {
  changeLocalVendor,
  listLocalVendors,
  localVendorCounts,
  localVendorHistory,
  releaseLocalVendor,
  setWhatsappPreference,
  undoLocalVendorAct,
} from "./server/review.server.ts";

/** Also called by the portal page's `action` when the browser runs no scripts. */
export const applyCall = call({
  method: "POST",
  path: "/api/dominican-vendors",
  summary: "Submit a local vendor application",
  caller: "anyone",
  body: newLocalVendor,
  answer: localVendorReceipt,
  creates: true,
  limit: "form",
  handler: createLocalVendor,
});

export const localVendorCalls = [
  applyCall,
  call({
    method: "POST",
    path: "/api/dominican-vendors/photos",
    summary: "Upload a photo for a later application",
    caller: "anyone",
    file: { types: pictureTypes, maxBytes: maxPictureBytes },
    answer: uploadedPhoto,
    limit: "upload",
    respond: async (c, ctx) => c.json(await savePhoto(ctx, c.var.address), 201),
  }),
  call({
    method: "GET",
    path: "/api/admin/dominican-vendors",
    summary: "List local vendors, newest first",
    caller: "staff",
    query: localVendorQuery,
    answer: z.array(localVendor),
    list: true,
    handler: listLocalVendors,
  }),
  csvCall({
    path: "/api/admin/dominican-vendors.csv",
    name: "local vendors",
    query: localVendorQuery.omit({ limit: true, cursor: true }),
    list: listLocalVendors,
    columns: [
      "id",
      "submittedAt",
      "status",
      "nombreCompleto",
      "servicioOfrece",
      "serviceCategory",
      "zonaUbicacion",
      "telefono",
      "email",
      "descripcionServicio",
      "precioPromedio",
      "tieneNegocioRegistrado",
      "disponibleFinSemana",
      "puedeMoverse",
      "language",
      "reviewedAt",
      "reviewedBy",
      "adminNotes",
      "heldReason",
    ],
    act: "local_vendor.export",
    subject: "local_vendor",
  }),
  call({
    method: "GET",
    path: "/api/admin/dominican-vendors/counts",
    summary: "Count local vendors by status",
    caller: "staff",
    answer: counts,
    handler: localVendorCounts,
  }),
  call({
    method: "GET",
    path: "/api/admin/dominican-vendors/photos/:photo/:size",
    summary: "Get a photo of an application (WebP)",
    caller: "staff",
    params: photoParams,
    answer: z.string(),
    async respond(_c, ctx, input) {
      const bytes = await readPhoto(ctx, input);
      // The bytes of an id never change. `private`: only the browser of the member of staff may cache them.
      const headers = { "Content-Type": "image/webp", "Cache-Control": "private, max-age=86400" };
      return new Response(new Uint8Array(bytes), { headers });
    },
  }),
  call({
    method: "POST",
    path: "/api/admin/dominican-vendors/bulk",
    summary: "Approve or reject up to 100 applications",
    caller: "staff",
    permission: "publish",
    body: localVendorBulk,
    answer: bulkAnswer,
    ownTransactions: true,
    handler: decideLocalVendors,
  }),
  call({
    method: "PATCH",
    path: "/api/admin/dominican-vendors/:id",
    summary: "Set an application to under review, approved or rejected, with a note",
    caller: "staff",
    // A note beside an unchanged status is no decision; `from` is compared with the record.
    permission: ({ status, from }) => (status === "en_revision" || status === from ? "work" : "publish"),
    params: recordId,
    body: localVendorChange,
    answer: changedLocalVendor,
    handler: changeLocalVendor,
  }),
  call({
    method: "POST",
    path: "/api/admin/dominican-vendors/:id/undo",
    summary: "Undo one's own change or release of an application, within ten seconds",
    caller: "staff",
    params: recordId,
    body: undoRequest,
    answer: localVendor,
    handler: undoLocalVendorAct,
  }),
  call({
    method: "PUT",
    path: "/api/admin/dominican-vendors/:id/whatsapp-preference",
    summary: "Set a local vendor's WhatsApp preference",
    caller: "staff",
    params: recordId,
    body: whatsappPreference,
    answer: localVendor,
    handler: setWhatsappPreference,
  }),
  call({
    method: "GET",
    path: "/api/admin/dominican-vendors/:id/history",
    summary: "List the review history of an application",
    caller: "staff",
    params: recordId,
    answer: z.array(localVendorStep),
    handler: localVendorHistory,
  }),
  call({
    method: "POST",
    path: "/api/admin/dominican-vendors/:id/release",
    summary: "Release an application from the spam hold",
    caller: "staff",
    params: recordId,
    answer: changedLocalVendor,
    handler: releaseLocalVendor,
  }),
  call({
    method: "POST",
    path: "/api/admin/dominican-vendors/:id/listing",
    summary: "List an approved local vendor in the public directory",
    caller: "staff",
    permission: "publish",
    params: recordId,
    answer: z.object({ vendorId: z.number().int() }),
    creates: true,
    handler: listInDirectory,
  }),
] as const;
