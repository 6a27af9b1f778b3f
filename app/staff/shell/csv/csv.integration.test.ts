import { desc, eq } from "drizzle-orm";
import Papa from "papaparse";
import { beforeAll, expect, test } from "vitest";
import { booking } from "#app/clients/bookings/schema.server.ts";
import { contactMessage } from "#app/clients/contact/schema.server.ts";
import { calls } from "#app/server/api.server.ts";
import { auditLog } from "#app/staff/audit/schema.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { makeRecords } from "../../../../tests/support/calls/every-call.ts";
import { copies } from "../../../../tests/support/calls/list-cases/list-case.ts";
import { openSite } from "../../../../tests/support/site.ts";

const site = openSite();
beforeAll(() => makeRecords(site));

const read = async (path: string) => {
  const answer = await site.send("GET", path, { staff: true });
  expect([path, answer.status]).toEqual([path, 200]);
  const rows = Papa.parse<Record<string, string>>(await answer.text(), {
    header: true,
    skipEmptyLines: true,
  });
  return { answer, rows: rows.data };
};
const lastLine = async () => (await db().select().from(auditLog).orderBy(desc(auditLog.id)).limit(1))[0];

const lists = calls
  .map(({ path }) => path)
  .filter((path) => path.endsWith(".csv") && !path.endsWith("/leads.csv") && !path.endsWith("/report.csv"));

test("each list is a file of all its rows, and who took it stands in the audit log", async () => {
  expect(lists).toHaveLength(8);
  for (const path of lists) {
    const list = path === "/api/admin/bookings.csv" ? "/api/bookings" : path.replace(".csv", "");
    const total = Number((await site.send("GET", list, { staff: true })).headers.get("x-total-count"));
    const { answer, rows } = await read(path);
    expect([path, rows.length]).toEqual([path, total]);
    expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="arribo-[a-z-]+\.csv"$/);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const line = await lastLine();
    expect([path, line?.act.endsWith(".export"), line?.detail]).toEqual([path, true, { filter: "" }]);
  }
});

test("the filter of the list is the file's, over several pages; the search's text is not written down", async () => {
  await copies(contactMessage, 1203, (index) => ({
    name: `Many ${index}`,
    createdAt: new Date(Date.now() - index * 1000),
    answeredAt: null,
  }));
  await db()
    .update(contactMessage)
    .set({ answeredAt: new Date() })
    .where(eq(contactMessage.name, "Many 700"));
  const { rows } = await read("/api/admin/messages.csv?status=open&search=Many");
  expect(new Set(rows.map(({ name }) => name)).size).toBe(1202);
  expect((await lastLine())?.detail).toEqual({ filter: "search=… status=open" });
});

test("no cell can run as a formula, and a phone number keeps its plus; amounts have their currency beside them", async () => {
  await db()
    .update(booking)
    .set({
      customerName: '=HYPERLINK("http://evil")',
      customerPhone: "+1 809 555 0100",
      agreedCents: 450_050,
      agreedCurrency: "DOP",
    })
    .where(eq(booking.id, 1));
  const { rows } = await read("/api/admin/bookings.csv");
  const row = rows.find(({ id }) => id === "1");
  expect(row).toMatchObject({
    customerName: '\'=HYPERLINK("http://evil")',
    customerPhone: "+1 809 555 0100",
    agreed: "4500.50",
    agreedCurrency: "DOP",
    final: "",
    finalCurrency: "",
  });
});

test("nobody takes a list without saying again who they are", () => {
  const exports = calls.filter(({ path }) => lists.includes(path));
  expect(
    exports.every(({ requiresConfirmation, caller }) => requiresConfirmation && caller === "staff"),
  ).toBe(true);
});
