import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { mayEditVendor, mayOpenAccount } from "#app/marketplace/vendors/policy.ts";
import type { Actor } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import { requireStaff, requireVendor } from "#platform/security/policy.server.ts";
import { declaredCalls } from "../../tests/support/calls/call-guards.ts";
import { calls } from "./api.server.ts";

const actors = {
  visitor: { kind: "visitor" },
  ownVendor: { kind: "vendor", vendorId: 1, session: "a" },
  otherVendor: { kind: "vendor", vendorId: 2, session: "b" },
  staff: { kind: "staff", id: "1", name: "Ana", email: "ana@example.com", role: "owner" },
  staffWithoutStep: {
    kind: "staff",
    id: "2",
    name: "Eva",
    email: "eva@example.com",
    role: "owner",
    lacksSecondStep: true,
  },
  operator: { kind: "operator" },
  system: { kind: "system" },
} satisfies Record<string, Actor>;
type Who = keyof typeof actors;

function verdicts(guard: (actor: Actor) => unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(actors).map(([who, actor]) => {
      try {
        guard(actor);
        return [who, "in"];
      } catch (error) {
        return [who, error instanceof AppError ? error.code : String(error)];
      }
    }),
  );
}

test("only staff pass requireStaff, with the second step that is required of them; only vendors pass requireVendor", () => {
  const nobody = {
    visitor: "sign_in_required",
    ownVendor: "forbidden",
    otherVendor: "forbidden",
    staff: "forbidden",
    staffWithoutStep: "forbidden",
    operator: "forbidden",
    system: "forbidden",
  };
  expect(verdicts((actor) => requireStaff({ actor }))).toEqual({
    ...nobody,
    staff: "in",
    staffWithoutStep: "second_step_required",
  });
  expect(verdicts((actor) => requireVendor({ actor }))).toEqual({
    ...nobody,
    ownVendor: "in",
    otherVendor: "in",
  });
});

test("a role that lacks a permission is refused with its name", () => {
  const actor = { ...actors.staff, role: "concierge" } as const;
  expect(requireStaff({ actor }, "work")).toBe(actor);
  expect(() => requireStaff({ actor }, "erase")).toThrow(
    expect.objectContaining({ code: "forbidden", permission: "erase" }),
  );
});

test("a vendor's record is for the vendor and staff, its account for the vendor alone", () => {
  const letIn = (may: (actor: Actor, vendorId: number) => boolean) =>
    (Object.keys(actors) as Who[]).filter((who) => may(actors[who], 1));
  expect(letIn(mayEditVendor)).toEqual(["ownVendor", "staff", "staffWithoutStep"]);
  expect(letIn(mayOpenAccount)).toEqual(["ownVendor"]);
});

/** Ends the session of the request's own cookie, so it needs no check. */
const endsOwnSession = "/api/vendor/logout";

test("whatever a call for staff or vendors runs begins by checking its caller", () => {
  const declared = globSync("app/*/*/{,server/}*.server.ts").flatMap(declaredCalls);
  const closed = declared.filter(
    ({ caller, allowsMissingSecondStep }) => caller !== "anyone" && !allowsMissingSecondStep,
  );
  expect(closed.filter(({ isGuarded }) => !isGuarded).map(({ path }) => path)).toEqual([endsOwnSession]);
  // A page's loader runs the service of a GET without its call.
  const restricted = declared.filter(({ method, permission }) => method === "GET" && permission !== "");
  expect(restricted.length).toBeGreaterThanOrEqual(2);
  expect(restricted.filter((one) => !one.isGuardedBy(one.permission)).map(({ path }) => path)).toEqual([]);
  // `csvCall` makes the exports of all lists but two, with the check inside.
  const exports = calls.filter(({ path }) => path.endsWith(".csv")).length - 2;
  // One declaration creates a call for each kind of picture.
  expect(declared.length).toBe(calls.length - 2 - exports);
});
