import { expectTypeOf, test } from "vitest";
import type { Lead } from "#app/leads/contract.ts";
import { api, type ListPage } from "./api.ts";

test("a call is known by its path: what it takes, and what it answers", () => {
  expectTypeOf(() =>
    api.patch("/api/admin/leads/:id/status", { id: 7, status: "qualified", from: "new" }),
  ).returns.resolves.toEqualTypeOf<Lead>();
  expectTypeOf(() => api.list("/api/admin/leads", { status: "new" })).returns.resolves.toEqualTypeOf<
    ListPage<Lead>
  >();
});
