import { createServer } from "node:http";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { authUser } from "#platform/auth/schema.server.ts";
import { backupRecord } from "#platform/backup/schema.server.ts";
import { openSite as setAddress } from "#platform/config/site.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { openMail } from "#platform/mail/mail.server.ts";
import { listen } from "../../../../tests/support/listen.ts";
import { openMailSink } from "../../../../tests/support/services/mail-sink.ts";
import { openSite } from "../../../../tests/support/site.ts";
import { type CheckLine, checkInstallation } from "./check.server.ts";

const site = openSite();
const mails: string[][] = [];
let sink = "";
beforeAll(async () => {
  sink = (await openMailSink(({ to }) => void mails.push(to))).toString();
});
beforeEach(() => openMail({ url: undefined, from: "Arribo <hola@arribo.example>" }));

const records: Record<string, string[][]> = {
  "firm.do": [["google-site-verification=1"], ["v=spf1 include:mail.do ", "-all"]],
  "_dmarc.firm.do": [["v=DMARC1; p=quarantine"]],
  "s1._domainkey.firm.do": [["v=DKIM1; k=rsa; p=MIGf"]],
};
const readTxt = async (domain: string) => {
  const found = records[domain];
  if (!found) throw Object.assign(new Error("not there"), { code: "ENOTFOUND" });
  return found;
};
const check = (options: Parameters<typeof checkInstallation>[0] = {}) =>
  checkInstallation({ readTxt, ...options });
const of = (lines: CheckLine[], what: string) => lines.find((line) => line.what === what);

test("a new installation: each thing that lacks is named, with the place where it is filled in", async () => {
  const lines = await check();
  expect(of(lines, "supportPhone")).toEqual({
    verdict: "missing",
    what: "supportPhone",
    text: expect.stringContaining("/admin/setup?section=firm"),
  });
  expect(of(lines, "mail")?.verdict).toBe("missing");
  expect(of(lines, "MAIL_FROM")?.text).toContain("is an example");
  expect(of(lines, "WhatsApp")?.verdict).toBe("missing");
  expect(of(lines, "backup")).toMatchObject({ verdict: "missing" });
  expect(of(lines, "second step")).toMatchObject({
    verdict: "missing",
    text: expect.stringContaining("ana@"),
  });
  expect(of(lines, "PUBLIC_URL")).toMatchObject({ verdict: "missing" });
});

test("mail: the service is tried, and a letter on request; a wrong one is named without the password", async () => {
  openMail({ url: sink, from: "Firm <hola@firm.do>" });
  const lines = await check({ letterTo: "ana@firm.do" });
  expect([of(lines, "mail")?.verdict, of(lines, "letter")?.verdict]).toEqual(["ok", "ok"]);
  expect(mails).toEqual([["ana@firm.do"]]);
  openMail({ url: "smtp://user:secret-words@127.0.0.1:9", from: "hola@firm.do" });
  const refused = await check();
  expect(of(refused, "mail")).toMatchObject({ verdict: "failed", text: expect.stringContaining("ESOCKET") });
  expect(JSON.stringify(refused)).not.toContain("secret-words");
});

test("the sender's domain: SPF, DKIM and DMARC are looked up; no answer is no verdict", async () => {
  openMail({ url: undefined, from: "Firm <hola@firm.do>" });
  const verdicts = (lines: CheckLine[]) => ["SPF", "DKIM", "DMARC"].map((what) => of(lines, what)?.verdict);
  expect(verdicts(await check({ dkimSelector: "s1" }))).toEqual(["ok", "ok", "ok"]);
  expect(verdicts(await check({ dkimSelector: "s2" }))).toEqual(["ok", "missing", "ok"]);
  expect(verdicts(await check())).toEqual(["ok", "unknown", "ok"]);
  openMail({ url: undefined, from: "hola@other.do" });
  expect(verdicts(await check())).toEqual(["missing", "unknown", "missing"]);
  const silent = async () => Promise.reject(Object.assign(new Error("no answer"), { code: "ETIMEOUT" }));
  expect(verdicts(await check({ readTxt: silent }))).toEqual(["unknown", "unknown", "unknown"]);
});

test("a backup's age and an owner's second step", async () => {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  const record = (hours: number) => ({ takenAt: hoursAgo(hours), bytes: 1, restoredForTrial: true });
  await db().insert(backupRecord).values(record(30));
  expect(of(await check(), "backup")).toMatchObject({
    verdict: "failed",
    text: "the newest is 30 hours old",
  });
  await db().insert(backupRecord).values(record(0.5));
  expect(of(await check(), "backup")).toMatchObject({ verdict: "ok", text: "the newest is 30 minutes old" });
  await db().update(authUser).set({ twoFactorEnabled: true });
  expect(of(await check(), "second step")?.verdict).toBe("ok");
});

test("an address that nobody answers is named", async () => {
  const closed = createServer();
  const address = `https://127.0.0.1:${await listen(closed)}`;
  await new Promise((resolve) => closed.close(resolve));
  setAddress(address);
  expect(of(await check(), "PUBLIC_URL")).toMatchObject({
    verdict: "failed",
    text: `${address} does not answer (ECONNREFUSED)`,
  });
  setAddress(site.base());
});
