import { createContext } from "react-router";
import type { Operator } from "#platform/config/operator.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import type { AppError } from "#platform/errors.ts";
import type { Call } from "#platform/http/calls/call.server.ts";
import type { FormAnswer, FormPost } from "#platform/http/calls/form-post.server.ts";
import type { Locale } from "#platform/i18n/locale.ts";

type PageRequest = {
  locale: Locale;
  operator: Operator;
  site: string;
  ctx: () => Promise<Ctx>;
  /** Reads what everybody may see; may come from a read replica, up to two seconds old. */
  readPublic: <T>(read: (ctx: Ctx) => Promise<T>) => Promise<T>;
  /** Not in development. Responds with the page cached for this data, or renders and caches it. The caller returns an empty body. */
  renderCached?: (data: string, render: () => Promise<string>) => Promise<void>;
  /** Reports that the page's data is unavailable: the response becomes a 503 with Retry-After. */
  reportUnavailable: (failure: AppError) => void;
  submit: (call: Call, post: FormPost) => Promise<FormAnswer>;
};

export const pageRequest = createContext<PageRequest>();
