import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#app/staff/audit/schema.server.ts";
import { outbox } from "#app/staff/outbox/schema.server.ts";
import { createStaff } from "#platform/auth/staff.server.ts";
import { mostFound } from "#platform/database/lists/capped-count.ts";
import { db } from "#platform/database/pool.server.ts";
import { newKey } from "#platform/forms/intent.ts";
import { openChat } from "../../../../../tests/support/chat-socket.ts";
import { bookingDay } from "../../../../../tests/support/records/booking.ts";
import { chatTalks, json } from "../../../../../tests/support/records/chat-talks.ts";
import { expectFound, jose } from "../../../../../tests/support/records/search-spellings.ts";
import { registerVendor } from "../../../../../tests/support/records/vendor-account.ts";
import { cookieOf, openSite } from "../../../../../tests/support/site.ts";
import type { ChatMessage, ChatSummary, ConversionReceipt, StaffChat } from "../../contract.ts";
import { chatMessage } from "../../schema.server.ts";

const site = openSite();
const { asStaff, listed, talking } = chatTalks(site);

/** Until when somebody is busy answering what was said. */
async function claimOf(text: string) {
  const { answeringUntil } = chatMessage;
  const [row] = await db().select({ answeringUntil }).from(chatMessage).where(eq(chatMessage.text, text));
  return row;
}

test("who waits for a person comes first, the longest first of all; what was only opened is nobody's", async () => {
  const calm = await talking();
  const [first, second] = [await talking(), await talking()];
  await first.person();
  await second.person("marsha@example.com");
  await site.send("POST", "/api/chat/session", { body: {} });
  const all = await listed();
  expect(all.map(({ id }) => id)).toEqual([first.id, second.id, calm.id]);
  expect(all[0]?.waitingSince).not.toBeNull();
  await second.say("Is anybody there?");
  const [, again] = await listed();
  expect([again?.messages, again?.last.author]).toEqual([4, "assistant"]);
  expect((await listed("status=waiting")).length).toBe(2);
  expect((await listed("search=MARSHA")).map(({ id }) => id)).toEqual([second.id]);
});

test("a chat whose visitor writes before its page is read is not missed: neither one that waits nor one that does not", async () => {
  const talks = [];
  for (let count = 0; count < 6; count++) talks.push(await talking());
  const [calm, waits, asks] = talks;
  await waits?.person();
  const before = (await listed()).map(({ id }) => id);
  const met: number[] = [];
  let address: string | undefined = "/api/admin/chats?limit=1";
  for (let page = 1; address; page++) {
    const answer = await site.send("GET", address, { staff: true });
    met.push(...(await json<ChatSummary[]>(answer)).map(({ id }) => id));
    address = /<([^>]*)>;\s*rel="next"/.exec(answer.headers.get("link") ?? "")?.[1];
    if (page === 1) await talks[5]?.person();
    if (page <= 2) for (const one of [calm, waits, talks[3]]) await one?.say("One more thing.");
    if (page === 2) await asks?.person();
  }
  expect(met.toSorted()).toEqual(before.toSorted());
});

test("taken over, the assistant is quiet; answered, nobody waits; handed back, it answers again; closed, it begins anew", async () => {
  const { id, say, history, move, reply } = await talking();
  const taken = await json<StaffChat>(move("staff"));
  expect(taken).toMatchObject({ state: "staff", assignee: "ana@example.com" });
  const { aiResponse, answer, state } = await say("Are you a person?");
  expect([aiResponse, answer, state]).toEqual([null, null, "staff"]);
  expect((await history()).staff).toBe("Ana");
  const sent = await json<ChatMessage>(reply("Sí, soy Ana."));
  expect(sent).toMatchObject({ author: "staff", by: "Ana", language: "es" });
  expect((await json<StaffChat>(asStaff("GET", `/${id}`))).waitingSince).toBeNull();
  await say("Good.");
  expect((await json<StaffChat>(asStaff("GET", `/${id}`))).waitingSince).not.toBeNull();
  await move("assistant");
  expect((await say("And now?")).answer?.author).toBe("assistant");
  await move("closed");
  expect((await history()).state).toBe("closed");
  expect((await say("One more thing.")).state).toBe("assistant");
  const deeds = await json<{ act: string }[]>(asStaff("GET", `/${id}/history`));
  expect(deeds.map(({ act }) => act)).toEqual(["chat.state", "chat.state", "chat.state"]);
});

