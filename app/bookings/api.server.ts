import { z } from "zod";
import { assignment } from "#app/desk/contract.ts";
import { vendorId } from "#app/vendors/contract.ts";
import { recordId } from "#platform/contract.ts";
import { type Call, call } from "#platform/http/call.server.ts";
import {
  booking,
  bookingCounts,
  bookingHistory,
  bookingQuery,
  bookingReceipt,
  bookingToken,
  bookingUpdate,
  cancellation,
  fullBooking,
  proposal,
  simpleBooking,
  tracking,
  vendorRequest,
  vendorRequestAnswer,
  vendorRequestId,
} from "./contract.ts";
import { createBooking } from "./create.server.ts";
import { bookingCountsOf, bookingHistoryOf, listBookings, readBooking } from "./list.server.ts";
import { bookingCalendar, cancelBooking, proposeTime, readTracking } from "./track.server.ts";
import { assignBooking, releaseBooking, updateBooking } from "./update.server.ts";
import { answerVendorRequest, listVendorRequests } from "./vendor-requests.server.ts";

/** The fields that only the full body has. */
const fullMarks = ["serviceRequested", "preferredDate", "preferredTime", "customerEmail", "customerPhone"];

export const bookingCalls: readonly Call[] = [
  call({
    method: "POST",
    path: "/api/bookings",
    summary: "Ask for a vendor's service, in short or in full",
    caller: "anyone",
    body: simpleBooking,
    orBody: { marked: fullMarks, body: fullBooking },
    answer: bookingReceipt,
    creates: true,
    adds: true,
    limit: "form",
    act: createBooking,
  }),
  call({
    method: "GET",
    path: "/api/bookings",
    summary: "Bookings, newest first, or what is late first",
    caller: "staff",
    query: bookingQuery,
    answer: z.array(booking),
    list: true,
    act: listBookings,
  }),
  call({
    method: "PUT",
    path: "/api/bookings/:id/status",
    summary: "Update a booking's status, notes and estimated cost",
    caller: "staff",
    params: recordId,
    body: bookingUpdate,
    answer: booking,
    act: updateBooking,
  }),
  call({
    method: "GET",
    path: "/api/admin/bookings/counts",
    summary: "The booking dashboard's counters",
    caller: "staff",
    answer: bookingCounts,
    act: bookingCountsOf,
  }),
  call({
    method: "GET",
    path: "/api/admin/bookings/:id",
    summary: "One booking",
    caller: "staff",
    params: recordId,
    answer: booking,
    act: readBooking,
  }),
  call({
    method: "PATCH",
    path: "/api/admin/bookings/:id/assignee",
    summary: "Take a booking, or give it back",
    caller: "staff",
    params: recordId,
    body: assignment,
    answer: booking,
    act: assignBooking,
  }),
  call({
    method: "GET",
    path: "/api/admin/bookings/:id/history",
    summary: "Everything that happened to a booking",
    caller: "staff",
    params: recordId,
    answer: bookingHistory,
    act: bookingHistoryOf,
  }),
  call({
    method: "POST",
    path: "/api/admin/bookings/:id/release",
    summary: "End the hold on a booking that looked like a robot's",
    caller: "staff",
    params: recordId,
    answer: booking,
    act: releaseBooking,
  }),
  call({
    method: "GET",
    path: "/api/bookings/track/:token",
    summary: "How a booking stands, for whoever holds its link",
    caller: "anyone",
    params: bookingToken,
    answer: tracking,
    act: readTracking,
  }),
  call({
    method: "POST",
    path: "/api/bookings/track/:token/cancellation",
    summary: "Cancel a booking",
    caller: "anyone",
    params: bookingToken,
    body: cancellation,
    answer: tracking,
    creates: true,
    limit: "form",
    act: cancelBooking,
  }),
  call({
    method: "POST",
    path: "/api/bookings/track/:token/proposal",
    summary: "Ask for another time",
    caller: "anyone",
    params: bookingToken,
    body: proposal,
    answer: tracking,
    creates: true,
    limit: "form",
    act: proposeTime,
  }),
  call({
    method: "GET",
    path: "/api/bookings/track/:token/calendar.ics",
    summary: "The appointment as a calendar file",
    caller: "anyone",
    params: bookingToken,
    answer: z.string(),
    async handle(_c, ctx, input) {
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
    summary: "A vendor's requests, without their customers",
    caller: "vendor",
    params: vendorId,
    answer: z.array(vendorRequest),
    act: listVendorRequests,
  }),
  call({
    method: "POST",
    path: "/api/vendor/requests/:vendorId/:id/answer",
    summary: "Say whether there is time for a request",
    caller: "vendor",
    params: vendorRequestId,
    body: vendorRequestAnswer,
    answer: vendorRequest,
    act: answerVendorRequest,
  }),
];
