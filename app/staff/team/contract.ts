import { z } from "zod";
import { email, line, recordNumber } from "#platform/contract.ts";
import { staffRoles } from "#platform/security/permissions.ts";

/** How long an invitation can be used. */
export const invitationDays = 7;

/** Whom records can be given to; assignee columns hold the address. */
export const colleague = z.object({
  name: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
  isDisabled: z.boolean(),
});
export type Colleague = z.infer<typeof colleague>;

export const teamMember = colleague.extend({
  /** Names them in the audit log, and in these calls. */
  number: z.number().int(),
  secondStep: z.boolean(),
  /** Last use of a session that still exists. */
  lastSeen: z.iso.datetime().nullable(),
  /** Records that are theirs and not finished. */
  openWork: z.number().int(),
});
export type TeamMember = z.infer<typeof teamMember>;

const invitation = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
  locale: z.enum(["en", "es"]),
  invitedBy: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** A letter with the link was queued; otherwise somebody hands the link over. */
  isMailed: z.boolean(),
});
export type Invitation = z.infer<typeof invitation>;

/** The path of a link: of an invitation, or to choose a new password. */
export const accountLink = z.object({ path: z.string() });
/** What the inviter gets: the only answer with both. */
export const madeInvitation = invitation.extend(accountLink.shape);
export type MadeInvitation = z.infer<typeof madeInvitation>;

export const team = z.object({
  members: z.array(teamMember),
  /** Open ones, newest first. */
  invitations: z.array(invitation),
  secondStepRequired: z.boolean(),
});
export type Team = z.infer<typeof team>;

export const newInvitation = z.object({
  name: line(200),
  email,
  role: z.enum(staffRoles),
  /** Of the letter and of the page that it leads to. */
  locale: z.enum(["en", "es"]),
});

export const memberNumber = z.object({ number: recordNumber });
/** `handTo`: the address of the colleague who gets their open work; null leaves it with them. */
const handTo = z.string().max(254).nullable();
export const roleChange = z.object({
  role: z.enum(staffRoles),
  from: z.enum(staffRoles),
  handTo: handTo.default(null),
});
export const memberName = z.object({ name: line(80) });
export const nameChange = memberName.extend({ from: z.string().max(200) });

export const disabling = z.object({ handTo });
/** What became of a colleague, and how many records went to another. */
export const changedMember = z.object({ member: teamMember, handedOver: z.number().int() });
export type ChangedMember = z.infer<typeof changedMember>;

export const openWork = z.object({
  items: z.array(z.object({ kind: z.string(), id: z.number().int(), label: z.string() })),
  total: z.number().int(),
});
export type OpenWork = z.infer<typeof openWork>;

/** Of an invitation, or of a link to choose a new password. */
export const accountToken = z.object({ token: z.string().regex(/^[\w-]{43}$/) });

/** What the invited person sees: nothing of who invited them. */
export const invitationView = invitation.pick({ name: true, email: true, role: true, expiresAt: true });
export type InvitationView = z.infer<typeof invitationView>;

/** RULINGS 14. */
export const joining = z.object({ name: line(200), password: z.string().min(12).max(128) });
export const joined = z.object({ email: z.string() });

/** POST /api/admin/password-reset: the answer is the same whether the account exists or not. */
export const passwordLinkRequest = z.object({ email });
/** Who may choose a new password. */
export const passwordLinkView = z.object({ email: z.string() });
export type PasswordLinkView = z.infer<typeof passwordLinkView>;
export const newStaffPassword = joining.pick({ password: true });
