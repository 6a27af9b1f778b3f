import { beforeEach, describe, expect, test } from "vitest";
import { db } from "#platform/database/pool.server.ts";
import { enforceLimits } from "#platform/http/limits.server.ts";
import { collectLines } from "../../../../tests/support/collect-lines.ts";
import { openSite } from "../../../../tests/support/site.ts";
import type { GlossaryTerm, NearPhrase } from "../contract.ts";
import { glossaryTerm } from "../schema.server.ts";
import { seedGlossary } from "./fill.server.ts";

const { lines: logged, logTo } = collectLines();
const site = openSite({ logTo });

beforeEach(async () => {
  await db().delete(glossaryTerm);
});

describe("POST /api/chat/translate", () => {
  const ask = (body: object, headers: Record<string, string> = {}) =>
    site.send("POST", "/api/chat/translate", { body, headers });
  const known = { text: "Where is the bathroom?", fromLanguage: "en", toLanguage: "es" };

  test("answers the translation, its context and where it comes from", async () => {
    const answer = await ask({ ...known, text: "I need something for a fever." });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      translatedText: "Necesito algo para la fiebre.",
      culturalContext: expect.stringContaining("acetaminofén"),
      from: "phrasebook",
    });
  });

  test("says so when nobody can", async () => {
    const answer = await ask({ ...known, text: "The moon is made of cheese." });
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      {
        code: "no_translation",
        message: expect.stringContaining("No translation for this text"),
        details: { nearest: [] },
      },
    ]);
  });

  test("offers the nearest phrases of the phrasebook, with their context in the reader's language", async () => {
    const answer = await ask({ ...known, text: "Please, where can one find the bathroom hereabouts?" });
    expect(answer.status).toBe(422);
    const { details } = (await answer.json()) as { details: { nearest: NearPhrase[] } };
    expect(details.nearest[0]).toMatchObject({ text: expect.stringContaining("restroom") });
    expect(details.nearest.length).toBeLessThanOrEqual(3);
  });

  test("says in the log nothing of what was not found", async () => {
    await ask({ ...known, text: "The moon is made of cheese." });
    expect(logged.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  });

  test.each([
    ["no text", { text: " " }, { text: "Please fill this in." }],
    ["more than 2,000 characters", { text: "a".repeat(2_001) }, { text: "At most 2000 characters." }],
    ["the same language twice", { toLanguage: "en" }, { toLanguage: "Choose the other language." }],
    ["another language", { fromLanguage: "fr" }, { fromLanguage: expect.any(String) }],
  ])("refuses %s", async (_, part, fields) => {
    const answer = await ask({ ...known, ...part });
    expect([answer.status, await answer.json()]).toMatchObject([400, { fields }]);
  });

  test("twenty a day of one address, and not one more", async () => {
    enforceLimits(true);
    try {
      const from = { "X-Forwarded-For": "203.0.113.77" };
      const phrase = { ...known, text: "I need something for a fever." };
      const all = await Promise.all(Array.from({ length: 26 }, () => ask(phrase, from)));
      expect(all.filter(({ status }) => status === 200)).toHaveLength(20);
      const refused = all.find(({ status }) => status === 429);
      expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(80_000);
      expect((await ask(phrase, { "X-Forwarded-For": "203.0.113.78" })).status).toBe(200);
    } finally {
      enforceLimits(false);
    }
  });
});

describe("the glossary", () => {
  const call = "/api/admin/glossary";
  const word = {
    term: "guagua",
    meaningEn: "bus",
    meaningEs: "autobús",
    noteEn: "",
    noteEs: "",
    use: "kept",
  };
  const add = (part: object = {}) => site.send("POST", call, { body: { ...word, ...part }, staff: true });
  const added = async (part: object = {}) => (await (await add(part)).json()) as GlossaryTerm;
  const change = (id: number, body: object) => site.send("PATCH", `${call}/${id}`, { body, staff: true });
  const list = async (query = "") => {
    return ((await site.read(`${call}?${query}`)) as GlossaryTerm[]).map(({ term }) => term);
  };

  test("is filled at the first start, and never again over what staff made of it", async () => {
    await seedGlossary();
    const count = await db().$count(glossaryTerm);
    expect(count).toBeGreaterThan(150);
    const [first] = await db().select().from(glossaryTerm).limit(1);
    await change(first?.id ?? 0, { ...first, meaningEn: "changed" });
    await seedGlossary();
    expect(await db().$count(glossaryTerm)).toBe(count);
    expect(await list("search=changed")).toHaveLength(1);
  });

  test("a word is added, found by any of its words, and stands in the alphabet", async () => {
    expect((await add()).status).toBe(201);
    await added({ term: "Ñapa", use: "explained", noteEs: "Algo más de regalo." });
    await added({ term: "auyama", use: "off" });
    expect(await list()).toEqual(["auyama", "guagua", "Ñapa"]);
    expect(await list("search=regalo")).toEqual(["Ñapa"]);
    expect(await list("status=kept")).toEqual(["guagua"]);
  });

  test("one that is there already is refused, in any case", async () => {
    await added();
    const twin = await add({ term: "GUAGUA" });
    expect([twin.status, await twin.json()]).toMatchObject([
      400,
      { fields: { term: "This is already there." } },
    ]);
    const other = await added({ term: "concho" });
    expect((await change(other.id, { ...word, term: "Guagua", version: 1 })).status).toBe(400);
  });

  test("each change is written down with what it was; none leaves no trace; a colleague's is not overwritten", async () => {
    const { id } = await added();
    const changed = await change(id, { ...word, meaningEn: "minibus", use: "off", version: 1 });
    expect(await changed.json()).toMatchObject({ meaningEn: "minibus", use: "off", version: 2 });
    expect((await change(id, { ...word, version: 1 })).status).toBe(409);
    expect((await change(id, { ...word, meaningEn: "minibus", use: "off", version: 2 })).status).toBe(200);
    const history = await site.read(`${call}/${id}/history`);
    expect(history).toMatchObject([
      { act: "glossary_term.changed", by: "Ana", detail: { field: "use", from: "kept", to: "off" } },
      { act: "glossary_term.changed", detail: { field: "meaningEn", from: "bus", to: "minibus" } },
      { act: "glossary_term.added", detail: { to: "guagua" } },
    ]);
  });

  test("what staff change is what the next translation explains", async () => {
    const { id } = await added({ term: "tos", meaningEn: "what keeps you awake", use: "explained" });
    const ask = { text: "Necesito algo para la tos.", fromLanguage: "es", toLanguage: "en" };
    const context = async () =>
      (
        (await site.json("POST", "/api/chat/translate", { body: ask })) as {
          culturalContext: string | null;
        }
      ).culturalContext;
    expect(await context()).toBe("“tos”: what keeps you awake.");
    await change(id, { ...word, term: "tos", use: "off", version: 1 });
    expect(await context()).toBeNull();
  });
});
