import { Readable } from "node:stream";
import { z } from "zod";
import { call } from "#platform/http/calls/call.server.ts";
import { calendar, calendarQuery, feedChoice, feedState, feedToken, newFeed } from "./contract.ts";
import { readCalendar } from "./server/calendar.server.ts";
import { endFeed, readFeed, readFeedState, renewFeed } from "./server/feed.server.ts";

export const calendarCalls = [
  call({
    method: "GET",
    path: "/api/admin/calendar",
    summary: "List what has a date in some days, at most six weeks",
    caller: "staff",
    query: calendarQuery,
    answer: calendar,
    handler: readCalendar,
  }),
  call({
    method: "GET",
    path: "/api/admin/calendar/address",
    summary: "Get the state of the caller's calendar address",
    caller: "staff",
    answer: feedState,
    handler: readFeedState,
  }),
  call({
    method: "POST",
    path: "/api/admin/calendar/address",
    summary: "Switch the caller's calendar address on, or renew it",
    caller: "staff",
    body: feedChoice,
    answer: newFeed,
    handler: renewFeed,
  }),
  call({
    method: "DELETE",
    path: "/api/admin/calendar/address",
    summary: "Switch the caller's calendar address off",
    caller: "staff",
    answer: feedState,
    handler: endFeed,
  }),
  call({
    method: "GET",
    path: "/api/calendar/:token",
    summary: "Get the team's calendar as a calendar file, by its secret address",
    caller: "anyone",
    params: feedToken,
    answer: z.string(),
    limit: "calendar",
    async respond(_c, ctx, input) {
      const file = Readable.from(await readFeed(ctx, input), { objectMode: false });
      return new Response(Readable.toWeb(file) as ReadableStream<Uint8Array>, {
        headers: {
          "Content-Type": "text/calendar; charset=utf-8",
          "Content-Disposition": `inline; filename="arribo.ics"`,
          "Cache-Control": "private, max-age=300",
        },
      });
    },
  }),
] as const;
