import { z } from "zod";
import { maxPictureBytes, pictureTypes } from "#app/marketplace/accounts/contract.ts";
import { recordId } from "#platform/contract.ts";
import { call } from "#platform/http/calls/call.server.ts";
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
  summary: "Apply as a local vendor",
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
    summary: "Send a photo, before the application that names it",
    caller: "anyone",
    file: { types: pictureTypes, maxBytes: maxPictureBytes },
    answer: uploadedPhoto,
    limit: "upload",
    respond: async (c, ctx) => c.json(await savePhoto(ctx, c.var.address), 201),
  }),
  call({
    method: "GET",
    path: "/api/admin/dominican-vendors",
    summary: "Local vendors, newest first",
    caller: "staff",
    query: localVendorQuery,
    answer: z.array(localVendor),
    list: true,
    handler: listLocalVendors,
  }),
  call({
    method: "GET",
    path: "/api/admin/dominican-vendors/counts",
    summary: "How many there are of each status",
    caller: "staff",
    answer: counts,
    handler: localVendorCounts,
  }),
  call({
    method: "GET",
    path: "/api/admin/dominican-vendors/photos/:photo/:size",
    summary: "A photo of an application (WebP)",
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
    summary: "Mark as under review, approve or reject, with a note",
    caller: "staff",
    params: recordId,
    body: localVendorChange,
    answer: localVendor,
    handler: changeLocalVendor,
  }),
  call({
    method: "PUT",
    path: "/api/admin/dominican-vendors/:id/whatsapp-preference",
    summary: "Keep what a local vendor told about being written to",
    caller: "staff",
    params: recordId,
    body: whatsappPreference,
    answer: localVendor,
    handler: setWhatsappPreference,
  }),
  call({
    method: "GET",
    path: "/api/admin/dominican-vendors/:id/history",
    summary: "The steps of an application's review",
    caller: "staff",
    params: recordId,
    answer: z.array(localVendorStep),
    handler: localVendorHistory,
  }),
  call({
    method: "POST",
    path: "/api/admin/dominican-vendors/:id/release",
    summary: "End the hold on an application that looked like a robot's",
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
