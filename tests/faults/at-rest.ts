import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync, realpathSync } from "node:fs";
import path from "node:path";
import type { ApplicationReceipt, SealedField } from "#app/marketplace/applications/contract.ts";
import type { SecondStepSecret } from "#app/staff/accounts/contract.ts";
import { admin, signIn } from "../../bench/product.ts";
import { plainOf } from "../support/authenticator.ts";
import { nextAddress } from "../support/client-address.ts";
import { newApplication } from "../support/records/vendor-application.ts";
import { House } from "./house.ts";

/** Confidential fields, each with a word that stands nowhere else. */
const canaries: Record<SealedField, string> = {
  ownerIdNumber: "00113918205",
  taxId: "131246796",
  insurancePolicyNumber: "POL-canary-71350",
  bankName: "Banco Canary Catorce",
  accountType: "savings",
  emergencyContactName: "Carmen Canarysdottir",
  // As it is typed and as it is kept, with the country's code before it.
  emergencyContactPhone: "8095559613",
  emergencyContactRelation: "Canary-Hermana",
};
/** What an applicant answers when staff ask for more. */
const answered = "Mi cuenta es la Canary-9601";
/** What is not confidential: if this is not found, nothing would be. */
const control = "Plomería Canary Abierta";

/** Looks for what was told in confidence in every file of the data folder, the database's journal included. */
export async function atRest(settings: Record<string, string>): Promise<{ told: string; wrong: string[] }> {
  // Without samples, whose longer texts lie compressed: a word's neighbours are others there.
  const house = await House.build("own", { ...settings, DEMO_DATA: "off" });
  await house.start();
  const secrets = { ...canaries, ...(await apply(house)), ...(await secondStep(house)) };
  // Its end writes to disk all that was in memory.
  house.signal("SIGTERM");
  await house.ended(30_000);
  const found = search(house.dataDir, [control, ...Object.values(secrets)]);
  const readable = Object.entries(secrets).filter(([, word]) => found.has(word));
  return {
    told: `data folder searched for ${Object.keys(secrets).length} confidential words: ${readable.length} found`,
    wrong: [
      ...(found.has(control) ? [] : ["at rest: the search finds nothing at all"]),
      ...readable.map(([name, word]) => `at rest: ${name} lies readable (${word})`),
    ],
  };
}

/** An application, and the applicant's answer to a question of staff's, each with its key: what is answered to it is kept. */
async function apply(house: House): Promise<Record<string, string>> {
  const body = newApplication({ ...canaries, businessName: control });
  const receipt = await said<ApplicationReceipt>(house, "POST", "/api/vendor-applications", { body });
  const { reference, statusPath } = receipt;
  const { cookie } = await signIn(house.base);
  const all = await said<{ id: number; reference: string }[]>(
    house,
    "GET",
    "/api/admin/vendor-applications",
    { cookie },
  );
  const { id } = all.find((one) => one.reference === reference) ?? {};
  const asked = { status: "changes_requested", note: "Which account?" };
  await said(house, "PATCH", `/api/admin/vendor-applications/${id}/status`, { body: asked, cookie });
  const token = path.basename(statusPath);
  await said(house, "POST", `/api/vendor-applications/${token}/answer`, { body: { message: answered } });
  // Reference and path lie readable each, for letters; side by side, without their names as jsonb keeps them, only in what was answered.
  return { "the applicant's answer": answered, "the kept answer": reference + statusPath };
}

/** The second step's secret, as an app gets it and as it was before that, and a backup code. */
async function secondStep(house: House): Promise<Record<string, string>> {
  const { cookie } = await signIn(house.base);
  const body = { password: admin.password };
  const begun = await said<SecondStepSecret>(house, "POST", "/api/admin/account/second-step", {
    body,
    cookie,
  });
  const [code = ""] = begun.backupCodes;
  return { "the second step": begun.secret, "its secret": plainOf(begun.secret), "a backup code": code };
}

async function said<T>(
  { base }: House,
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

/** What people wrote while things broke (writer.ts): their names, addresses and words. */
const written = ["Marsha Whitcomb", "@example.com", "We come in March", "colmado"];

/** Looks for what people wrote in all that the product said meanwhile. */
export function inTheLog(house: House): { told: string; wrong: string[] } {
  const log = readFileSync(house.logFile, "utf8");
  const found = written.filter((word) => log.includes(word));
  return {
    told: `${log.split("\n").length} lines of the log searched for ${written.length} personal words: ${found.length} found`,
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

/** The kind of an account is a word of our texts as well, but there a space stands before it. */
function holds(content: Buffer, word: string): boolean {
  if (word !== canaries.accountType) return content.includes(word);
  for (let at = content.indexOf(word); at >= 0; at = content.indexOf(word, at + 1))
    if (content[at - 1] !== 0x20) return true;
  return false;
}
