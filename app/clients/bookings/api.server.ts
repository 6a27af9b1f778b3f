import { z } from "zod";
import { vendorId } from "#app/marketplace/vendors/contract.ts";
import { assignment } from "#app/staff/shell/contract.ts";
import { recordId } from "#platform/contract.ts";
import { call } from "#platform/http/calls/call.server.ts";
import { maxPictureBytes, pictureTypes } from "#platform/pictures/accepted-pictures.ts";
import {
  booking,
  bookingCounts,
  bookingHistory,
  bookingHistoryQuery,
  bookingQuery,
  bookingReceipt,
  bookingToken,
  bookingUpdate,
  cancellation,
  contactCorrection,
  fullBooking,
  furtherWords,
  proposal,
  simpleBooking,
  staffPhoto,
  trackedPhoto,
  tracking,
  vendorRequest,
  vendorRequestAnswer,
  vendorRequestId,
  vendorRequestQuery,
} from "./contract.ts";
import { addWords, correctContact } from "./server/additions/contact-and-words.server.ts";
import { readStaffPhoto, readTrackedPhoto, savePhoto } from "./server/additions/photos.server.ts";
import { createBooking } from "./server/create.server.ts";
import { countBookings, listBookingHistory, listBookings, readBooking } from "./server/list.server.ts";
import { bookingCalendar, cancelBooking, proposeTime, readTracking } from "./server/tracking.server.ts";
import { assignBooking, releaseBooking, updateBooking } from "./server/update.server.ts";
import { answerVendorRequest, listVendorRequests } from "./server/vendor-requests.server.ts";

/** Fields that tell the full body from the short one. */
const fullOnlyFields = [
  "serviceRequested",
  "preferredDate",
  "preferredTime",
  "customerEmail",
  "customerPhone",
];

/** The bytes of an id never change. `private`: only this browser may cache them. */
function pictureResponse(bytes: Buffer): Response {
  const headers = { "Content-Type": "image/webp", "Cache-Control": "private, max-age=86400" };
  return new Response(new Uint8Array(bytes), { headers });
}

