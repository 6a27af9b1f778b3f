import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, test, vi } from "vitest";
import { hasUnsaved } from "#app/staff/shell/editing/unsaved.ts";
import type { Booking } from "../../contract.ts";
import { readStoredUnsaved, readUnsaved, removeUnsaved, saveUnsaved } from "./unsaved.ts";

let storage: Map<string, string>;
beforeEach(() => {
  storage = new Map();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
});

const base = (id: number) =>
  ({
    id,
    version: 3,
    status: "pending",
    adminNotes: "",
    estimatedCost: null,
    noShow: null,
    customerPhone: "+18095550142",
  }) as Booking;
const typed = {
  status: "confirmed",
  adminNotes: "Call first",
  estimatedCost: "",
  noShow: "",
  appointment: null,
} as const;

test("what was typed over a booking outlives a reload, and is forgotten once it is saved", () => {
  const cache = new QueryClient();
  for (const id of [7, 8]) saveUnsaved(cache, { base: base(id), typed });
  const reloaded = new QueryClient();
  expect(readUnsaved(reloaded, 7)).toBeUndefined();
  expect(readStoredUnsaved(7)).toMatchObject({ base: { id: 7, version: 3 }, typed });
  expect(hasUnsaved(cache)).toBe(true);
  removeUnsaved(cache, 7);
  expect([readStoredUnsaved(7), readUnsaved(cache, 7)]).toEqual([undefined, undefined]);
  expect(readStoredUnsaved(8)).toBeDefined();
  removeUnsaved(cache, 8);
  expect([hasUnsaved(cache), storage.size]).toEqual([false, 0]);
});

test("of the customer nothing is stored", () => {
  saveUnsaved(new QueryClient(), { base: base(7), typed });
  expect([...storage.values()].join()).not.toContain("8095550142");
});
