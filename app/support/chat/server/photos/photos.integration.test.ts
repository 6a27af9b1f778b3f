import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, test } from "vitest";
import { adminNotification } from "#app/staff/outbox/schema.server.ts";
import { closingTime } from "#app/staff/outbox/team-hours.ts";
import { operator } from "#platform/config/operator.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { maxPhotos } from "#platform/pictures/accepted-pictures.ts";
import { maxWaitingPhotos } from "#platform/pictures/attached-photos.server.ts";
import { openSite } from "../../../../../tests/support/site.ts";
import type { ChatHistory, ChatSummary, OpenedSession, PhotoReceipt, StaffChat } from "../../contract.ts";
import { chatMessage, chatPhoto, chatSession } from "../../schema.server.ts";
import { photoReply } from "./reply.server.ts";

const site = openSite();

async function opened(): Promise<{ sessionId: string; id: number }> {
  const { session } = (await site.json("POST", "/api/chat/session", { body: {} })) as OpenedSession;
  const [row] = await db().select().from(chatSession).orderBy(chatSession.id);
  const ids = (await db().select({ id: chatSession.id }).from(chatSession)).map(({ id }) => id);
  return { sessionId: session.sessionId, id: Math.max(row?.id ?? 0, ...ids) };
}

const picture = (shade: number) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: { r: shade, g: 9, b: 9 } } })
    .png()
    .toBuffer();

async function upload(sessionId: string, bytes: Buffer, language = "en") {
  const answer = await fetch(`${site.base()}/api/chat/photos/${sessionId}?lang=${language}`, {
    method: "POST",
    headers: { "Content-Type": "image/png", Origin: site.base() },
    body: new Uint8Array(bytes),
  });
  const body = (await answer.json()) as PhotoReceipt & { fields?: { photo?: string } };
  return { status: answer.status, body };
}

const history = async (sessionId: string) =>
  (await site.read(`/api/chat/history/${sessionId}`)) as ChatHistory;
const readDesk = async (id: number) => (await site.read(`/api/admin/chats/${id}`)) as StaffChat;
const change = (id: number, state: string) =>
  site.send("PATCH", `/api/admin/chats/${id}`, { body: { state }, staff: true });

test("a photo is a message of its own; the assistant says that it cannot see it, and a person is asked for", async () => {
  const { sessionId, id } = await opened();
  const { status, body } = await upload(sessionId, await picture(1), "es");
  expect([status, body.state]).toEqual([200, "waiting"]);
  expect(body.message).toMatchObject({
    author: "visitor",
    text: "Foto",
    translation: "Photo",
    photo: expect.stringMatching(/^[\w-]{22}$/),
  });
  expect(body.answer).toMatchObject({ author: "assistant", language: "es", photo: null });
  expect(body.answer?.text).toMatch(/^No puedo ver fotos\. .*Si estás en peligro, llama al 911\.$/);
  const read = await history(sessionId);
  expect([read.state, read.messages]).toEqual(["waiting", [body.message, body.answer]]);
  const news = await db().select().from(adminNotification).where(eq(adminNotification.subjectId, id));
  expect(news.map(({ type }) => type)).toEqual(["chat_waiting"]);
  const chats = (await site.read("/api/admin/chats")) as ChatSummary[];
  expect(chats.find((one) => one.id === id)?.waitingSince).not.toBeNull();
  // A question is answered as ever.
  const asked = { body: { sessionId, message: "What is a colmado?" } };
  expect(await site.json("POST", "/api/chat/message", asked)).toMatchObject({
    answer: { author: "assistant" },
  });
});

test("the words hold inside and outside the team's hours", () => {
  const { chatHours } = operator();
  const [noon, night] = [new Date("2026-11-25T16:00:00Z"), new Date("2026-11-25T07:00:00Z")];
  expect([closingTime(noon, chatHours), closingTime(night, chatHours)]).toEqual([expect.any(Date), null]);
  expect(photoReply("en", noon, false).text).toContain("a person will look at yours and answer here");
  expect(photoReply("en", night, false).text).toContain("isn’t here right now");
  expect(photoReply("en", noon, false).text).not.toContain("isn’t here right now");
});

test("the same photo is one message; four a day, also when they come at the same time", async () => {
  const { sessionId, id } = await opened();
  const first = await picture(1);
  const [one, again] = [await upload(sessionId, first), await upload(sessionId, first)];
  expect(again.body).toEqual(one.body);
  const shades = Array.from({ length: maxPhotos + 1 }, (_, shade) => shade + 2);
  const answers = await Promise.all(shades.map(async (shade) => upload(sessionId, await picture(shade))));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 400, 400]);
  const { messages } = await history(sessionId);
  expect(messages.filter(({ photo }) => photo !== null)).toHaveLength(maxPhotos);
  const replies = messages.filter(({ author }) => author === "assistant").map(({ text }) => text);
  expect(replies.slice(1)).toEqual(Array(3).fill("A person will look at this one, too."));
  const refused = await upload(sessionId, await picture(100), "es");
  expect(refused.body.fields?.photo).toContain("Mañana puedes enviar más");
  await db().execute("update chat_photo set created_at = created_at - interval '25 hours'");
  expect((await upload(sessionId, await picture(100))).status).toBe(200);
  expect(await db().$count(chatPhoto, eq(chatPhoto.ownerId, id))).toBe(maxPhotos + 1);
});

