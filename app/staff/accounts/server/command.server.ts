import { encodeQR } from "qr";
import { z } from "zod";
import type { StaffAct } from "#app/staff/audit/contract.ts";
import { recordOperatorAudit } from "#app/staff/audit/public.server.ts";
import { giveRole } from "#app/staff/team/public.server.ts";
import { isCommonPassword } from "#platform/auth/common-passwords.ts";
import {
  beginSecondStep,
  confirmSecondStepFor,
  removeSecondStep,
  WrongCode,
} from "#platform/auth/second-step/second-step.server.ts";
import {
  createStaff,
  listStaff,
  removeStaff,
  type StaffMember,
  setPassword,
  staffByEmail,
} from "#platform/auth/staff.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { isStaffRole, type StaffRole, staffRoles } from "#platform/security/permissions.ts";
import { maxPasswordLength, minPasswordLength } from "../contract.ts";
import type { Terminal } from "./terminal.server.ts";

export const usage = `Manages the accounts of staff.

  npm run admin -- list
  npm run admin -- create ana@example.com "Ana Reyes" concierge
                                                   the role: owner (unless given), manager, concierge or read_only
  npm run admin -- role ana@example.com manager    changes the role, from the next click on
  npm run admin -- password ana@example.com        sets a new password and ends their sessions
  npm run admin -- remove ana@example.com          removes the account; its audit log entries stay
  npm run admin -- totp on ana@example.com         enables a second step at sign-in, with an authenticator app
  npm run admin -- totp off ana@example.com        disables it (a lost phone) and ends their sessions

Passwords and codes are asked for, or read from standard input, one a line. It works beside a running Arribo.`;

/** Exit code 2. */
export class UsageError extends Error {
  override name = "UsageError";
}

/** Exit code 1; the message is for the operator. */
export class RefusedError extends Error {
  override name = "RefusedError";
}

/** Whether the command encrypts something and so needs the key. */
export const needsSealKey = ([command, state]: readonly string[]) => command === "totp" && state === "on";

/** @throws UsageError, RefusedError, Interrupted */
export async function runCommand(args: readonly string[], terminal: Terminal): Promise<void> {
  const [command, ...rest] = args;
  if (command === "list" && rest.length === 0) return listMembers(terminal);
  if (command === "create" && rest.length >= 1 && rest.length <= 3) return createMember(rest, terminal);
  if (command === "role" && rest.length === 2)
    return changeRole(await findMember(rest[0]), rest[1], terminal);
  if (command === "password" && rest.length === 1) return resetPassword(await findMember(rest[0]), terminal);
  if (command === "remove" && rest.length === 1) return removeMember(await findMember(rest[0]), terminal);
  if (command === "totp" && rest.length === 2) {
    if (rest[0] === "on") return secondStepOn(await findMember(rest[1]), terminal);
    if (rest[0] === "off") return secondStepOff(await findMember(rest[1]), terminal);
  }
  throw new UsageError(`Unknown command: ${args.join(" ")}\n\n${usage}`);
}

async function listMembers(terminal: Terminal): Promise<void> {
  const everybody = await listStaff();
  if (everybody.length === 0) return terminal.say("There are no accounts yet.");
  const width = Math.max(...everybody.map(({ email }) => email.length));
  for (const { email, name, role, secondStep, lastSeen, isDisabled } of everybody) {
    const seen = isDisabled
      ? "disabled"
      : lastSeen
        ? `signed in, last ${lastSeen.toISOString().slice(0, 10)}`
        : "not signed in";
    terminal.say(
      `${email.padEnd(width)}  ${role.padEnd(9)}  TOTP ${secondStep ? "on " : "off"}  ${seen}  ${name}`,
    );
  }
}

async function createMember(
  [address, name, wanted = "owner"]: readonly string[],
  terminal: Terminal,
): Promise<void> {
  const { data: email, success } = z.email().max(254).safeParse(address);
  if (!success) throw new UsageError(`"${address}" is not an e-mail address.`);
  const role = readRole(wanted);
  if (await staffByEmail(email)) throw new RefusedError(`${email} already has an account.`);
  const password = await promptPassword(terminal);
  const shownName = name?.trim() || (email.split("@")[0] ?? email);
  const made = await createStaff({ email, password, name: shownName, role });
  await recordEvent(made, "staff.created");
  terminal.say(`${made.email} can sign in now.`);
}

