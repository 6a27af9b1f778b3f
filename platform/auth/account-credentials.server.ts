import { and, eq, isNull } from "drizzle-orm";
import { type Db, db } from "#platform/database/pool.server.ts";
import { authAccount, authUser } from "./schema.server.ts";

/** A staff account's credentials as they were checked; a session that is based on older ones must not remain. */
export type AccountCredentials = { userId: string; passwordHash: string | null; secondStep: boolean };

/** @param email in any case @returns undefined if there is no account with a password, or it is disabled */
export async function readCredentials(email: string): Promise<AccountCredentials | undefined> {
  const [row] = await selectCredentials(db()).where(eq(authUser.email, email.toLowerCase()));
  return row;
}

/** Call after creating a session: the row locks wait for a change in progress; a later change ends the session itself. */
export function areUnchanged(checked: AccountCredentials): Promise<boolean> {
  return db().transaction(async (tx) => {
    const [row] = await selectCredentials(tx).where(eq(authUser.id, checked.userId)).for("share");
    return row?.passwordHash === checked.passwordHash && row.secondStep === checked.secondStep;
  });
}

function selectCredentials(tx: Db) {
  return tx
    .select({
      userId: authUser.id,
      passwordHash: authAccount.password,
      secondStep: authUser.twoFactorEnabled,
    })
    .from(authUser)
    .innerJoin(
      authAccount,
      and(
        eq(authAccount.userId, authUser.id),
        eq(authAccount.providerId, "credential"),
        isNull(authUser.disabledAt),
      ),
    );
}
