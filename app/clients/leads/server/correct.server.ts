import type { z } from "zod";
import {
  correctLetters,
  hasLeft,
  type RenewedLink,
  renameNotificationsOf,
} from "#app/staff/outbox/public.server.ts";
import {
  auditCorrections,
  changesBetween,
  leavesFormerAddress,
} from "#app/staff/shell/editing/corrections.server.ts";
import { requireUnchanged, transition } from "#app/staff/shell/editing/transition.server.ts";
import { undoable } from "#app/staff/shell/editing/undo/undo.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { normalisePhone } from "#platform/text/phone.server.ts";
import { type correctedLead, type Lead, type leadCorrection, leadFields } from "../contract.ts";
import { lead } from "../schema.server.ts";
import { enqueuePlanningLink } from "./create.server.ts";
import { leadLetters } from "./personal-data.server.ts";
import { renewPlanningLink } from "./planning.server.ts";
import { readStaffView } from "./staff-view.server.ts";

type Row = typeof lead.$inferSelect;

/**
 * Corrects the data of a lead's person, package and language; each value is audited as it was and as it is now. Letters
 * that wait for the former address go to the new one. The link of the planning call is another one then: the former address
 * may be a stranger's. It can be undone.
 * @throws AppError not_found; conflict if the version is outdated
 */
export function correctLead(ctx: Ctx, input: Input): Promise<z.infer<typeof correctedLead>> {
  return undoable(ctx, { act: "lead.correct", subject: "lead", id: input.id }, (held) =>
    correct(held, input),
  );
}

type Input = { id: number } & z.output<typeof leadCorrection>;

async function correct(
  ctx: Ctx,
  { id, version, ...input }: Input,
): Promise<{ lead: Lead; redirected: number }> {
  const data = { ...input, phone: normalisePhone(input.phone) };
  const { before, row, changed } = await transition(ctx, lead, id, (current) => {
    requireUnchanged(version, current.version);
    if (changesBetween(current, data, leadFields).length === 0) return null;
    return { set: { ...data, version: current.version + 1 }, event: null };
  });
  if (!changed) return { lead: await readStaffView(ctx, row), redirected: 0 };
  await record(ctx, before, row);
  const link = leavesFormerAddress(before.email, row.email) ? await renewPlanningLink(ctx, id) : undefined;
  const redirected = await correctLetters(ctx, keysOf(row), before, row, link ? [link] : []);
  if (link) await sendRenewedLink(ctx, row, link.to, redirected);
  return { lead: await readStaffView(ctx, row), redirected: redirected.length };
}

/** After such a correction was undone: history, bell, and the letters that still wait, bear the data as they were. */
export async function correctBack(
  ctx: Ctx,
  corrected: Row,
  row: Row,
  renewed: readonly RenewedLink[],
): Promise<void> {
  await record(ctx, corrected, row);
  await correctLetters(ctx, keysOf(row), corrected, row, renewed);
}

const keysOf = ({ id }: Row) => leadLetters.map((letter) => `${letter}:${id}`);

/** The corrected values in the audit log, and the name on the bell. */
async function record(ctx: Ctx, before: Row, row: Row): Promise<void> {
  const { id: subjectId, name } = row;
  const changes = changesBetween(before, row, leadFields);
  await auditCorrections(ctx, { act: "lead.correct", subject: "lead", subjectId }, changes);
  if (before.name !== name) await renameNotificationsOf(ctx, ["new_lead", "planning_call"], subjectId, name);
}

/** To whom the former one had been written; not where it goes along with a letter that waited. */
async function sendRenewedLink(ctx: Ctx, row: Row, path: string, redirected: readonly string[]) {
  const keys = [`lead-receipt:${row.id}`, `lead-planning:${row.id}`];
  const isAmongThem = redirected.some((effect) => keys.some((key) => `${effect}:`.startsWith(`${key}:`)));
  if (!row.heldReason && !isAmongThem && (await hasLeft(ctx, keys)))
    await enqueuePlanningLink(ctx, row, path, `:${row.version}`);
}
