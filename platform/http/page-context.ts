import { createContext } from "react-router";
import type { Ctx } from "#platform/database/pool.server.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import type { Operator } from "#platform/operator.ts";

/** What a page's loader and the document need of their request. */
export type PageRequest = {
  locale: Locale;
  nonce: string;
  operator: Operator;
  site: string;
  ctx: () => Promise<Ctx>;
  /** Set while rendering when the page depends on path, language and build alone, and may be kept. */
  storable: boolean;
};

export const pageRequest = createContext<PageRequest>();
