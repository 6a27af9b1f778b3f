import { expect, test } from "vitest";
import { db } from "#platform/database/pool.server.ts";
import { openFreshDatabase } from "../../../../tests/support/fresh-database.ts";
import { lead } from "../schema.server.ts";
import { leadStatistics } from "./statistics.server.ts";

openFreshDatabase();

test("a week begins on Monday in Santo Domingo, four hours after it has begun in UTC", async () => {
  const leadAt = (createdAt: string) => ({
    name: "N",
    email: "week@example.com",
    phone: "",
    message: "",
    reference: `week-${createdAt}`,
    locale: "en" as const,
    createdAt: new Date(createdAt),
  });
  // 2030-07-01 is a Monday.
  await db()
    .insert(lead)
    .values(["2030-07-01T03:59:59Z", "2030-07-01T04:00:00Z", "2030-07-08T03:59:59Z"].map(leadAt));
  const staff = { kind: "staff", id: "1", name: "Ana", email: "ana@example.com" } as const;
  const weeks = async (now: string) => {
    const ctx = { db: db(), actor: staff, locale: "en" as const, now: new Date(now) };
    return (await leadStatistics(ctx)).perWeek.slice(-2);
  };
  expect(await weeks("2030-07-08T03:59:59Z")).toEqual([
    { week: "2030-06-24", count: 1 },
    { week: "2030-07-01", count: 2 },
  ]);
  expect(await weeks("2030-07-08T04:00:00Z")).toEqual([
    { week: "2030-07-01", count: 2 },
    { week: "2030-07-08", count: 0 },
  ]);
});