test("while a person has the conversation the assistant is silent; handed back without an answer, it asks for one again", async () => {
  const { sessionId, id } = await opened();
  await site.send("POST", "/api/chat/message", { body: { sessionId, message: "There is a leak" } });
  await change(id, "staff");
  const { body } = await upload(sessionId, await picture(1));
  expect(body).toMatchObject({ state: "staff", answer: null });
  expect((await readDesk(id)).waitingSince).not.toBeNull();
  await change(id, "assistant");
  const { message } = body;
  const repeated = { sessionId, message: message.text, clientId: message.clientId };
  const answered = await site.json("POST", "/api/chat/message", { body: repeated });
  expect(answered).toMatchObject({ answer: { text: expect.stringContaining("I can’t see photos") } });
  expect((await readDesk(id)).state).toBe("waiting");
});

test("a closed conversation is opened again by a photo, for a person", async () => {
  const { sessionId, id } = await opened();
  await site.send("POST", "/api/chat/message", { body: { sessionId, message: "Hello" } });
  await change(id, "closed");
  expect((await upload(sessionId, await picture(1))).body.state).toBe("waiting");
});

test("staff and who has the key see it; nobody else, and never under another conversation", async () => {
  const { sessionId, id } = await opened();
  const other = await opened();
  const { message } = (await upload(sessionId, await picture(1))).body;
  const small = `${message.photo}/small`;
  const own = await site.send("GET", `/api/chat/photos/${sessionId}/${small}`);
  expect([own.status, own.headers.get("content-type")]).toEqual([200, "image/webp"]);
  expect(own.headers.get("cache-control")).toContain("private");
  const statusOf = async (path: string, staff = false) => (await site.send("GET", path, { staff })).status;
  expect(await statusOf(`/api/chat/photos/${other.sessionId}/${small}`)).toBe(404);
  expect(await statusOf(`/api/chat/photos/${randomUUID()}/${small}`)).toBe(404);
  expect(await statusOf(`/api/admin/chats/${id}/photos/${small}`, true)).toBe(200);
  expect(await statusOf(`/api/admin/chats/${other.id}/photos/${small}`, true)).toBe(404);
  expect(await statusOf(`/api/admin/chats/${id}/photos/${small}`)).toBe(401);
  expect((await upload(randomUUID(), await picture(1))).status).toBe(404);
  const refused = await upload(sessionId, Buffer.from("no picture"));
  expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ["photo"]]);
  expect((await history(other.sessionId)).messages).toEqual([]);
});

test("of conversations that wait three hundred photos are kept; who comes later hears so", async () => {
  const filled = await opened();
  const { sessionId } = await opened();
  await site.send("POST", "/api/chat/person", { body: { sessionId: filled.sessionId, contact: "" } });
  const bytes = Buffer.from("webp");
  const photo = { ownerId: filled.id, small: bytes, large: bytes, createdAt: new Date() };
  const rows = Array.from({ length: maxWaitingPhotos }, (_, n) => ({
    ...photo,
    id: `fill-${n}`,
    uploadHash: `${n}`,
  }));
  await db().insert(chatPhoto).values(rows);
  const refused = await upload(sessionId, await picture(1));
  expect([refused.status, refused.body.fields?.photo]).toEqual([400, expect.stringContaining("more photos")]);
  expect((await history(sessionId)).messages).toEqual([]);
  await change(filled.id, "closed");
  expect((await upload(sessionId, await picture(1))).status).toBe(200);
});

test("a person's copy has them, and they are erased with the conversation", async () => {
  const { sessionId, id } = await opened();
  const email = `${randomUUID()}@example.com`;
  await site.send("POST", "/api/chat/person", { body: { sessionId, contact: email } });
  await upload(sessionId, await picture(1));
  const copy = await site.send("POST", "/api/admin/people/export", { body: { email }, staff: true });
  expect(await copy.text()).toMatch(/"large":\s*"[\w+/=]{40,}"/);
  const found = await site.json("POST", "/api/admin/people/search", { body: { email }, staff: true });
  const { total } = found as { total: number };
  const erased = { body: { email, phone: "", total }, staff: true };
  expect((await site.send("POST", "/api/admin/people/erase", erased)).status).toBe(200);
  expect(await db().$count(chatPhoto, eq(chatPhoto.ownerId, id))).toBe(0);
  expect(await db().$count(chatMessage, eq(chatMessage.sessionId, id))).toBe(0);
});
