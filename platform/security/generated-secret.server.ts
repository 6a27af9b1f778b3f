import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { db } from "#platform/database/pool.server.ts";
import { type SealedColumn, sealedColumn } from "./reseal.server.ts";
import { generatedSecret } from "./schema.server.ts";
import { reseal, seal, unseal } from "./seal.server.ts";

const sealContext = (name: string) => `generated_secret/${name}`;

/** A random secret, generated once and shared by all processes. Sealed, so that a database copy does not reveal it. */
export async function sharedSecret(name: string): Promise<string> {
  const value = seal(randomBytes(32).toString("base64url"), sealContext(name));
  await db().insert(generatedSecret).values({ name, value }).onConflictDoNothing();
  const [row] = await db().select().from(generatedSecret).where(eq(generatedSecret.name, name));
  if (!row) throw new Error(`the secret "${name}" could not be saved`);
  return unseal(row.value, sealContext(name));
}

export const sealedSecrets: SealedColumn = sealedColumn({
  table: generatedSecret,
  key: [generatedSecret.name],
  column: "value",
  sealed: async ({ name, value }) => reseal(value, sealContext(name)),
});
