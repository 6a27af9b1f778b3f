import { createContext } from "react-router";
import type { Ctx } from "#platform/database/pool.server.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import type { Operator } from "#platform/operator.ts";

/** What a page's loader and the document need of their request. */
type PageRequest = {
  locale: Locale;
  nonce: string;
  operator: Operator;
  site: string;
  ctx: () => Promise<Ctx>;
};

export const pageRequest = createContext<PageRequest>();
