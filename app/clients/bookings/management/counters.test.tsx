import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { hookForStaff } from "../../../../tests/support/staff-hook.tsx";
import type { Booking, BookingCounts } from "../contract.ts";
import { countsQueryOptions, useUpdateBooking } from "../queries.ts";

const callbacks = { updated() {}, failed() {} };
const change = { adminNotes: "", estimatedCost: "", noShow: "" as const, appointment: null, version: 1 };

afterEach(() => vi.unstubAllGlobals());

test("a save moves the counters; when it fails they are read anew, whatever was read meanwhile", async () => {
  let refuse: () => void = () => {};
  vi.stubGlobal(
    "fetch",
    () => new Promise((resolve) => (refuse = () => resolve(new Response("", { status: 500 })))),
  );
  const cache = new QueryClient();
  const booking = { id: 7, status: "pending", adminNotes: "", estimatedCost: null, version: 1 } as Booking;
  const panel = ["/api/admin/bookings/7"];
  const counts = countsQueryOptions().queryKey;
  cache.setQueryData(panel, booking);
  cache.setQueryData(counts, { byStatus: { pending: 3, confirmed: 5 } } as never);
  const update = hookForStaff(cache, () => useUpdateBooking(booking, callbacks));
  const saved = update.mutateAsync({ ...change, status: "confirmed" }).catch(() => "refused");
  await vi.waitFor(
    () => expect(cache.getQueryData<BookingCounts>(counts)?.byStatus).toEqual({ pending: 2, confirmed: 6 }),
    10_000,
  );
  cache.setQueryData(panel, booking);
  refuse();
  expect(await saved).toBe("refused");
  expect(cache.getQueryState(counts)?.isInvalidated).toBe(true);
});