test("an answer is kept once for its client id, and a version that is no longer so is refused", async () => {
  const { id, history, move, reply } = await talking();
  const clientId = newKey();
  const sent = await Promise.all(
    Array.from({ length: 4 }, () => json<ChatMessage>(reply("Hola.", { clientId }))),
  );
  expect(new Set(sent.map((one) => one.id)).size).toBe(1);
  expect((await reply("Otra cosa.", { clientId })).status).toBe(422);
  expect((await history()).messages.filter(({ author }) => author === "staff").length).toBe(1);
  // Whoever answers takes it over, and that is written down.
  const deeds = await json<{ act: string; detail: object }[]>(asStaff("GET", `/${id}/history`));
  expect(deeds.map(({ detail }) => detail)).toEqual([{ from: "assistant", to: "staff" }]);
  const { version } = await json<StaffChat>(asStaff("GET", `/${id}`));
  expect((await move("closed", { version: version - 1 })).status).toBe(409);
  expect((await move("closed", { version })).status).toBe(200);
});

test("an answer of fewer than three letters is refused at its field", async () => {
  const { move, reply, history } = await talking();
  await move("staff");
  for (const text of [".", "k"]) {
    const refused = await reply(text);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      fields: { text: expect.stringContaining("three letters") },
    });
  }
  expect(JSON.stringify(await history())).not.toContain('"text":"k"');
});

test("what a colleague has is answered by who takes it over", async () => {
  const { id, move, reply } = await talking();
  const luis = { email: "luis@example.com", password: "siempre puntual" };
  await createStaff({ ...luis, name: "Luis", role: "concierge" });
  const login = await site.send("POST", "/api/admin/login", { body: luis });
  const headers = { Cookie: cookieOf(login) };
  await move("staff");
  const body = { text: "Yo también.", language: "es" };
  const other = () => site.send("POST", `/api/admin/chats/${id}/reply`, { body, headers });
  expect((await other()).status).toBe(409);
  await site.send("PATCH", `/api/admin/chats/${id}`, { body: { state: "staff" }, headers });
  expect((await other()).status).toBe(200);
  expect((await reply("¿Y yo?")).status).toBe(409);
});

test("a ready answer comes in both languages; staff's socket hears that something is new, a visitor's hears no other's", async () => {
  const { id, sessionId, say, history, reply } = await talking();
  const login = await site.send("POST", "/api/admin/login", {
    body: { email: "ana@example.com", password: "larimar-azul-2026" },
  });
  const watching = await openChat(site.base(), { Cookie: cookieOf(login) });
  watching.send({ type: "join", chat: id });
  await watching.next("changed");
  const visitor = await openChat(site.base());
  visitor.send({ type: "join", sessionId });
  await visitor.next("standing");
  const other = await talking();
  await other.say("Somebody else's words");
  await reply("¡Hola!", { translation: "Hello!" });
  await watching.next("changed");
  const { message } = await (async () => {
    for (;;) {
      const frame = await visitor.next("response");
      if (frame.message.author === "staff") return frame;
    }
  })();
  expect(message).toMatchObject({ text: "¡Hola!", translation: "Hello!", language: "es" });
  expect(JSON.stringify(visitor.frames)).not.toContain("Somebody else's words");
  await say("Thanks");
  await watching.next("changed");
  expect((await history()).messages.length).toBe(4);
  for (const { socket } of [watching, visitor]) socket.terminate();
});

test("a conversation becomes a lead, a booking and a safety request, each once for its key, in the visitor's language", async () => {
  const { id } = await talking("Necesito un plomero", "es");
  const { vendorId } = await registerVendor(site);
  const approved = { body: { status: "approved" }, staff: true };
  await site.send("PATCH", `/api/admin/vendors/${vendorId}/status`, approved);
  const kinds: [path: string, body: object][] = [
    ["lead", { name: "Rosa", email: "rosa@example.com", message: "Un plomero" }],
    ["booking", { vendorId, date: bookingDay, customerName: "Rosa", details: "Un plomero" }],
    ["safety-request", { name: "Rosa", details: "Un plomero", urgency: "urgent", contact: "809 555 0100" }],
  ];
  for (const [path, body] of kinds) {
    const headers = { "Idempotency-Key": newKey() };
    const make = () =>
      json<ConversionReceipt>(
        site.send("POST", `/api/admin/chats/${id}/${path}`, { body, headers, staff: true }),
      );
    expect(await make()).toEqual(await make());
  }
  const { became } = await json<StaffChat>(asStaff("GET", `/${id}`));
  expect(became.map(({ kind }) => kind)).toEqual(["lead", "booking", "safety_request"]);
  const deed = { act: "chat.state", subject: "chat" as const, subjectId: id, by: "Ana", detail: {} };
  await db()
    .insert(auditLog)
    .values(Array.from({ length: 101 }, () => ({ ...deed, createdAt: new Date() })));
  expect((await json<StaffChat>(asStaff("GET", `/${id}`))).became).toEqual(became);
  const leads = await json<{ locale: string }[]>(
    site.send("GET", "/api/admin/leads?search=rosa", { staff: true }),
  );
  expect(leads.map(({ locale }) => locale)).toEqual(["es"]);
});

