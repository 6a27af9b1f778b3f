import { z } from "zod";
import type { Locale } from "#platform/i18n/locale.ts";
import { newPost, postReceipt } from "../contract.ts";
import { deviceKey } from "./held-posts-store.ts";

/** The contract's checks. The device key is only made here, when somebody posts. */
export function contractOf(page: Locale, replyTo: number | undefined) {
  const { userId, title, content } = newPost.shape;
  const language = z
    .string()
    .transform((knownValues): unknown => knownValues || page)
    .pipe(newPost.shape.language);
  const common = { userId, content, language };
  return replyTo === undefined
    ? z.object({ ...common, title }).transform((values) => ({ ...values, device: deviceKey() }))
    : z.object(common).transform((values) => ({ ...values, replyTo, device: deviceKey() }));
}

export const readReceipt = (answer: unknown) => postReceipt.parse(answer);
