import type { AuditChange } from "#app/staff/audit/public.server.ts";
import { recordAudit } from "#app/staff/audit/public.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";

/** Audited once for each field, so that a person's erasure removes the values. */
type CorrectAct = Extract<AuditChange["act"], `${string}.correct`>;
type Corrected = { act: CorrectAct; subject: AuditChange["subject"]; subjectId: number };

type FieldChange = { field: string; from: string; to: string };

/** The fields of `after` that differ from those of `before`; null is blank. */
export function changesBetween<F extends string>(
  before: Readonly<Record<F, string | null>>,
  after: Readonly<Record<F, string | null>>,
  fields: readonly F[],
): FieldChange[] {
  return fields.flatMap((field) => {
    const [from, to] = [before[field] ?? "", after[field] ?? ""];
    return from === to ? [] : [{ field, from, to }];
  });
}

/** Whether a corrected address had been written to: it may be a stranger's, who holds the person's link. */
export function leavesFormerAddress(former: string, now: string): boolean {
  return former !== "" && former.toLowerCase() !== now.toLowerCase();
}

/** Records what staff corrected, in the caller's transaction. */
export async function auditCorrections(
  ctx: Ctx,
  { act, subject, subjectId }: Corrected,
  changes: readonly FieldChange[],
): Promise<void> {
  for (const detail of changes) await recordAudit(ctx, { act, subject, subjectId, detail });
}
