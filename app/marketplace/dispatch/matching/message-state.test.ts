import { expect, test } from "vitest";
import type { Offer } from "../contract.ts";
import { messageState } from "./message-state.ts";

const asked = "2026-11-20T18:32:00.000Z";
const stateOf = (state: Offer["state"], message: Offer["message"], expiresAt: string | null = asked) =>
  messageState({ state, message, expiresAt });

test("what was sent stays sent, whatever came of the offer", () => {
  for (const state of ["offered", "accepted", "declined", "expired", "taken", "withdrawn"] as const)
    for (const message of ["sent", "sent_by_hand"] as const) expect(stateOf(state, message)).toBe(message);
});

test("of an open offer the message stands as it is", () => {
  for (const message of ["ready", "waiting", "failed", "undelivered", "stopped"] as const)
    expect(stateOf("offered", message)).toBe(message);
});

test("who answered has read it: what staff could have marked as sent is not marked", () => {
  for (const state of ["accepted", "declined"] as const)
    for (const message of ["ready", "waiting", null] as const)
      expect(stateOf(state, message)).toBe("unmarked");
});

test("what was taken back after a try was nobody's to mark: it may have arrived, before and after an answer", () => {
  for (const state of ["accepted", "declined", "expired", "taken", "withdrawn"] as const)
    expect(stateOf(state, "withdrawn")).toBe("withdrawn");
  expect(stateOf("declined", "failed")).toBe("failed");
});

test("who was asked and never written to was never sent it; who was not asked has no message", () => {
  for (const state of ["expired", "taken", "withdrawn"] as const) {
    expect(stateOf(state, null)).toBe("neverSent");
    expect(stateOf(state, null, null)).toBeNull();
  }
});
