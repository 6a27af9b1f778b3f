import { z } from "zod";
import type { Locale } from "#platform/i18n/locale.ts";
import { newPost, postReceipt } from "../contract.ts";
import { deviceKey } from "./held-posts-store.ts";

const { userId, title, content, language, topic, town, email } = newPost.shape;

const blankAs = <S extends z.ZodType>(missing: string | undefined, schema: S) =>
  z
    .string()
    .transform((chosen): unknown => chosen || missing)
    .pipe(schema);

/** The address counts only while its box is ticked, and is then required. */
function withoutUnasked(values: unknown): unknown {
  const { notify, email: typed, ...rest } = values as Record<string, unknown>;
  return notify ? { ...rest, email: typed } : rest;
}

/** The contract's checks. The device key is only made here, when somebody posts. */
export function contractOf(page: Locale, replyTo: number | undefined) {
  const common = { userId, content, language: blankAs(page, language), email };
  const post = z.object({
    ...common,
    title,
    topic: blankAs(undefined, topic),
    town: blankAs(undefined, town),
  });
  return replyTo === undefined
    ? z.preprocess(
        withoutUnasked,
        post.transform((values) => ({ ...values, device: deviceKey() })),
      )
    : z.preprocess(
        withoutUnasked,
        z.object(common).transform((values) => ({ ...values, replyTo, device: deviceKey() })),
      );
}

export const readReceipt = (answer: unknown) => postReceipt.parse(answer);
