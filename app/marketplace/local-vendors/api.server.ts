import { z } from "zod";
import { recordId } from "#platform/contract.ts";
import { call } from "#platform/http/calls/call.server.ts";
import { maxPictureBytes, pictureTypes } from "#platform/pictures/accepted-pictures.ts";
import {
  localVendorCounts as counts,
  localVendor,
  localVendorChange,
  localVendorQuery,
  localVendorReceipt,
  localVendorStep,
  newLocalVendor,
  photoParams,
  uploadedPhoto,
  whatsappPreference,
} from "./contract.ts";
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
    method: "PATCH",
    path: "/api/admin/dominican-vendors/:id",
    summary: "Set an application to under review, approved or rejected, with a note",
    caller: "staff",
    params: recordId,
    body: localVendorChange,
    answer: localVendor,
    handler: changeLocalVendor,
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
    answer: localVendor,
    handler: releaseLocalVendor,
  }),
  call({
    method: "POST",
    path: "/api/admin/dominican-vendors/:id/listing",
    summary: "List an approved local vendor in the public directory",
    caller: "staff",
    params: recordId,
    answer: z.object({ vendorId: z.number().int() }),
    creates: true,
    handler: listInDirectory,
  }),
] as const;
