import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync, realpathSync } from "node:fs";
import path from "node:path";
import type { ApplicationReceipt, SealedField } from "#app/marketplace/applications/contract.ts";
import type { SecondStepSecret } from "#app/staff/accounts/contract.ts";
import { admin, signIn } from "../../bench/product.ts";
import { plainOf } from "../support/authenticator.ts";
import { nextAddress } from "../support/client-address.ts";
import { newApplication } from "../support/records/vendor-application.ts";
import { AppProcess } from "./app-process.ts";

/** Confidential fields, each with a unique value. */
const canaries: Record<SealedField, string> = {
  ownerIdNumber: "00113918205",
  taxId: "131246796",
  insurancePolicyNumber: "POL-canary-71350",
  bankName: "Banco Canary Catorce",
  accountType: "savings",
  emergencyContactName: "Carmen Canarysdottir",
  // As typed and as stored, with the country code.
  emergencyContactPhone: "8095559613",
  emergencyContactRelation: "Canary-Hermana",
};
const answered = "Mi cuenta es la Canary-9601";
/** A public value: if the search does not find it, the search is broken. */
const control = "Plomería Canary Abierta";

/** Searches every file of the data folder, the database's journal included, for confidential values. */
export async function searchDataFolder(
  settings: Record<string, string>,
): Promise<{ summary: string; wrong: string[] }> {
  // Without samples: their longer texts are stored compressed, which hides words.
  const app = await AppProcess.build("own", { ...settings, DEMO_DATA: "off" });
  await app.start();
  const secrets = { ...canaries, ...(await apply(app)), ...(await secondStep(app)) };
  // Shutdown writes everything from memory to disk.
  app.signal("SIGTERM");
  await app.ended(30_000);
  const found = search(app.dataDir, [control, ...Object.values(secrets)]);
  const readable = Object.entries(secrets).filter(([, word]) => found.has(word));
  return {
    summary: `data folder searched for ${Object.keys(secrets).length} confidential words: ${readable.length} found`,
    wrong: [
      ...(found.has(control) ? [] : ["at rest: the search finds nothing at all"]),
      ...readable.map(([name, word]) => `at rest: ${name} lies readable (${word})`),
    ],
  };
}

/** Sends an application and an answer to staff, each with an idempotency key, so that their answers are stored. */
async function apply(app: AppProcess): Promise<Record<string, string>> {
  const body = newApplication({ ...canaries, businessName: control });
  const receipt = await said<ApplicationReceipt>(app, "POST", "/api/vendor-applications", { body });
  const { reference, statusPath } = receipt;
  const { cookie } = await signIn(app.base);
  const all = await said<{ id: number; reference: string }[]>(app, "GET", "/api/admin/vendor-applications", {
    cookie,
  });
  const { id } = all.find((one) => one.reference === reference) ?? {};
  const asked = { status: "changes_requested", note: "Which account?" };
  await said(app, "PATCH", `/api/admin/vendor-applications/${id}/status`, { body: asked, cookie });
  const token = path.basename(statusPath);
  await said(app, "POST", `/api/vendor-applications/${token}/answer`, { body: { message: answered } });
  // Each is readable alone, for letters; side by side, without jsonb's names, only in the stored answer.
  return { "the applicant's answer": answered, "the kept answer": reference + statusPath };
}

/** The second step's secret, encoded and plain, and a backup code. */
async function secondStep(app: AppProcess): Promise<Record<string, string>> {
  const { cookie } = await signIn(app.base);
  const body = { password: admin.password };
  const begun = await said<SecondStepSecret>(app, "POST", "/api/admin/account/second-step", {
    body,
    cookie,
  });
  const [code = ""] = begun.backupCodes;
  return { "the second step": begun.secret, "its secret": plainOf(begun.secret), "a backup code": code };
}

async function said<T>(
  { base }: AppProcess,
  method: string,
  call: string,
  { body, cookie }: { body?: object; cookie?: string },
): Promise<T> {
  const answer = await fetch(base + call, {
    method,
    headers: {
      "content-type": "application/json",
      "idempotency-key": randomUUID(),
      "x-forwarded-for": nextAddress(),
      ...(cookie === undefined ? {} : { cookie }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`at rest: ${method} ${call} was answered ${answer.status}`);
  return (await answer.json()) as T;
}

/** The names, addresses and texts of writer.ts. */
const written = ["Marsha Whitcomb", "@example.com", "We come in March", "colmado"];

/** Searches the product's log for them. */
export function searchLog(app: AppProcess): { summary: string; wrong: string[] } {
  const log = readFileSync(app.logFile, "utf8");
  const found = written.filter((word) => log.includes(word));
  return {
    summary: `${log.split("\n").length} lines of the log searched for ${written.length} personal words: ${found.length} found`,
    wrong: [
      ...(log.length > 0 ? [] : ["log: it is empty"]),
      ...found.map((word) => `log: ${word} lies readable`),
    ],
  };
}

function search(dataDir: string, words: readonly string[]): Set<string> {
  const folders = [dataDir, realpathSync(path.join(dataDir, "postgres"))];
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name)),
  );
  const contents = files.map((file) => readFileSync(file));
  return new Set(words.filter((word) => contents.some((content) => holds(content, word))));
}

/** The account type is also a word of our texts, but there a space precedes it. */
function holds(content: Buffer, word: string): boolean {
  if (word !== canaries.accountType) return content.includes(word);
  for (let at = content.indexOf(word); at >= 0; at = content.indexOf(word, at + 1))
    if (content[at - 1] !== 0x20) return true;
  return false;
}
