import { createHmac, randomUUID } from "node:crypto";
import path from "node:path";
import { gt } from "drizzle-orm";
import { beforeAll, expect, test, vi } from "vitest";
import { chatSession } from "#app/support/chat/schema.server.ts";
import { communityFollow } from "#app/support/community/schema.server.ts";
import { auth } from "#platform/auth/auth.server.ts";
import { authSpentCode, authVerification } from "#platform/auth/schema.server.ts";
import { createStaff } from "#platform/auth/staff.server.ts";
import { readEntries } from "#platform/backup/archive.server.ts";
import { createBackup } from "#platform/backup/create-backup.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { newLinkToken } from "#platform/security/link-token.server.ts";
import { codeOf } from "../support/authenticator.ts";
import { makeRecords, pathOf, validBody } from "../support/calls/every-call.ts";
import { callsTakingSecrets, type SecretCall, unknownFields, upload } from "../support/calls/secret-calls.ts";
import { makeFolder } from "../support/folder.ts";
import { query } from "../support/query.ts";
import { fullBody, reviewLinkOf } from "../support/records/booking.ts";
import { newSafetyRequest } from "../support/records/safety-request.ts";
import { approveVendor, newVendor, registerVendor } from "../support/records/vendor-account.ts";
import { newApplication } from "../support/records/vendor-application.ts";
import { isLong } from "../support/rounds.ts";
import { passwordToken } from "../support/services/password-letter.ts";
import { cookieOf, openSite, staffLogin } from "../support/site.ts";

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });
// No mail service and no limits: letters keep their links, and no guess is refused for being one of many.
const site = openSite();
const folder = makeFolder("leaked");

let vendorId = 0;
const bodies: Record<string, object> = {};
/** Every call that accepts a secret. The pages of these links read through the same acts. */
const doors: Record<string, SecretCall> = {
  "vendor's token": (secret) =>
    site.send("GET", `/api/vendor/dashboard/${vendorId}`, {
      headers: { Authorization: `Bearer ${encodeURIComponent(secret)}` },
    }),
  "staff's cookie": (secret) =>
    site.send("GET", "/api/admin/session", {
      headers: { Cookie: `arribo.session_token=${encodeURIComponent(secret)}` },
    }),
  ...Object.fromEntries(callsTakingSecrets(site, bodies)),
};
const isDoor = (start: string) => (name: string) => name.split(" ")[1]?.startsWith(start);
/** The secret of everything whose path begins so. */
const keep = (start: string, secret: string) =>
  secrets.push(
    ...Object.keys(doors)
      .filter(isDoor(start))
      .map((name): [string, string] => [name, secret]),
  );

/** What opens, of each kind; and what was asked for under which key. */
const secrets: [door: string, secret: string][] = [];
const keyed: { path: string; body: object; key: string }[] = [];

const last = (address: unknown) => String(address).split("/").at(-1) ?? "";

/** Creates something under a key, so that its answer is kept. */
async function keyedAnswer(call: string, body: object): Promise<Record<string, unknown>> {
  const key = randomUUID();
  keyed.push({ path: call, body, key });
  const answer = await site.send("POST", call, { body, headers: { "Idempotency-Key": key } });
  expect(answer.status, call).toBe(201);
  return (await answer.json()) as Record<string, unknown>;
}

const tokenOf = (answer: Response) =>
  decodeURIComponent(/^[^=]+=([^;]+)/.exec(answer.headers.getSetCookie()[0] ?? "")?.[1] ?? "");

/** A member of staff with a second step, once signed in and once stopped half-way. */
async function signInTwice(): Promise<void> {
  const luz = { email: "luz@example.com", password: "cafe-con-leche-7" };
  await createStaff({ ...luz, name: "Luz", role: "owner" });
  const first = await site.send("POST", "/api/admin/login", { body: luz });
  secrets.push(["staff's cookie", tokenOf(first)]);
  const eva = { email: "eva@example.com", password: "cafe-con-leche-8" };
  await createStaff({ ...eva, name: "Eva", role: "owner" });
  const own = await site.send("POST", "/api/admin/login", { body: eva });
  const headers = { Cookie: cookieOf(own) };
  const { secret } = (await site.json("POST", "/api/admin/account/second-step", { body: eva, headers })) as {
    secret: string;
  };
  const body = { code: codeOf(secret) };
  const on = await site.send("POST", "/api/admin/account/second-step/on", { body, headers });
  secrets.push(["staff's cookie", tokenOf(on)]);
  await db().delete(authSpentCode);
  await site.send("POST", "/api/admin/login", { body: { ...eva, code: "000000" } });
}