test("what a person left unanswered the assistant answers when it is handed back, and nothing once it is closed", async () => {
  const { sessionId, say, history, move } = await talking();
  const join = async () => {
    const chat = await openChat(site.base());
    chat.send({ type: "join", sessionId });
    await chat.next("standing");
    return chat;
  };
  await move("staff");
  const visitor = await join();
  await say("What is a colmado?");
  await move("assistant");
  expect((await visitor.next("response")).message.author).toBe("assistant");
  await move("staff");
  await say("Thank you, goodbye.");
  await move("closed");
  const back = await join();
  // One that comes later is answered: an answer to the goodbye would be there, or its claim.
  expect((await say("What is a guagua?")).answer?.author).toBe("assistant");
  expect(await claimOf("Thank you, goodbye.")).toEqual({ answeringUntil: null });
  const { messages } = await history();
  expect(messages.map(({ author }) => author)).toEqual([
    ...["visitor", "assistant"],
    ...["visitor", "assistant"],
    "visitor",
    ...["visitor", "assistant"],
  ]);
  for (const { socket } of [visitor, back]) socket.terminate();
});

test("staff find a conversation by what was said, accents aside, and by the phone number", async () => {
  const { id, person } = await talking(`Soy ${jose.name}`, "es");
  await person(jose.phone);
  await expectFound(site, "/api/admin/chats", id, { phone: true });
});

test("a word of more than a thousand conversations is found in all of them, a rare one beside it in its own", async () => {
  const said = await talking("The mangosteen is in the Sargasso");
  await db().execute(sql`
    with made as (
      insert into chat_session (token_hash, locale, name, created_at, last_activity_at)
      select 'frequent ' || n, 'en', 'Visitor ' || n, moment, moment
      from generate_series(1, 1050) as n, lateral (select timestamptz '2026-01-01Z' - n * interval '1 minute' as moment) as at
      returning id, created_at)
    insert into chat_message (session_id, author, locale, text, created_at)
    select id, 'visitor', 'en', 'A mangosteen, please', created_at from made`);
  const page = await asStaff("GET", "?limit=100&search=mangosteen");
  expect(page.headers.get("X-Total-Count")).toBe(String(mostFound));
  const names = (await json<ChatSummary[]>(page)).map(({ name }) => name);
  expect(names.slice(1)).toEqual(Array.from({ length: 99 }, (_, n) => `Visitor ${n + 1}`));
  for (const search of ["mangosteen sargasso", "sargasso mangosteen"])
    expect((await listed(`search=${search}`)).map(({ id }) => id)).toEqual([said.id]);
  expect((await listed("search=mangosteen visitor 1049")).map(({ name }) => name)).toEqual(["Visitor 1049"]);
});

test("a conversation with a number alone becomes a lead, and no letter is addressed to nobody", async () => {
  const { id } = await talking("Call me");
  const make = (body: object) =>
    site.send("POST", `/api/admin/chats/${id}/lead`, {
      body: { name: "Rosa", message: "", ...body },
      staff: true,
    });
  expect((await make({})).status).toBe(400);
  expect((await make({ email: "", phone: "809-555-0188" })).status).toBe(201);
  const found = await json<{ email: string; phone: string }[]>(
    site.send("GET", "/api/admin/leads?search=8095550188", { staff: true }),
  );
  expect(found).toMatchObject([{ email: "", phone: "+18095550188" }]);
  const letters = await db().select().from(outbox).where(eq(outbox.letter, "lead_receipt"));
  expect(letters.filter(({ recipient }) => recipient === "")).toEqual([]);
});

test("what was said to a person who answered is not answered by the assistant when it is handed back", async () => {
  const { sessionId, say, history, move, reply } = await talking();
  await move("staff");
  await reply("Your flight number?");
  await say("AA 1234");
  const chat = await openChat(site.base());
  chat.send({ type: "join", sessionId });
  await chat.next("standing");
  await move("assistant");
  await chat.next("standing");
  // What comes after is the assistant's again; by then an answer to the number would be there, or its claim.
  expect((await say("What is a colmado?")).answer?.author).toBe("assistant");
  expect(await claimOf("AA 1234")).toEqual({ answeringUntil: null });
  const { messages } = await history();
  const at = messages.findIndex(({ text }) => text === "AA 1234");
  expect(messages.slice(at).map(({ author }) => author)).toEqual(["visitor", "visitor", "assistant"]);
  chat.socket.terminate();
});

test("staff see before they send how an answer will read, and that nobody can translate it", async () => {
  const { id } = await talking("Hello", "en");
  const preview = (text: string) =>
    json<{ translation: string | null }>(asStaff("POST", `/${id}/preview`, { text, language: "es" }));
  expect((await preview("Necesito algo para la fiebre.")).translation).toBe("I need something for a fever.");
  expect(await preview("Dame el número de vuelo y llamo ahora mismo a la aerolínea.")).toEqual({
    translation: null,
  });
});
