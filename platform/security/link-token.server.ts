import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { SealedColumn } from "./reseal.server.ts";
import { reseal, seal, unseal } from "./seal.server.ts";
import { hashToken, newToken } from "./token.server.ts";

/** The stored form of a link's token: a hash to find the row, and a sealed copy for links in later messages. */
export type StoredLinkToken = { tokenHash: string; sealedToken: string };

const sealContext = (hash: string) => `link/${hash}`;

/** Whoever has the token has access. Only `stored` may be saved. */
export function newLinkToken(): { token: string; stored: StoredLinkToken } {
  const { token } = newToken();
  return { token, stored: toStored(token) };
}

function toStored(token: string): StoredLinkToken {
  const hash = hashToken(token);
  return { tokenHash: hash, sealedToken: seal(token, sealContext(hash)) };
}

/** The token, for the link in a later message. @throws SealError */
export function openLinkToken({ tokenHash: hash, sealedToken }: StoredLinkToken): string {
  return unseal(sealedToken, sealContext(hash));
}

type TableWithLinks = PgTable & { id: PgColumn; tokenHash: PgColumn; sealedToken: PgColumn };

/** For the list of columns that a key rotation seals again. */
export function sealedLinkTokens(table: TableWithLinks): SealedColumn {
  return {
    table,
    key: [table.id],
    column: "sealedToken",
    sealed: async (row) => {
      const { tokenHash: hash, sealedToken } = row as StoredLinkToken;
      return reseal(sealedToken, sealContext(hash));
    },
  };
}
