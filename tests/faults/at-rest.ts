import { readdirSync, readFileSync, realpathSync } from "node:fs";
import path from "node:path";
import { newApplication } from "../vendor-application.ts";
import type { House } from "./house.ts";

/** Confidential fields, each with a word that stands nowhere else. */
const canaries = {
  ownerIdNumber: "00113918205",
  taxId: "131246796",
  insurancePolicyNumber: "POL-canary-71350",
  bankName: "Banco Canary Catorce",
  emergencyContactName: "Carmen Canarysdottir",
  emergencyContactRelation: "Canary-Hermana",
};
/** What is not confidential: if this is not found, nothing would be. */
const control = "Plomería Canary Abierta";

/** Looks for what an applicant told in confidence in every file of the data folder, the database's journal included. */
export async function atRest(house: House): Promise<{ told: string; wrong: string[] }> {
  const answer = await fetch(`${house.base}/api/vendor-applications`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(newApplication({ ...canaries, businessName: control })),
  });
  // Its end writes to disk all that was in memory.
  house.signal("SIGTERM");
  await house.ended(30_000);
  const found = search(house.dataDir, [control, ...Object.values(canaries)]);
  return {
    told: `data folder searched for ${Object.keys(canaries).length} confidential words: ${found.size - Number(found.has(control))} found`,
    wrong: [
      ...(answer.status === 201 ? [] : [`at rest: the application was answered ${answer.status}`]),
      ...(found.has(control) ? [] : ["at rest: the search finds nothing at all"]),
      ...[...found].filter((word) => word !== control).map((word) => `at rest: ${word} lies readable`),
    ],
  };
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
  return new Set(words.filter((word) => contents.some((content) => content.includes(word))));
}