async function changeRole(one: StaffMember, wanted = "", terminal: Terminal): Promise<void> {
  const role = readRole(wanted);
  if (one.role === role) throw new RefusedError(`${one.email} is ${role} already.`);
  const onlyOwner = `${one.email} is the only owner. Make somebody else an owner first.`;
  await db()
    .transaction((tx) =>
      giveRole({ db: tx, actor: { kind: "operator" }, locale: "en", now: new Date() }, one, role),
    )
    .catch(refuseConflict(onlyOwner));
  terminal.say(`${one.email} is ${role} from the next click on.`);
}

/** @throws UsageError */
function readRole(wanted: string): StaffRole {
  if (isStaffRole(wanted)) return wanted;
  throw new UsageError(`"${wanted}" is no role. There are ${staffRoles.join(", ")}.`);
}

async function resetPassword(one: StaffMember, terminal: Terminal): Promise<void> {
  await setPassword(one.id, await promptPassword(terminal));
  await recordEvent(one, "staff.password_reset");
  terminal.say(`${one.email} has a new password, and was signed out everywhere.`);
  if (one.secondStep)
    terminal.say(`The second step is still on; if the phone is lost: npm run admin -- totp off ${one.email}`);
}

async function removeMember(one: StaffMember, terminal: Terminal): Promise<void> {
  const onlyOne = `${one.email} is the only owner. Make somebody else an owner first.`;
  await removeStaff(one).catch(refuseConflict(onlyOne));
  await recordEvent(one, "staff.removed");
  terminal.say(`${one.email} cannot sign in any more, and was signed out everywhere.`);
  terminal.say(
    "If ADMIN_EMAIL names this account, remove it there: the next start would create the account again.",
  );
}

async function secondStepOn(one: StaffMember, terminal: Terminal): Promise<void> {
  const isOn = `The second step is already on for ${one.email}. Switch it off first.`;
  const { uri, secret, backupCodes } = await beginSecondStep(one).catch(refuseConflict(isOn));
  if (terminal.isPerson) terminal.say(encodeQR(uri, "ascii"));
  terminal.say(`Add this to the authenticator app of ${one.email}:\n  secret: ${secret}\n  ${uri}`);
  await confirmCode(one, terminal);
  await recordEvent(one, "staff.second_step_on");
  terminal.say(`The second step is on, and ${one.email} was signed out everywhere.`);
  terminal.say(`Backup codes, each for one sign-in without the app; they are shown once:`);
  for (const code of backupCodes) terminal.say(`  ${code}`);
}

/** Three tries, so that a script ends. */
async function confirmCode(one: StaffMember, terminal: Terminal): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const code = await terminal.ask("Current six-digit code of the app: ", "shown");
    try {
      return await confirmSecondStepFor(one, code);
    } catch (error) {
      if (!(error instanceof WrongCode)) throw error;
      if (tries === 3) throw new RefusedError("The codes do not match. Nothing was changed.");
      terminal.say("The code does not match. Wait for the next one.");
    }
  }
}

async function secondStepOff(one: StaffMember, terminal: Terminal): Promise<void> {
  if (!one.secondStep) throw new RefusedError(`The second step is not on for ${one.email}.`);
  await removeSecondStep(one.id);
  await recordEvent(one, "staff.second_step_off");
  terminal.say(
    `The second step is off: ${one.email} signs in with the password alone, and was signed out everywhere.`,
  );
}

const refuseConflict = (sentence: string) => (error: unknown) => {
  throw error instanceof AppError && error.code === "conflict" ? new RefusedError(sentence) : error;
};

async function findMember(email = ""): Promise<StaffMember> {
  const found = await staffByEmail(email);
  if (!found)
    throw new RefusedError(`There is no account for ${email}. List accounts: npm run admin -- list`);
  return found;
}

/** A person types it twice, as it is hidden. */
async function promptPassword(terminal: Terminal): Promise<string> {
  const password = await terminal.ask(`Password (${minPasswordLength} characters or more): `, "hidden");
  if (password.length < minPasswordLength)
    throw new RefusedError(`A password has ${minPasswordLength} characters or more. Nothing was changed.`);
  if (password.length > maxPasswordLength)
    throw new RefusedError(`A password has at most ${maxPasswordLength} characters. Nothing was changed.`);
  if (isCommonPassword(password)) throw new RefusedError("That password is too common. Nothing was changed.");
  if (terminal.isPerson && (await terminal.ask("Repeat the password: ", "hidden")) !== password)
    throw new RefusedError("The passwords do not match. Nothing was changed.");
  return password;
}

function recordEvent({ number }: StaffMember, act: StaffAct): Promise<void> {
  return recordOperatorAudit({ act, subject: "staff", subjectId: number });
}
