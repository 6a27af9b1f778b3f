import { expect, inject, test } from "vitest";
import { migrateDatabase } from "./migrate.server.ts";

test("a database that the role does not own is refused with a sentence that says what to change", async () => {
  // PostgreSQL's own belongs to its owner, not to the role that sites come as.
  const another = new URL(inject("template"));
  another.pathname = "/postgres";
  await expect(migrateDatabase(another.href, "migrations")).rejects.toThrow(
    /^The role .* must own the database/,
  );
});
