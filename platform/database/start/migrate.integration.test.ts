import { expect, inject, test } from "vitest";
import { compareAge, migrateDatabase } from "./migrate.server.ts";

test("a database that the role does not own is refused with a sentence that says what to change", async () => {
  // The default public schema belongs to PostgreSQL's owner, not to the application's role.
  const another = new URL(inject("template"));
  another.pathname = "/postgres";
  await expect(migrateDatabase(another.href, "migrations")).rejects.toThrow(
    /^The role .* must own the database/,
  );
});

test("a database from before the first migration here is refused with a sentence that says what to start first", () => {
  expect(() => compareAge(Date.UTC(2026, 10, 20), "migrations")).toThrow(
    /^The database is older than Arribo 0\.2\.0: .* Start the last Arribo before 0\.2\.0/,
  );
  expect(compareAge(0, "migrations")).toBe("older");
});
