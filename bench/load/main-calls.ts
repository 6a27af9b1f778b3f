import { randomUUID } from "node:crypto";
import { nextAddress } from "../../tests/support/client-address.ts";
import { newLocalVendor } from "../../tests/support/records/local-vendor.ts";
import { newSafetyRequest } from "../../tests/support/records/safety-request.ts";
import { newApplication } from "../../tests/support/records/vendor-application.ts";
import { type ProductContext, vendorsPath } from "../tasks.ts";
import { newSession, nextPhrase, nextQuestion } from "./chat.ts";
import { connections, type Fresh, freshBodies, type Target } from "./load.ts";
import { rawRequest } from "./raw-request.ts";

/** There are few members of staff. */
const staffConnections = 4;

type CallTarget = { title: string; target: Target };

/** The API's main calls; writing ones last. */
export async function mainCalls(place: ProductContext): Promise<CallTarget[]> {
  const { base, cookie, vendors } = place;
  // Messages go to many conversations, as in reality: one takes twenty in ten minutes.
  const sessions: string[] = [];
  for (let turn = 0; turn < 16; turn += 1)
    sessions.push(...(await Promise.all(Array.from({ length: connections }, () => newSession(base)))));
  await sendMessage(base, sessions[0] ?? "");
  const read = (title: string, ...paths: string[]): CallTarget => ({
    title: `GET ${title}`,
    target: { base, paths },
  });
  const staff = (path: string): CallTarget => ({
    title: `GET ${path}`,
    target: { base, paths: [path], headers: { Cookie: cookie }, connections: staffConnections },
  });
  const write = (path: string, createBody: () => Fresh): CallTarget => ({
    title: `POST ${path}`,
    target: { base, paths: [path], createBody },
  });
  return [
    read("/api/vendors", vendorsPath({})),
    read("/api/vendors/{id}", ...vendors.map((id) => `/api/vendors/${id}`)),
    read("/api/community/all", "/api/community/all"),
    read("/api/chat/history/{sessionId}", `/api/chat/history/${sessions[0]}`),
    staff("/api/admin/today"),
    staff("/api/admin/queue"),
    staff("/api/admin/leads"),
    staff("/api/bookings"),
    staff("/api/admin/chats"),
    staff("/api/admin/safety-requests"),
    staff("/api/admin/audit"),
    ...Object.entries(bodiesFor(sessions)).map(([path, createBody]) => write(path, createBody)),
  ];
}

function bodiesFor(sessions: readonly string[]): Record<string, () => Fresh> {
  const person = {
    name: "Marsha Whitcomb",
    message: "We plan to move next March. Do you answer on Saturdays?",
  };
  const post = { userId: "Marsha W.", title: "What do you wish you had packed?", language: "en" };
  let turn = 0;
  const nextSession = () => {
    turn += 1;
    return sessions[turn % sessions.length];
  };
  return {
    "/api/contact": createFresh((key) => ({ ...person, email: `bench-${key}@example.com` })),
    "/api/leads": freshBodies.lead,
    "/api/bookings": freshBodies.booking,
    "/api/vendor-applications": createFresh(() => newApplication()),
    "/api/dominican-vendors": createFresh(() => newLocalVendor()),
    "/api/safety-requests": createFresh((key) => newSafetyRequest({ details: `My wallet is gone. ${key}` })),
    "/api/community/post": createFresh((key) => ({
      ...post,
      content: `We fly with four suitcases in March. ${key}`,
    })),
    "/api/chat/session": createFresh(() => ({ userLanguage: "en", userName: "Anonymous" })),
    "/api/chat/message": createFresh((clientId) => messageBody(nextSession() ?? "", clientId)),
    "/api/chat/translate": createFresh(() => ({ text: nextPhrase(), fromLanguage: "en", toLanguage: "es" })),
  };
}

function createFresh(body: (key: string) => object): () => Fresh {
  return () => {
    const key = randomUUID();
    return { key, body: JSON.stringify(body(key)) };
  };
}

function messageBody(sessionId: string, clientId: string) {
  return { sessionId, message: nextQuestion(), userLanguage: "en", clientId };
}

async function sendMessage(base: string, session: string): Promise<void> {
  const { status } = await rawRequest(`${base}/api/chat/message`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Forwarded-For": nextAddress() },
    body: JSON.stringify(messageBody(session, randomUUID())),
  });
  if (status !== 200) throw new Error(`A message was answered with ${status}.`);
}
