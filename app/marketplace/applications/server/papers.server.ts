import { createHash } from "node:crypto";
import { and, asc, eq } from "drizzle-orm";
import { recordAudit } from "#app/staff/audit/public.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { bilingual, inLocale } from "#platform/i18n/text.ts";
import { PictureError, reencodePicture } from "#platform/pictures/picture.server.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import { fingerprint, seal, unseal } from "#platform/security/seal.server.ts";
import { decryptFile, encryptFile } from "#platform/security/seal-file.server.ts";
import type { Paper } from "../contract.ts";
import { maxPapers } from "../rules/papers.ts";
import { paperContext } from "../rules/sealing-context.ts";
import { vendorApplicationPaper as paper, vendorApplication } from "../schema.server.ts";
import { findByToken } from "./progress.server.ts";

type PaperRow = typeof paper.$inferSelect;
/** What is sealed of a paper: the key of its bytes, and its name. */
type PaperSecret = { key: string; name: string };

const messages = bilingual({
  full: {
    en: `There are already ${maxPapers} documents. Remove one first.`,
    es: `Ya hay ${maxPapers} documentos. Quita uno primero.`,
  },
  unreadable: {
    en: "This file could not be read. Choose a PDF, or a JPEG, PNG, WebP, AVIF or GIF image.",
    es: "No se pudo leer este archivo. Elige un PDF, o una imagen JPEG, PNG, WebP, AVIF o GIF.",
  },
});

/**
 * Stores a paper, encrypted, while staff wait for changes: so only applicants whom staff asked can fill the disk. A picture
 * is re-encoded before (outside the transaction), which removes its place. The same file again, as after a lost answer,
 * changes nothing.
 * @throws AppError not_found; conflict when nothing is asked; invalid for an unreadable file or the seventh paper
 */
export async function savePaper(ctx: Ctx, { token, name }: { token: string; name: string }) {
  const known = await findByToken(ctx, token);
  if (known.status !== "changes_requested") throw new AppError("conflict");
  const content = await readable(ctx);
  const uploadHash = fingerprint(
    `paper/${createHash("sha256")
      .update(ctx.file ?? "")
      .digest("hex")}`,
  );
  return async (tx: Ctx): Promise<{ papers: Paper[] }> => {
    const row = await findByToken(tx, token, "update");
    if (row.status !== "changes_requested") throw new AppError("conflict");
    const own = eq(paper.applicationId, row.id);
    if ((await tx.db.$count(paper, and(own, eq(paper.uploadHash, uploadHash)))) > 0)
      return { papers: await listPapers(tx, row) };
    if ((await tx.db.$count(paper, own)) >= maxPapers)
      throw new AppError("invalid", { fields: { paper: inLocale(messages, ctx.locale).full } });
    const { key, bytes } = encryptFile(content.bytes);
    const secret: PaperSecret = { key, name };
    await tx.db.insert(paper).values({
      applicationId: row.id,
      sealed: seal(JSON.stringify(secret), paperContext(row.reference)),
      type: content.type,
      size: content.bytes.length,
      bytes,
      uploadHash,
      createdAt: tx.now,
    });
    return { papers: await listPapers(tx, row) };
  };
}

async function readable(ctx: Ctx): Promise<{ type: PaperRow["type"]; bytes: Uint8Array }> {
  const { file = new Uint8Array(), address, signal } = ctx;
  if (isPdf(file)) return { type: "application/pdf", bytes: file };
  const picture = await reencodePicture(file, { fit: "inside", from: "anybody", address, signal }).catch(
    (error: unknown) => {
      if (!(error instanceof PictureError)) throw error;
      const fields = { paper: inLocale(messages, ctx.locale).unreadable };
      throw new AppError("invalid", { fields });
    },
  );
  return { type: "image/webp", bytes: picture.large };
}

/** Begins and ends as a PDF does. It is never rendered here, and staff save it as a file. */
function isPdf(file: Uint8Array): boolean {
  const bytes = Buffer.from(file);
  return bytes.subarray(0, 5).toString("latin1") === "%PDF-" && bytes.subarray(-1024).includes("%%EOF");
}

/** Removes a paper while changes are requested; audited, as staff may have seen it. @throws AppError not_found; conflict when nothing is asked */
export async function removePaper(
  ctx: Ctx,
  { token, paper: id }: { token: string; paper: number },
): Promise<{ papers: Paper[] }> {
  const row = await findByToken(ctx, token, "update");
  if (row.status !== "changes_requested") throw new AppError("conflict");
  const own = and(eq(paper.id, id), eq(paper.applicationId, row.id));
  const removed = await ctx.db.delete(paper).where(own).returning({ id: paper.id });
  if (removed.length === 0) throw new AppError("not_found");
  const detail = { paper: String(id), reference: row.reference };
  await recordAudit(ctx, {
    act: "application.removePaper",
    subject: "vendor_application",
    subjectId: row.id,
    detail,
  });
  return { papers: await listPapers(ctx, row) };
}

type Owner = Pick<typeof vendorApplication.$inferSelect, "id" | "reference">;

/** The papers of an application, without their bytes, oldest first. The caller checks access. */
export async function listPapers(ctx: Pick<Ctx, "db">, { id, reference }: Owner): Promise<Paper[]> {
  const rows = await ctx.db
    .select(paperColumns)
    .from(paper)
    .where(eq(paper.applicationId, id))
    .orderBy(asc(paper.id));
  return rows.map(({ sealed, createdAt, ...row }) => ({
    ...row,
    name: openSecret(sealed, reference).name,
    createdAt: createdAt.toISOString(),
  }));
}

const paperColumns = {
  id: paper.id,
  sealed: paper.sealed,
  type: paper.type,
  size: paper.size,
  createdAt: paper.createdAt,
};

function openSecret(sealed: string, reference: string): PaperSecret {
  return JSON.parse(unseal(sealed, paperContext(reference))) as PaperSecret;
}

/** A paper's content for staff; each opening is audited. @throws AppError not_found */
export async function openPaper(
  ctx: Ctx,
  { id, paper: paperId }: { id: number; paper: number },
): Promise<{ type: string; bytes: Buffer }> {
  requireStaff(ctx);
  const [found] = await ctx.db
    .select({ row: paper, reference: vendorApplication.reference })
    .from(paper)
    .innerJoin(vendorApplication, eq(vendorApplication.id, paper.applicationId))
    .where(and(eq(paper.id, paperId), eq(paper.applicationId, id)));
  if (!found) throw new AppError("not_found");
  const { row, reference } = found;
  const detail = { paper: String(paperId), reference };
  // Before it is read: nothing is seen without a line in the log.
  await recordAudit(ctx, { act: "application.paper", subject: "vendor_application", subjectId: id, detail });
  return { type: row.type, bytes: decryptFile(openSecret(row.sealed, reference).key, row.bytes) };
}

/** All papers with their content as base64, for the person's own copy. The caller records it. */
export async function papersForCopy(
  ctx: Pick<Ctx, "db">,
  { id, reference }: Owner,
): Promise<{ id: number; name: string; type: string; content: string }[]> {
  const rows = await ctx.db.select().from(paper).where(eq(paper.applicationId, id)).orderBy(asc(paper.id));
  return rows.map((row) => {
    const { key, name } = openSecret(row.sealed, reference);
    return { id: row.id, name, type: row.type, content: decryptFile(key, row.bytes).toString("base64") };
  });
}
