import { createContext } from "react-router";
import type { Operator } from "#platform/config/operator.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import type { AppError } from "#platform/errors.ts";
import type { Call } from "#platform/http/calls/call.server.ts";
import type { FormAnswer, FormPost } from "#platform/http/calls/form-post.server.ts";
import type { Locale } from "#platform/i18n/locale.ts";

/** What a page's loader and the document need of their request. */
type PageRequest = {
  locale: Locale;
  operator: Operator;
  site: string;
  ctx: () => Promise<Ctx>;
  /**
   * Makes a page, or takes it from memory where one was made of the same data lately. The answer's body is left empty:
   * the page is sent in its place.
   */
  keep: (data: string, make: () => Promise<string>) => Promise<void>;
  /** The page cannot be made now: it is answered as a call would be, with 503 and when to try again. */
  unavailable: (failure: AppError) => void;
  /** Gives a form's fields to a call of the API (form-post.server.ts). */
  submit: (call: Call, post: FormPost) => Promise<FormAnswer>;
};

export const pageRequest = createContext<PageRequest>();
