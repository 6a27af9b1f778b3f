import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { newToken, tokenHash } from "#platform/auth/vendor-token.server.ts";
import type { SealedColumn } from "./reseal.server.ts";
import { reseal, seal, unseal } from "./seal.server.ts";

/** What a table keeps of a link's secret part: the hash that finds the row, and the sealed copy that later letters need. */
export type StoredLinkToken = { tokenHash: string; sealedToken: string };

const placeOf = (hash: string) => `link/${hash}`;

/** A secret for a link's address: 256 random bits, and what is kept of them. */
export function newLinkToken(): { token: string; kept: StoredLinkToken } {
  const { token } = newToken();
  return { token, kept: keptLinkToken(token) };
}

/** What is kept of a token. */
function keptLinkToken(token: string): StoredLinkToken {
  const hash = tokenHash(token);
  return { tokenHash: hash, sealedToken: seal(token, placeOf(hash)) };
}

/** The token of a row, for a letter with its link. */
export function openLinkToken({ tokenHash: hash, sealedToken }: StoredLinkToken): string {
  return unseal(sealedToken, placeOf(hash));
}

type TableWithLinks = PgTable & { id: PgColumn; tokenHash: PgColumn; sealedToken: PgColumn };

/** Where a table's tokens lie sealed. */
export function sealedLinkTokens(table: TableWithLinks): SealedColumn {
  return {
    table,
    key: [table.id],
    column: "sealedToken",
    sealed: async (row) => {
      const { tokenHash: hash, sealedToken } = row as StoredLinkToken;
      return reseal(sealedToken, placeOf(hash));
    },
  };
}
