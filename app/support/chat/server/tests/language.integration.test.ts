import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createStaff } from "#platform/auth/staff.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { newKey } from "#platform/forms/intent.ts";
import { chatTalks, json } from "../../../../../tests/support/records/chat-talks.ts";
import { cookieOf, openSite } from "../../../../../tests/support/site.ts";
import type { ChatMessage } from "../../contract.ts";
import { chatMessage } from "../../schema.server.ts";

// Without a translator there is the phrasebook alone.
const site = openSite();
const { asStaff, talking } = chatTalks(site);

const english = { language: "en" } as const;
const assembled = "I will send you the list tomorrow.";
const whole = "Where is the nearest hospital?";

test("without a translator an answer of staff is translated only where each sentence is a phrase of the book", async () => {
  const { id, reply } = await talking("Hola", "es");
  const preview = async (text: string, more: object = {}) =>
    (
      await json<{ translation: string | null }>(
        asStaff("POST", `/${id}/preview`, { text, ...english, ...more }),
      )
    ).translation;
  expect(await preview(assembled)).toBeNull();
  expect(await preview("Hello, how can I help you today?")).toBeNull();
  expect(await preview("How can I help you?")).toBe("¿En qué le puedo ayudar?");
  expect(await preview(whole)).toBe("¿Dónde queda el hospital más cercano?");
  expect(await preview(`${whole} ${assembled}`)).toBeNull();
  expect(await preview(whole, { reads: "en" })).toBeNull();
  expect(await json<ChatMessage>(reply(assembled, english))).toMatchObject({ translation: null });
});

test("what a visitor asks to have translated of staff's words is not put together from pieces either", async () => {
  const { sessionId, reply } = await talking("Hola", "es");
  const sent = await json<ChatMessage>(reply(assembled, english));
  const asked = await site.send("POST", "/api/chat/translation", { body: { sessionId, message: sent.id } });
  expect([asked.status, (await asked.json()).code]).toEqual([422, "no_translation"]);
  const [row] = await db().select().from(chatMessage).where(eq(chatMessage.id, sent.id));
  expect(row).toMatchObject({ translation: null, translatingUntil: null });
});

test("staff choose in which language the visitor reads; what is sent as it was written stays so", async () => {
  const { id, reply, sessionId } = await talking("Hola", "es");
  const asWritten = await json<ChatMessage>(reply(whole, { ...english, reads: "en" }));
  // The visitor's page shows a translation first where there is one: these words stand for it.
  expect(asWritten).toMatchObject({ language: "en", text: whole, translation: whole });
  await site.send("POST", `/api/admin/chats/${id}/translations`, {
    staff: true,
    headers: { "Accept-Language": "es" },
  });
  const [kept] = await db().select().from(chatMessage).where(eq(chatMessage.id, asWritten.id));
  expect(kept?.translation).toBe(whole);
  const theirs = await json<ChatMessage>(reply("Claro.", { language: "es", reads: "es" }));
  expect(theirs).toMatchObject({ language: "es", text: "Claro.", translation: null });
  // The visitor's page is in Spanish, though they write English.
  const turned = { language: "es", reads: "en", translation: "Of course.", clientId: newKey() };
  const inEnglish = await json<ChatMessage>(reply("Claro.", turned));
  expect(inEnglish).toMatchObject({ language: "en", text: "Of course.", translation: "Of course." });
  expect((await json<ChatMessage>(reply("Claro.", turned))).id).toBe(inEnglish.id);
  // A visitor may still ask for a translation of what came as it was written.
  const asked = await site.send("POST", "/api/chat/translation", {
    body: { sessionId, message: asWritten.id },
  });
  expect((await asked.json()).translation).toBe("¿Dónde queda el hospital más cercano?");
});

test("a colleague's chat is answered by who says that it is taken from them", async () => {
  const { move, reply, id, read } = await talking();
  const luis = { email: "luis@example.com", password: "siempre puntual" };
  await createStaff({ ...luis, name: "Luis", role: "concierge" });
  const headers = { Cookie: cookieOf(await site.send("POST", "/api/admin/login", { body: luis })) };
  await move("staff");
  const answer = (takenFrom?: string) =>
    site.send("POST", `/api/admin/chats/${id}/reply`, {
      body: { text: "Yo sigo.", language: "es", takenFrom },
      headers,
    });
  expect((await answer()).status).toBe(409);
  expect((await answer("eva@example.com")).status).toBe(409);
  expect((await answer("ana@example.com")).status).toBe(200);
  expect((await read()).assignee).toBe("luis@example.com");
  expect((await reply("¿Y yo?")).status).toBe(409);
});
