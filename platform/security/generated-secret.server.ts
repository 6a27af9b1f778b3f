import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { db } from "#platform/database/pool.server.ts";
import { generatedSecret } from "#platform/http/calls/schema.server.ts";
import { type SealedColumn, sealedColumn } from "./reseal.server.ts";
import { reseal, seal, unseal } from "./seal.server.ts";

const placeOf = (name: string) => `generated_secret/${name}`;
const rowOf = (name: string) => eq(generatedSecret.name, name);

/** A random secret that is made once and shared by all processes. It lies sealed: a copy of the database does not hold it. */
export async function sharedSecret(name: string): Promise<string> {
  const fresh = seal(randomBytes(32).toString("base64url"), placeOf(name));
  await db().insert(generatedSecret).values({ name, value: fresh }).onConflictDoNothing();
  const [row] = await db().select().from(generatedSecret).where(rowOf(name));
  if (!row) throw new Error(`the secret "${name}" could not be kept`);
  return unseal(row.value, placeOf(name));
}

/** Secrets that lie sealed. */
export const sealedSecrets: SealedColumn = sealedColumn({
  table: generatedSecret,
  key: [generatedSecret.name],
  column: "value",
  sealed: async ({ name, value }) => reseal(value, placeOf(name)),
});
