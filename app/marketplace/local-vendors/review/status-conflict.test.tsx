import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls } from "../../../../tests/support/records/answer-calls.ts";
import { hookForStaff } from "../../../../tests/support/staff-hook.tsx";
import type { LocalVendor } from "../contract.ts";
import { useChangeLocalVendor } from "./queries.ts";

afterEach(() => vi.unstubAllGlobals());

test("the slower of two hears who was faster, and what they decided", async () => {
  answerCalls({
    "PATCH /api/admin/dominican-vendors/7": [409, { code: "conflict", message: "" }],
    "GET /api/admin/dominican-vendors/7/history": [
      200,
      [{ at: "2026-11-23T10:00:00.000Z", by: "Ana", from: "pendiente", to: "rechazado", note: "" }],
    ],
  });
  const failed = vi.fn();
  const vendor = { id: 7, status: "pendiente", adminNotes: "" } as LocalVendor;
  const change = hookForStaff(new QueryClient(), () =>
    useChangeLocalVendor(vendor, { changed() {}, failed }),
  );
  await change.mutateAsync({ status: "aprobado", from: "pendiente" }).catch(() => {});
  await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce(), 10_000);
  expect(failed.mock.calls[0]).toEqual([true, { by: "Ana", to: "rechazado" }]);
});
