import { z } from "zod";
import { assigneeFilter, bulkIds } from "#app/staff/shell/contract.ts";
import {
  email,
  formSignals,
  line,
  optionalLine,
  optionalText,
  paging,
  search,
  text,
} from "#platform/contract.ts";

export const newContactMessage = z.object({
  name: line(200),
  email,
  /** Not validated: an optional field must not block a message. */
  phone: optionalText(60),
  subject: optionalLine(200),
  message: text(5000),
  ...formSignals,
});

export const contactReceipt = z.object({ success: z.literal(true), message: z.string() });

export const contactMessage = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  subject: z.string(),
  message: z.string(),
  locale: z.enum(["en", "es"]),
  heldReason: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** When and by which staff member it was marked as answered. */
  answeredAt: z.iso.datetime().nullable(),
  answeredBy: z.string().nullable(),
  assignee: z.string().nullable(),
});
export type ContactMessage = z.infer<typeof contactMessage>;

export const contactStates = ["open", "answered"] as const;
export const contactQuery = z.object({
  search,
  status: z.enum(contactStates).optional(),
  assignee: assigneeFilter,
  ...paging,
});
export const contactBulk = z.object({ ids: bulkIds });
export const contactChange = z.object({ answered: z.boolean() });