/** Somebody who waits for the replies to a post: without a mail service nobody can ask for that. */
async function following(id: number): Promise<string> {
  const { token, stored } = newLinkToken();
  const asked = { topicId: id, postId: id, email: "n@example.com", locale: "en", notifiedPlace: 0 } as const;
  await db()
    .insert(communityFollow)
    .values({ ...asked, ...stored, createdAt: new Date() });
  return token;
}

/** A product in which there is something of every kind that lets somebody in. */
beforeAll(async () => {
  await makeRecords(site);
  const vendor = await registerVendor(site);
  vendorId = vendor.vendorId;
  secrets.push(["vendor's token", vendor.token]);
  await approveVendor(site, vendorId);
  await keyedAnswer("/api/vendor/register", newVendor());

  const booked = await keyedAnswer("/api/bookings", fullBody(vendorId));
  const body = { status: "confirmed" };
  await site.send("PUT", `/api/bookings/${booked.id}/status`, { body, staff: true });
  keep("/api/bookings/track/", last(booked.trackingPath));
  const added = await upload(`${site.base()}/api/bookings/track/${last(booked.trackingPath)}/photos`);
  const { photos } = (await added.json()) as { photos: string[] };
  bodies["/api/bookings/track/:token/photos/:photo/:size"] = { photo: photos[0], size: "small" };
  const { link } = await reviewLinkOf(site, vendorId);
  keep("/api/reviews/invitation/", link);

  const { planningPath } = await keyedAnswer("/api/leads", validBody("/api/leads"));
  const chosen = validBody("/api/planning-call/:token");
  await site.send("PUT", `/api${planningPath}`, { body: chosen });
  keep("/api/planning-call/", last(planningPath));

  const feed = await site.json("POST", "/api/admin/calendar/address", { body: {}, staff: true });
  keep("/api/calendar/", last((feed as { url: string }).url));
  const invitation = validBody("/api/admin/team/invitations");
  const invited = await site.json("POST", "/api/admin/team/invitations", { body: invitation, staff: true });
  keep("/api/staff-invitations/", last((invited as { path: string }).path));
  bodies["/api/staff-invitations/:token"] = { name: "N", password: "mangu-con-queso-3" };
  const forgotten = await site.json("POST", pathOf("/api/admin/team/:number/password-link"), { staff: true });
  keep("/api/staff-passwords/", last((forgotten as { path: string }).path));
  bodies["/api/staff-passwords/:token"] = { password: "mangu-con-queso-4" };

  const applied = await keyedAnswer("/api/vendor-applications", newApplication());
  keep("/api/vendor-applications/", last(applied.statusPath));
  const draft = await keyedAnswer(
    "/api/vendor-application-drafts",
    validBody("/api/vendor-application-drafts"),
  );
  keep("/api/vendor-application-drafts/", String(draft.path).split("=").at(-1) ?? "");
  const talk = await keyedAnswer("/api/chat/session", {});
  const { sessionId } = talk.session as { sessionId: string };
  keep("/api/chat", sessionId);
  const { answer } = (await site.json("POST", "/api/chat/message", {
    body: { sessionId, message: "m" },
  })) as { answer: { id: number } };
  const sent = await upload(`${site.base()}/api/chat/photos/${sessionId}`);
  const { message: shown } = (await sent.json()) as { message: { photo: string } };
  bodies["/api/chat/photos/:sessionId/:photo/:size"] = { photo: shown.photo, size: "small" };
  for (const call of ["translation", "seen"]) bodies[`/api/chat/${call}`] = { message: answer.id };
  const helped = await keyedAnswer("/api/safety-requests", newSafetyRequest());
  keep("/api/safety-requests/", String(helped.delivery));

  await site.send("POST", "/api/match-vendors", { body: validBody("/api/match-vendors"), staff: true });
  const [dispatch] = (await site.read("/api/admin/dispatches")) as {
    id: number;
  }[];
  const job = await site.send("GET", `/api/admin/dispatches/${dispatch?.id}`, { staff: true });
  const { offers } = (await job.json()) as { offers: { messageId: number | null }[] };
  const offer =
    /job-offer\/([\w-]{43})/.exec(
      (
        (await site.json("POST", `/api/admin/outbox/${offers[0]?.messageId}/link`, { staff: true })) as {
          text: string;
        }
      ).text,
    )?.[1] ?? "";
  keep("/api/job-offers/", offer);

  const post = { userId: "N", title: "A question", content: "Where?", device: "d".repeat(20) };
  const posted = await keyedAnswer("/api/community/post", post);
  bodies["/api/community/posts/:id"] = { id: posted.id };
  keep("/api/community/posts/", String(posted.secret));
  keep("/api/community/follows/", await following(Number(posted.id)));

  await site.send("POST", "/api/vendor/password-reset", { body: { email: vendor.email } });
  await vi.waitFor(async () => {
    const token = await passwordToken(site, vendor.email);
    expect(token).toBeDefined();
    keep("/api/vendor/password", token ?? "");
  }, 20_000);
  await signInTwice();
});

