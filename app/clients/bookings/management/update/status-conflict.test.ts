import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls } from "../../../../../tests/support/records/answer-calls.ts";
import { findStatusChange } from "../../queries.ts";

afterEach(() => vi.unstubAllGlobals());

const event = (kind: string, by: string, name: string, to: string | null) => ({
  kind,
  by,
  name,
  from: null,
  to,
});

test("who moved a booking meanwhile is found behind what happened since; notes alone name nobody", async () => {
  answerCalls({
    "GET /api/admin/bookings/7/history": [
      200,
      [
        event("details", "staff", "Luis", null),
        event("status", "staff", "Ana", "confirmed"),
        event("status", "customer", "", "cancelled"),
      ],
    ],
  });
  const now = (status: "confirmed" | "cancelled") =>
    findStatusChange(new QueryClient(), { id: 7, status }, "pending");
  expect(await now("confirmed")).toEqual({ by: "Ana", actor: "staff", to: "confirmed" });
  expect(await now("cancelled")).toEqual({ by: "", actor: "customer", to: "cancelled" });
  expect(await findStatusChange(new QueryClient(), { id: 7, status: "pending" }, "pending")).toBeUndefined();
  answerCalls({});
  expect(await now("confirmed")).toBeUndefined();
});
