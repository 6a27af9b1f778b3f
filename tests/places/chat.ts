import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { openChat } from "../support/chat-socket.ts";

/** A message posted to one process reaches sockets on the others, with its answer, once each. */
export async function talkAcross(urls: readonly string[]): Promise<void> {
  const [first = "", ...others] = urls;
  const { session } = (await post(first, "/api/chat/session", { userLanguage: "en" })) as {
    session: { sessionId: string };
  };
  const { sessionId } = session;
  const sockets = await Promise.all(others.map((url) => openChat(url)));
  for (const socket of sockets) {
    socket.send({ type: "join", sessionId, after: 0 });
    await socket.next("standing");
  }
  const clientId = randomUUID();
  await post(first, "/api/chat/message", { sessionId, message: "What is a colmado?", clientId });
  for (const socket of sockets) {
    await socket.next("response");
    const told = socket.frames.map(({ type }) => type).filter((type) => type !== "standing");
    assert.deepEqual(told, ["kept", "response"]);
    socket.socket.terminate();
  }
}

async function post(url: string, path: string, body: object): Promise<unknown> {
  const answer = await fetch(`${url}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  assert.ok(answer.ok, text);
  return JSON.parse(text);
}