export const bookingCalls = [
  call({
    method: "POST",
    path: "/api/bookings",
    summary: "Request a booking, with the short or the full form",
    caller: "anyone",
    body: simpleBooking,
    orBody: { ifPresent: fullOnlyFields, body: fullBooking },
    answer: bookingReceipt,
    creates: true,
    limit: "form",
    handler: createBooking,
  }),
  call({
    method: "GET",
    path: "/api/bookings",
    summary: "List bookings, newest first or overdue first",
    caller: "staff",
    query: bookingQuery,
    answer: z.array(booking),
    list: true,
    handler: listBookings,
  }),
  call({
    method: "PUT",
    path: "/api/bookings/:id/status",
    summary: "Update a booking's status, notes and estimated cost",
    caller: "staff",
    params: recordId,
    body: bookingUpdate,
    answer: booking,
    handler: updateBooking,
  }),
  call({
    method: "GET",
    path: "/api/admin/bookings/counts",
    summary: "Get booking counts",
    caller: "staff",
    answer: bookingCounts,
    handler: countBookings,
  }),
  call({
    method: "GET",
    path: "/api/admin/bookings/:id",
    summary: "Get a booking",
    caller: "staff",
    params: recordId,
    answer: booking,
    handler: readBooking,
  }),
  call({
    method: "PATCH",
    path: "/api/admin/bookings/:id/assignee",
    summary: "Assign a booking to the caller, or unassign it",
    caller: "staff",
    params: recordId,
    body: assignment,
    answer: booking,
    handler: assignBooking,
  }),
  call({
    method: "GET",
    path: "/api/admin/bookings/:id/history",
    summary: "List a booking's history",
    caller: "staff",
    params: recordId,
    query: bookingHistoryQuery,
    answer: bookingHistory,
    list: true,
    handler: listBookingHistory,
  }),
  call({
    method: "POST",
    path: "/api/admin/bookings/:id/release",
    summary: "Release a booking from the spam hold",
    caller: "staff",
    params: recordId,
    answer: booking,
    handler: releaseBooking,
  }),
  call({
    method: "GET",
    path: "/api/bookings/track/:token",
    summary: "Get a booking's status by its link token",
    caller: "anyone",
    params: bookingToken,
    answer: tracking,
    handler: readTracking,
  }),
  call({
    method: "POST",
    path: "/api/bookings/track/:token/cancellation",
    summary: "Cancel a booking by its link token",
    caller: "anyone",
    params: bookingToken,
    body: cancellation,
    answer: tracking,
    idempotent: true,
    limit: "form",
    handler: cancelBooking,
  }),
  call({
    method: "POST",
    path: "/api/bookings/track/:token/proposal",
    summary: "Propose another time for a booking",
    caller: "anyone",
    params: bookingToken,
    body: proposal,
    answer: tracking,
    idempotent: true,
    limit: "form",
    handler: proposeTime,
  }),
  call({
    method: "POST",
    path: "/api/bookings/track/:token/contact",
    summary: "Correct the customer's email address or phone number",
    caller: "anyone",
    params: bookingToken,
    body: contactCorrection,
    answer: tracking,
    idempotent: true,
    limit: "form",
    handler: correctContact,
  }),
  call({
    method: "POST",
    path: "/api/bookings/track/:token/words",
    summary: "Add words to a booking",
    caller: "anyone",
    params: bookingToken,
    body: furtherWords,
    answer: tracking,
    idempotent: true,
    limit: "form",
    handler: addWords,
  }),
  call({
    method: "POST",
    path: "/api/bookings/track/:token/photos",
    summary: "Add a photo to a booking",
    caller: "anyone",
    params: bookingToken,
    file: { types: pictureTypes, maxBytes: maxPictureBytes },
    answer: tracking,
    limit: "upload",
    prepare: savePhoto,
  }),
  call({
    method: "GET",
    path: "/api/bookings/track/:token/photos/:photo/:size",
    summary: "Get a booking's photo by its link token (WebP)",
    caller: "anyone",
    params: trackedPhoto,
    answer: z.string(),
    respond: async (_c, ctx, input) => pictureResponse(await readTrackedPhoto(ctx, input)),
  }),
  call({
    method: "GET",
    path: "/api/admin/bookings/:id/photos/:photo/:size",
    summary: "Get a booking's photo (WebP)",
    caller: "staff",
    params: staffPhoto,
    answer: z.string(),
    respond: async (_c, ctx, input) => pictureResponse(await readStaffPhoto(ctx, input)),
  }),
  call({
    method: "GET",
    path: "/api/bookings/track/:token/calendar.ics",
    summary: "Get the appointment as a calendar file",
    caller: "anyone",
    params: bookingToken,
    answer: z.string(),
    async respond(_c, ctx, input) {
      return new Response(await bookingCalendar(ctx, input), {
        headers: {
          "Content-Type": "text/calendar; charset=utf-8",
          "Content-Disposition": `attachment; filename="arribo.ics"`,
          "Cache-Control": "no-store",
        },
      });
    },
  }),
  call({
    method: "GET",
    path: "/api/vendor/requests/:vendorId",
    summary: "List the vendor's booking requests, without customer data",
    caller: "vendor",
    params: vendorId,
    query: vendorRequestQuery,
    answer: z.array(vendorRequest),
    list: true,
    handler: listVendorRequests,
  }),
  call({
    method: "POST",
    path: "/api/vendor/requests/:vendorId/:id/answer",
    summary: "Set the vendor's availability for a booking request",
    caller: "vendor",
    params: vendorRequestId,
    body: vendorRequestAnswer,
    answer: vendorRequest,
    handler: answerVendorRequest,
  }),
] as const;
