import { beforeAll, expect, test } from "vitest";
import { seedVendors } from "#app/marketplace/vendors/server/samples.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { openSite } from "../../../../../tests/support/site.ts";
import type { ChatHistory, MessageReceipt, OpenedSession } from "../../contract.ts";
import { removeVendorCards } from "../vendor-cards.server.ts";

const site = openSite();
beforeAll(async () => {
  await seedVendors(new Date());
});

const ctx = () => ({ db: db(), actor: { kind: "visitor" as const }, locale: "en" as const, now: new Date() });
const json = async <T>(answer: Response | Promise<Response>) => (await (await answer).json()) as T;
const post = (path: string, body: object) => site.send("POST", path, { body });

async function ask(message: string) {
  const { session } = await json<OpenedSession>(post("/api/chat/session", { userLanguage: "en" }));
  const { sessionId } = session;
  const { answer } = await json<MessageReceipt>(post("/api/chat/message", { sessionId, message }));
  const history = () => json<ChatHistory>(site.send("GET", `/api/chat/history/${sessionId}`));
  return { sources: answer?.sources ?? [], history };
}

test("vendors are stored with the answer as they were shown, and link to their pages", async () => {
  const { sources, history } = await ask("I need a notary");
  const cards = sources.filter((one) => one.vendor);
  expect(cards.length).toBeGreaterThanOrEqual(1);
  expect(cards.length).toBeLessThanOrEqual(3);
  expect(Object.keys(cards[0]?.vendor ?? {}).sort()).toEqual([
    "category",
    "isSample",
    "location",
    "rating",
    "reviewCount",
  ]);
  expect(cards[0]?.path).toMatch(/^\/vendor\/\d+$/);
  expect((await history()).messages.at(-1)?.sources).toEqual(sources);
});

test("where nobody offers it, it says so and offers a person, who is not alarmed for that", async () => {
  const { history } = await ask("I need a welder in Samaná");
  const { messages, state } = await history();
  expect(messages.at(-1)).toMatchObject({ origin: "none", offersPerson: true });
  expect(messages.at(-1)?.text).toContain("nobody for “welder”");
  expect(state).toBe("assistant");
});

test("danger alarms the team at once", async () => {
  const { history } = await ask("mi esposo no respira");
  const { messages, state } = await history();
  expect(messages.at(-1)?.sources.map(({ path }) => path)).toEqual(["/safety"]);
  expect(messages.at(-1)?.culturalContext).toBeNull();
  expect(state).toBe("waiting");
});

test("an erased vendor's card leaves the conversations, the others stay", async () => {
  const { sources, history } = await ask("house cleaning");
  const [first] = sources.filter((one) => one.vendor);
  await removeVendorCards(ctx(), Number(first?.path.split("/").at(-1)));
  expect((await history()).messages.at(-1)?.sources).toEqual(sources.filter((one) => one !== first));
});
