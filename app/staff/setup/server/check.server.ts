import { randomUUID } from "node:crypto";
import { resolveTxt } from "node:dns/promises";
import { sql } from "drizzle-orm";
import { operator } from "#platform/config/operator.server.ts";
import { siteAddress } from "#platform/config/site.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { inLocale } from "#platform/i18n/text.ts";
import { isMailConfigured, mailSender, sendMail, verifyMail } from "#platform/mail/mail.server.ts";
import { isWhatsappConfigured, verifyWhatsapp } from "#platform/whatsapp/whatsapp.server.ts";
import { places } from "../places.ts";
import { isReservedAddress } from "../rules/reserved.ts";
import { settingMessages } from "../setting-messages.ts";
import type { SetupId } from "../values.ts";
import { setupItems } from "./setup.server.ts";
import { mailProblem, whatsappProblem } from "./try-services.server.ts";

/** ok; missing: to be filled in; failed: it does not work; unknown: it could not be found out from here. */
type Verdict = "ok" | "missing" | "failed" | "unknown";
export type CheckLine = { verdict: Verdict; what: string; text: string };

type Options = {
  /** Sends a letter to this address, too. */
  letterTo?: string | undefined;
  /** The identifier of the DKIM key, which is the mail service's own. */
  dkimSelector?: string | undefined;
  /** Reads the TXT records of a domain, each in its parts. */
  readTxt?: (domain: string) => Promise<string[][]>;
};

const maxBackupHours = 24;
const siteTimeoutMs = 10_000;

/** Everything that must hold before customers come, one verdict a line. Sends at most one letter and writes nothing. */
export async function checkInstallation(options: Options = {}): Promise<CheckLine[]> {
  const groups = await Promise.all([
    checkSetup(),
    checkSite(),
    checkMail(options.letterTo),
    checkSenderDomain(options),
    checkWhatsapp(),
    checkBackups(),
    checkOwners(),
  ]);
  return groups.flat();
}

/** What `/admin/setup` lists, but for the services, which are tried out here. */
async function checkSetup(): Promise<CheckLine[]> {
  const items = await setupItems(db());
  const tried: readonly SetupId[] = ["publicUrl", "mail", "whatsapp", "ai"];
  const open = items.filter(({ id }) => !tried.includes(id));
  if (open.length === 0) return [line("ok", "the company's details", "complete")];
  return open.map(({ id, value, records }) => {
    const now = value ?? (records === null ? "empty" : `${records} shown`);
    const { section, where } = places[id];
    return line("missing", id, `${now}; ${section ? `/admin/setup?section=${section}` : where}`);
  });
}

async function checkSite(): Promise<CheckLine[]> {
  const address = siteAddress();
  const what = "PUBLIC_URL";
  if (!address.startsWith("https:")) return [line("missing", what, `${address} is not https`)];
  try {
    const response = await fetch(`${address}/`, {
      redirect: "manual",
      signal: AbortSignal.timeout(siteTimeoutMs),
    });
    const text = await response.text();
    if (response.status !== 200) return [line("failed", what, `${address} answers ${response.status}`)];
    return text.includes("Arribo")
      ? [line("ok", what, `${address} answers`)]
      : [line("failed", what, `${address} answers with another site's page`)];
  } catch (error) {
    return [line("failed", what, `${address} does not answer (${codeOf(error)})`)];
  }
}

async function checkMail(letterTo: string | undefined): Promise<CheckLine[]> {
  if (!isMailConfigured())
    return [line("missing", "mail", "no letter leaves; SMTP_URL or /admin/setup?section=mail")];
  try {
    await verifyMail();
  } catch (error) {
    return [line("failed", "mail", `the service does not accept us (${mailProblem(error).words})`)];
  }
  const lines = [line("ok", "mail", "the service accepts the connection and the password")];
  if (!letterTo) return lines;
  const { subject, text } = inLocale(settingMessages, operator().staffLocale).letter;
  const letter = { id: `check-${randomUUID()}`, to: letterTo, subject, text, html: `<p>${text}</p>` };
  const sent = await sendMail(letter).then(
    () =>
      line("ok", "letter", `accepted for ${letterTo}; see that it has arrived, and not in the spam folder`),
    (error: unknown) => line("failed", "letter", `refused for ${letterTo} (${mailProblem(error).words})`),
  );
  return [...lines, sent];
}

