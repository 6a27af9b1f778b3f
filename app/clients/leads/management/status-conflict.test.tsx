import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls } from "../../../../tests/support/records/answer-calls.ts";
import { hookForStaff } from "../../../../tests/support/staff-hook.tsx";
import type { Lead } from "../contract.ts";
import { useChangeStatus } from "./queries.ts";

afterEach(() => vi.unstubAllGlobals());

const lead = { id: 7, status: "new", firstAnsweredAt: null, clock: "on-time" } as Lead;

test("the slower of two hears who was faster, and where the lead stands", async () => {
  answerCalls({
    "PATCH /api/admin/leads/7/status": [409, { code: "conflict", message: "" }],
    "GET /api/admin/leads/7/history": [
      200,
      [
        { kind: "status", at: "2026-11-23T10:00:00.000Z", by: "Luis", from: "new", to: "contacted" },
        { kind: "status", at: "2026-11-23T11:00:00.000Z", by: "Ana", from: "contacted", to: "qualified" },
      ],
    ],
  });
  const failed = vi.fn();
  const change = hookForStaff(new QueryClient(), () => useChangeStatus(lead, { changed() {}, failed }));
  await change.mutateAsync({ status: "closed" }).catch(() => {});
  await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce(), 10_000);
  expect(failed.mock.calls[0]?.[0]).toMatchObject({ by: "Ana", to: "qualified" });
});

test("any other failure, and a history that cannot be read, name nobody", async () => {
  for (const status of [500, 409]) {
    answerCalls({ "PATCH /api/admin/leads/7/status": [status, {}] });
    const failed = vi.fn();
    const change = hookForStaff(new QueryClient(), () => useChangeStatus(lead, { changed() {}, failed }));
    await change.mutateAsync({ status: "closed" }).catch(() => {});
    await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce(), 10_000);
    expect(failed.mock.calls[0]?.[0]).toBeUndefined();
  }
});
