import { z } from "zod";
import { assigneeFilter } from "#app/staff/shell/contract.ts";
import {
  formSignals,
  lenientLine,
  optionalLenientLine,
  optionalText,
  paging,
  photoInPath,
  recordId,
  search,
  seenVersion,
  text,
} from "#platform/contract.ts";

export const safetyProtocols = [
  "Emergency Response Protocol",
  "Cultural Integration Program",
  "Wellness Monitoring System",
  "General Safety Request",
] as const;
export type SafetyProtocol = (typeof safetyProtocols)[number];

export const safetyUrgencies = ["normal", "urgent", "emergency"] as const;
export type SafetyUrgency = (typeof safetyUrgencies)[number];

export const safetyStatuses = ["pending_review", "in_hand", "closed"] as const;
export type SafetyStatus = (typeof safetyStatuses)[number];

/** Unguessable id made by the browser: only the sender can add a contact. */
const deliveryKey = z.string().regex(/^[\w-]{16,64}$/);

/** POST /api/safety-requests. Other fields a browser stores (status, contact_method) are ignored. */
export const newSafetyRequest = z.object({
  // An unknown title, from an older page, must not cost the request.
  protocol: z.enum(safetyProtocols).catch("General Safety Request"),
  name: lenientLine(200),
  details: text(5000),
  urgency: z.enum(safetyUrgencies).default("normal"),
  contact: optionalLenientLine(200),
  /** When it was written, maybe long before there was a network. */
  timestamp: z.iso.datetime().optional().catch(undefined),
  /** Idempotency key without expiry. */
  delivery: deliveryKey.optional().catch(undefined),
  ...formSignals,
});
export type NewSafetyRequest = z.output<typeof newSafetyRequest>;

export const safetyReceipt = z.object({
  success: z.literal(true),
  reference: z.string(),
  status: z.enum(safetyStatuses),
  /** For adding a contact; generated here if the browser sent none. */
  delivery: deliveryKey,
});

export const newSafetyContact = z.object({
  delivery: deliveryKey,
  contact: lenientLine(200),
});

/**
 * POST /api/safety-requests/photos/:delivery: the request's own name is the key, as for a contact. A malformed one answers
 * "not found".
 */
export const safetyPhotoParams = z.object({ delivery: z.string().max(200) });
export const safetyPhotoReceipt = z.object({
  /** Photos that the request has now. */
  photos: z.number().int(),
});
export const staffSafetyPhoto = recordId.extend(photoInPath);

const safetyDueStates = ["answered", "closed", "on-time", "soon", "late"] as const;

export const safetyRequest = z.object({
  id: z.number().int(),
  reference: z.string(),
  protocol: z.enum(safetyProtocols),
  name: z.string(),
  details: z.string(),
  urgency: z.enum(safetyUrgencies),
  contact: z.string(),
  locale: z.enum(["en", "es"]),
  status: z.enum(safetyStatuses),
  /** Why it looks like spam or a flood; null: it does not. */
  heldReason: z.string().nullable(),
  createdAt: z.iso.datetime(),
  writtenAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  reachedAt: z.iso.datetime().nullable(),
  due: z.enum(safetyDueStates),
  assignee: z.string().nullable(),
  version: z.number().int(),
  /** Ids of the photos, oldest first. */
  photos: z.array(z.string()),
});
export type SafetyRequest = z.infer<typeof safetyRequest>;

/** marked: held as suspected spam. */
export const safetyFilters = [...safetyStatuses, "marked"] as const;

export const safetyQuery = z.object({
  search,
  status: z.enum(safetyFilters).optional(),
  assignee: assigneeFilter,
  ...paging,
});
export type SafetyQuery = z.output<typeof safetyQuery>;

export const safetyChange = z.object({
  status: z.enum(safetyStatuses),
  /** Only this stops the clock of the first answer; a status does not. */
  reached: z.literal(true).optional(),
  note: optionalText(5000),
  version: seenVersion.optional(),
});

export const safetyEventKinds = ["status", "note", "released", "reached", "contact", "photo"] as const;
export const safetyStep = z.object({
  at: z.iso.datetime(),
  by: z.string(),
  kind: z.enum(safetyEventKinds),
  from: z.enum(safetyStatuses).nullable(),
  to: z.enum(safetyStatuses).nullable(),
  note: z.string(),
});
export const safetyHistoryQuery = z.object(paging);
export type SafetyStep = z.infer<typeof safetyStep>;
