import type { z } from "zod";
import { unsealApplication, unsealDraft } from "#app/marketplace/applications/public.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { inLocale } from "#platform/i18n/text.ts";
import { type PersonQuery, type personCopy, type RecordKind, recordKinds } from "../contract.ts";
import { messages } from "../messages.ts";
import {
  describeRequest,
  findRecords,
  type RecordsByKind,
  recordRequest,
  requireRequest,
} from "./find.server.ts";

/** Kinds whose copy is decrypted. */
const unseal: Partial<Record<RecordKind, typeof unsealApplication>> = {
  vendor_application: unsealApplication,
  application_draft: unsealDraft,
};

/**
 * A copy of all records, with headings in the person's language; decrypts sealed answers, which is audited.
 * @throws AppError invalid, see `requireRequest`
 */
export async function exportPerson(ctx: Ctx, query: PersonQuery): Promise<z.infer<typeof personCopy>> {
  const request = await requireRequest(ctx, query);
  const found = await findRecords(ctx, request);
  await recordRequest(ctx, "person.export", found);
  const t = inLocale(messages, languageOf(found) ?? ctx.locale);
  const records: Record<string, Record<string, unknown>[]> = {};
  for (const kind of recordKinds) {
    const copies: Record<string, unknown>[] = [];
    for (const one of found[kind]) {
      const { data } = await (unseal[kind]?.(ctx, one) ?? one);
      copies.push(JSON.parse(JSON.stringify(data)));
    }
    if (copies.length > 0) records[t.kinds[kind]] = copies;
  }
  const { title, note } = t.copy;
  return { title, ...describeRequest(request), madeAt: ctx.now.toISOString(), note, records };
}

function languageOf(found: RecordsByKind): Locale | undefined {
  const withLocale = recordKinds
    .flatMap((kind) => found[kind])
    .filter(({ data }) => data.locale === "en" || data.locale === "es")
    .toSorted((one, other) => other.at.getTime() - one.at.getTime());
  return withLocale[0]?.data.locale as Locale | undefined;
}