/** What a receiver looks up before it believes that a letter is from this domain. */
async function checkSenderDomain({ dkimSelector, readTxt = resolveTxt }: Options): Promise<CheckLine[]> {
  const mailFrom = mailSender();
  const domain = /@([^>\s]+)/.exec(mailFrom)?.[1] ?? "";
  if (isReservedAddress(`a@${domain}`))
    return [line("missing", "MAIL_FROM", `${mailFrom} is an example: nobody can answer it`)];
  const find = async (what: string, name: string, pattern: RegExp, advice: string): Promise<CheckLine> => {
    try {
      const records = (await readTxt(name)).map((parts) => parts.join(""));
      const found = records.find((record) => pattern.test(record));
      return found ? line("ok", what, `${name}: ${found.slice(0, 80)}`) : line("missing", what, advice);
    } catch (error) {
      const code = codeOf(error);
      return ["ENOTFOUND", "ENODATA"].includes(code)
        ? line("missing", what, advice)
        : line("unknown", what, `${name} could not be looked up (${code})`);
    }
  };
  const dkim = dkimSelector
    ? find(
        "DKIM",
        `${dkimSelector}._domainkey.${domain}`,
        /\bp=[^;\s]/,
        `no key at ${dkimSelector}._domainkey.${domain}`,
      )
    : line("unknown", "DKIM", "name the mail service's selector: arribo check --dkim selector");
  return Promise.all([
    find("SPF", domain, /^v=spf1\b/i, `${domain} names no senders: a TXT record "v=spf1 include:… -all"`),
    dkim,
    find(
      "DMARC",
      `_dmarc.${domain}`,
      /^v=DMARC1\b/i,
      `no TXT record "v=DMARC1; p=quarantine; …" at _dmarc.${domain}`,
    ),
  ]);
}

async function checkWhatsapp(): Promise<CheckLine[]> {
  if (!isWhatsappConfigured())
    return [
      line(
        "missing",
        "WhatsApp",
        "texts wait in the outbox to be sent by hand; /admin/setup?section=whatsapp",
      ),
    ];
  try {
    await verifyWhatsapp();
    return [line("ok", "WhatsApp", "the provider accepts the token")];
  } catch (error) {
    return [line("failed", "WhatsApp", `the provider does not accept us (${whatsappProblem(error).words})`)];
  }
}

async function checkBackups(): Promise<CheckLine[]> {
  const { rows } = await db().execute<{ hours: number | null }>(
    sql`select extract(epoch from now() - max(taken_at))::float8 / 3600 as hours from backup_record`,
  );
  const hours = rows[0]?.hours ?? null;
  if (hours === null) return [line("missing", "backup", "none was ever written; arribo-backup.timer")];
  const age = hours < 1 ? `${Math.round(hours * 60)} minutes` : `${Math.round(hours)} hours`;
  return [line(hours > maxBackupHours ? "failed" : "ok", "backup", `the newest is ${age} old`)];
}

async function checkOwners(): Promise<CheckLine[]> {
  const { rows } = await db().execute<{ email: string; has: boolean }>(
    sql`select email, coalesce(two_factor_enabled, false) as has from auth_user
      where role = 'owner' and disabled_at is null order by email`,
  );
  return rows.map(({ email, has }) =>
    has
      ? line("ok", "second step", `${email} has one`)
      : line("missing", "second step", `the owner ${email} signs in with a password alone; /admin/account`),
  );
}

const line = (verdict: Verdict, what: string, text: string): CheckLine => ({ verdict, what, text });

/** An error's code, or that of its cause; never its words, which may quote a password. */
function codeOf(error: unknown): string {
  const { code, cause, name } = error as { code?: unknown; cause?: unknown; name?: string };
  if (typeof code === "string") return code;
  return cause ? codeOf(cause) : (name ?? "no reason");
}
