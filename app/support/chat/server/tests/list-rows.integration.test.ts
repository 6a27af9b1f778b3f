import { expect, test } from "vitest";
import { linkWaiting } from "#app/staff/people/server/waiting.server.ts";
import { newKey } from "#platform/forms/intent.ts";
import { openChat } from "../../../../../tests/support/chat-socket.ts";
import { chatTalks, json } from "../../../../../tests/support/records/chat-talks.ts";
import { openSite } from "../../../../../tests/support/site.ts";

const site = openSite();
const { listed, talking } = chatTalks(site);

const rowOf = async (id: number) => (await listed()).find((one) => one.id === id);
const secret = "He sounds drunk; Ana knows him.";

test("a note stands on the chat; the visitor, their socket and the assistant get none of it", async () => {
  const { id, sessionId, say, history, move, reply } = await talking();
  const visitor = await openChat(site.base());
  visitor.send({ type: "join", sessionId });
  await visitor.next("standing");
  const body = { kind: "chat", record: id, text: secret };
  const add = () =>
    site.send("POST", "/api/admin/notes", {
      body,
      staff: true,
      headers: { "Idempotency-Key": newKey() },
    });
  expect((await add()).status).toBe(201);
  await move("staff");
  await reply("Claro.", { translation: "Sure." });
  await visitor.next("response");
  await move("assistant");
  const { answer } = await say("And my cat?");
  expect(answer?.author).toBe("assistant");
  expect((await add()).status).toBe(201);
  const receipt = await json(site.send("POST", "/api/chat", { body: { sessionId, message: "And a bird?" } }));
  const other = await talking();
  for (const heard of [await history(), visitor.frames, receipt, await other.history()])
    expect(JSON.stringify(heard)).not.toContain("drunk");
  visitor.socket.terminate();
});

test("a row has the last words of all and who said them, and when the visitor wrote last", async () => {
  const { id, move, reply, history } = await talking("Do I need a visa?");
  const [asked] = (await history()).messages;
  const answered = await rowOf(id);
  expect(answered?.last.author).toBe("assistant");
  expect(answered?.visitorAt).toBe(asked?.createdAt);
  await move("staff");
  await reply("Sí, soy Ana.");
  expect((await rowOf(id))?.last).toMatchObject({ author: "staff", by: "Ana", text: "Sí, soy Ana." });
});

test("a chat has the visitor's name, else that of the person whose contact it holds, in list, chat, Today and search", async () => {
  const named = await talking("I look for a house", "en", "Lisa Abrams");
  const linked = await talking("I look for a car");
  const unknown = await talking("I look for a boat");
  const [email, phone] = ["rosa.paulino@example.com", "+1 809 555 0177"];
  await site.send("POST", "/api/admin/people", {
    staff: true,
    body: { name: "Rosa Paulino", email, phone, locale: "en", town: "" },
    headers: { "Idempotency-Key": newKey() },
  });
  await linked.person(email);
  for (const one of [named, unknown]) await one.person();
  await linkWaiting();
  const names = async (chat: { id: number; read: () => Promise<{ name: string; person: string }> }) => {
    const row = await rowOf(chat.id);
    const { name, person } = await chat.read();
    expect([row?.name, row?.person]).toEqual([name, person]);
    return [name, person];
  };
  expect(await names(named)).toEqual(["Lisa Abrams", ""]);
  expect(await names(linked)).toEqual(["Anonymous", "Rosa Paulino"]);
  expect(await names(unknown)).toEqual(["Anonymous", ""]);
  const today = await json<{ kind: string; id: number; name: string }[]>(
    site.send("GET", "/api/admin/queue?limit=100", { staff: true }),
  );
  const onToday = (id: number) => today.find((one) => one.kind === "chat" && one.id === id)?.name;
  expect([named, linked, unknown].map(({ id }) => onToday(id))).toEqual(["Lisa Abrams", "Rosa Paulino", ""]);
  const found = async (words: string) => {
    const answer = site.send("GET", `/api/admin/find?q=${encodeURIComponent(words)}`, {
      staff: true,
      headers: { "Accept-Language": "es" },
    });
    const all = await json<{ found: { kind: string; id: number; name: string }[] }>(answer);
    return all.found.find(({ kind }) => kind === "chat")?.name;
  };
  expect(await found("boat")).toBe(`Visitante ${unknown.id}`);
  expect(await found("look for a car")).toBe("Rosa Paulino");
});
