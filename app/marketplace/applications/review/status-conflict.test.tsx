import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls } from "../../../../tests/support/records/answer-calls.ts";
import { hookForStaff } from "../../../../tests/support/staff-hook.tsx";
import type { Application } from "../contract.ts";
import { useDecide } from "./queries.ts";

afterEach(() => vi.unstubAllGlobals());

const application = { id: 7, status: "in_review", steps: [] as object[] } as Application;
const deed = (act: string, detail: object) => ({
  id: 1,
  at: "2026-11-23T10:00:00.000Z",
  by: "Ana",
  act,
  detail,
});

async function decide(history: unknown[]) {
  answerCalls({
    "PATCH /api/admin/vendor-applications/7/status": [409, { code: "conflict", message: "" }],
    "GET /api/admin/vendor-applications/7/history": [200, history],
  });
  const failed = vi.fn();
  const change = hookForStaff(new QueryClient(), () => useDecide(application, { failed }));
  await change.mutateAsync({ status: "approved", note: "", fields: [] }).catch(() => {});
  await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce(), 10_000);
  return failed.mock.calls[0]?.[1];
}

test("the slower of two hears who decided, and what", async () => {
  const history = [
    deed("application.status", { from: "in_review", to: "declined" }),
    deed("application.checks", { from: "", to: "identity" }),
    deed("application.status", { from: "changes_requested", to: "in_review" }),
  ];
  expect(await decide(history)).toEqual({ by: "Ana", to: "declined" });
});

test("where it stands as it did, nobody is named: the account under its e-mail was in the way", async () => {
  const history = [deed("application.status", { from: "changes_requested", to: "in_review" })];
  expect(await decide(history)).toBeUndefined();
});