/** All texts in a value, also those of JSON in a text. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") {
    const inner = /^[[{"]/.test(value) ? parsed(value) : undefined;
    return [value, ...(inner === undefined ? [] : textsIn(inner))];
  }
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whatever in a text could be a secret: its words, and what stands between signs that no secret has. */
function candidatesIn(text: string): string[] {
  const parts = [...text.split(/[\s"',;<>{}()[\]]+/), ...text.split(/[^\w.-]+/), ...text.split(/[^\w-]+/)];
  return parts.filter((one) => one.length >= 16 && one.length <= 400 && !/[\s\0]/.test(one));
}

async function textsOfTables(): Promise<string[]> {
  const tables = await query<{ name: string }>(
    site.url(),
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'pgboss') and c.relkind = 'r'`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    // What the site brings along itself is read in the first lines of its code as well.
    if (name.includes("glossary_term")) continue;
    const rows = await query<{ row: unknown }>(site.url(), `select to_jsonb(t) as row from ${name} t`);
    texts.push(...rows.flatMap(({ row }) => textsIn(row)));
  }
  return texts;
}

async function textsOfBackup(): Promise<string[]> {
  const file = path.join(folder, `${randomUUID()}.tar.zst`);
  const encryption = { passphrase: undefined, recipients: [], identities: [] };
  const rest = { arribo: "9.9.9", keys: "", migrations: "migrations", trialRestore: false };
  await createBackup(site.url(), { file, encryption, ...rest, signal: new AbortController().signal });
  const texts: string[] = [];
  for await (const { name, content } of readEntries(file, encryption))
    if (!name.includes("glossary_term")) texts.push(...content.toString("utf8").split(/[\t\n]/));
  return texts;
}

let copied: Promise<[tables: string[], backup: string[]]> | undefined;
const copies = () => (copied ??= Promise.all([textsOfTables(), textsOfBackup()]));

/** It answers everybody alike: what it opened is read from the conversations. */
const mute = "POST /api/chat/seen";
const seenChats = () => db().$count(chatSession, gt(chatSession.seenId, 0));

/** What is not refused as unknown, or as no such secret at all, has been opened: also what answers "not now". */
const isOpened = ({ status }: Response) => ![400, 401, 404].includes(status);
/** A new password is hashed first, which takes long: it is set only with what looks like a token. */
const isTried = (name: string, secret: string) =>
  !/\/(vendor\/password|staff-(invitations|passwords)\/:token)$/.test(name) || /^[\w-]{30,}$/.test(secret);

/** Which doors the secrets open, some at a time: more than there are places would be turned away. */
async function openedBy(candidates: readonly string[]): Promise<string[]> {
  const opened: string[] = [];
  const rest = candidates.flatMap((secret) =>
    Object.entries(doors).map((door) => [secret, ...door] as const),
  );
  const work = async () => {
    for (let next = rest.pop(); next; next = rest.pop()) {
      const [secret, name, door] = next;
      if (!isTried(name, secret)) continue;
      const answer = await door(secret);
      await answer.arrayBuffer();
      if (name !== mute && isOpened(answer)) opened.push(`${name} ${answer.status}: ${secret.slice(0, 12)}…`);
    }
  };
  await Promise.all(Array.from({ length: 16 }, work));
  return opened;
}

const order = Object.keys(doors);
const byOrder = ([a]: [string, string], [b]: [string, string]) => order.indexOf(a) - order.indexOf(b);
const unique = (texts: readonly string[]) => [...new Set(texts.flatMap(candidatesIn))];

test("nothing that lies in a copy of the database, or in a backup, opens anything", async () => {
  const [dumped, backedUp] = await copies();
  const found = unique([...dumped, ...backedUp]);
  // A secret that was kept as it is, or whose hash is taken for it, is as long as one.
  const lengths = new Set(secrets.map(([, secret]) => secret.length));
  const candidates = isLong ? found : found.filter(({ length }) => lengths.has(length));
  expect(found.length).toBeGreaterThan(300);
  expect(candidates.length).toBeGreaterThan(20);
  // A canary: what is not secret is found, in both.
  for (const texts of [dumped, backedUp]) expect(texts.join("\n")).toContain(staffLogin.email);
  expect(await openedBy(candidates)).toEqual([]);
  expect(await seenChats()).toBe(0);
});

test("no cookie can be forged from a copy: neither its secret nor a session lies in it", async () => {
  const dumped = unique((await copies()).flat());
  const kept = await query<{ value: string }>(site.url(), "select value from generated_secret");
  const rows = await query<{ row: object }>(
    site.url(),
    "select to_jsonb(s) as row from auth_session s union all select to_jsonb(v) from auth_verification v",
  );
  // Also by whoever knows the secret from somewhere else.
  const { secret: own } = await auth().$context;
  expect(dumped).not.toContain(own);
  const tokens = unique(rows.flatMap(({ row }) => textsIn(row)));
  expect(tokens.length).toBeGreaterThan(3);
  for (const secret of [...kept.flatMap(({ value }) => [value, ...value.split(".")]), own])
    for (const token of tokens) {
      const signature = createHmac("sha256", secret).update(token).digest("base64");
      const answer = await doors["staff's cookie"]?.(`${token}.${signature}`);
      expect(answer?.status).toBe(401);
    }
});

test("an answer that was kept is not given to whoever reads its key in a copy", async () => {
  const rows = await query<{ call: string; key: string }>(
    site.url(),
    "select call, key from idempotency_key",
  );
  expect(rows.length).toBeGreaterThanOrEqual(keyed.length);
  for (const one of keyed) {
    const again = (key: string) =>
      site.send("POST", one.path, { body: one.body, headers: { "Idempotency-Key": key } });
    // The one who sent it gets it again, and what was sent can be guessed from the other tables.
    expect((await again(one.key)).headers.get("idempotency-replayed"), one.path).toBe("true");
    for (const { key } of rows.filter(({ call }) => call === `POST ${one.path}`))
      expect((await again(key)).headers.get("idempotency-replayed"), one.path).toBeNull();
  }
});

test("what this file tries does open what it is meant for", async () => {
  expect(unknownFields()).toEqual([]);
  expect(new Set(secrets.map(([door]) => door))).toEqual(new Set(Object.keys(doors)));
  for (const [door, secret] of secrets.toSorted(byOrder)) {
    const answer = await doors[door]?.(secret);
    expect([door, answer && isOpened(answer), answer?.status]).toEqual([door, true, answer?.status]);
  }
  expect(await seenChats()).toBe(1);
});

test("of a sign-in that stopped half-way only a hash is kept", async () => {
  const rows = await db().select({ identifier: authVerification.identifier }).from(authVerification);
  expect(rows.length).toBeGreaterThan(0);
  for (const { identifier } of rows) expect(identifier).toMatch(/^[\w-]{43}$/);
});
