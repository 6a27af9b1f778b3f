import { and, eq } from "drizzle-orm";
import { type Db, db } from "#platform/database/pool.server.ts";
import { authAccount, authUser } from "./schema.server.ts";

/** What opens an account of staff. A session is left to somebody only while the account still has the keys that were checked. */
export type AccountCredentials = { userId: string; passwordHash: string | null; secondStep: boolean };

/** The account's keys now; undefined where nobody has this address. */
export async function readCredentials(email: string): Promise<AccountCredentials | undefined> {
  const [row] = await selectKeys(db()).where(eq(authUser.email, email.toLowerCase()));
  return row;
}

/**
 * Whether the account still has these keys. Asked after a session was made: the row locks make this wait for a change
 * that is under way, and a change that begins later finds the session and ends it.
 */
export function areUnchanged(keys: AccountCredentials): Promise<boolean> {
  return db().transaction(async (tx) => {
    const [row] = await selectKeys(tx).where(eq(authUser.id, keys.userId)).for("share");
    return row?.passwordHash === keys.passwordHash && row.secondStep === keys.secondStep;
  });
}

function selectKeys(tx: Db) {
  return tx
    .select({
      userId: authUser.id,
      passwordHash: authAccount.password,
      secondStep: authUser.twoFactorEnabled,
    })
    .from(authUser)
    .innerJoin(
      authAccount,
      and(eq(authAccount.userId, authUser.id), eq(authAccount.providerId, "credential")),
    );
}
