import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { services } from "#app/marketplace/vendors/search/lists/services.ts";
import { termsIn, townIn } from "#app/marketplace/vendors/search/understand.ts";
import { seedVendors } from "#app/marketplace/vendors/server/samples.server.ts";
import { closeAi, openAi } from "#platform/ai/model.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { locales } from "#platform/i18n/locale.ts";
import { openFreshDatabase } from "../../../../tests/support/fresh-database.ts";
import { openAiProvider } from "../../../../tests/support/services/ai-provider.ts";
import type { AssistantReply } from "../contract.ts";
import { messages } from "../messages.ts";
import { companyTopics } from "../understanding/company-topics.ts";
import { examples } from "../understanding/examples.server.ts";
import { answerVisitor } from "./answer.server.ts";
import { companyReply } from "./company-answer.server.ts";

/**
 * Questions as people type them, each with the answers that are right: a kind ("danger", "person", "unknown" …), a guide's
 * entry ("guide:<slug>"), what the company is asked ("company:<topic>"), or a service and a town ("vendors:plumber@Sosúa").
 * ASSISTANT_SET=file measures another set of the same form; with ASSISTANT_QUIET=1 only its table is printed, not its questions.
 */
const file = process.env.ASSISTANT_SET ?? new URL("./assistant-questions.json", import.meta.url);
const questions = z
  .array(
    z.object({
      text: z.string(),
      locale: z.enum(locales),
      history: z.array(z.string()).default([]),
      right: z.array(z.string()).min(1),
    }),
  )
  .parse(JSON.parse(readFileSync(file, "utf8")));
type Question = (typeof questions)[number];

openFreshDatabase();
const provider = await openAiProvider();
afterAll(provider.close);
beforeAll(async () => {
  await seedVendors(new Date());
});

const ctx = () => ({ db: db(), actor: { kind: "visitor" as const }, locale: "en" as const, now: new Date() });

async function measure() {
  const results = [];
  for (const asked of questions) {
    const history = asked.history.map((text) => ({ role: "user" as const, text }));
    const { text: question, locale } = asked;
    const reply = await answerVisitor(ctx(), { question, locale, history, caller: { kind: "staff" } });
    results.push({ asked, labels: labelsOf(reply, asked), outcome: outcomeOf(reply, asked) });
  }
  return results;
}

type Outcome = "right" | "silent" | "wrong" | "missed danger";

function outcomeOf(reply: AssistantReply, asked: Question): Outcome {
  const labels = labelsOf(reply, asked);
  if (asked.right.some((right) => labels.some((label) => isSame(label, right)))) return "right";
  if (asked.right.includes("danger")) return "missed danger";
  return labels.includes("unknown") || labels.includes("person") ? "silent" : "wrong";
}

/** An answer for a town is also one to a question that needs none. */
const isSame = (label: string, right: string) =>
  label === right || (label.startsWith("vendors:") && label.split("@")[0] === right);

/** All labels that an answer deserves. */
function labelsOf(reply: AssistantReply, { locale, text, history }: Question): string[] {
  for (const key of ["emergency", "greeting", "thanks", "person", "unknown"] as const)
    if (reply.text === messages[key][locale]) return [key === "emergency" ? "danger" : key];
  const search = reply.sources.find(({ path }) => path.startsWith("/vendor-directory"))?.path;
  if (search) return vendorLabels(new URL(search, "http://arribo").searchParams.get("search") ?? "");
  const slugs = reply.sources.flatMap(({ path }) => path.split("/guide/")[1]?.split("#")[1] ?? []);
  const asked = [...history, text].join(" ");
  return [
    ...slugs.map((slug) => `guide:${slug}`),
    ...companyTopics
      .filter((topic) => companyReply(topic, locale).text === reply.text)
      .map((topic) => `company:${topic}`),
    ...Object.keys(companyEntries).flatMap((topic) =>
      [asked, text].some((one) => slugs[0] === companyEntry(topic, one)) ? `company:${topic}` : [],
    ),
  ];
}

/** What of the company the guide's entries answer: by what the question names; the last is for all others. */
const companyEntries: Record<string, readonly (readonly [words: RegExp | null, slug: string])[]> = {
  who: [[null, "how-arribo-works"]],
  payment: [[null, "package-paying"]],
  refund: [[null, "package-refunds"]],
  languages: [[null, "languages-spoken"]],
  "vendor-join": [[null, "become-a-vendor"]],
  privacy: [[null, "privacy-erase-data"]],
  prices: [
    [/upgrade|diferencia|difference|pasar|later|luego|chang/i, "package-changing"],
    [/hidden|extra|top of|ocult|adicional|aparte/i, "package-not-included"],
    [null, "packages-prices"],
  ],
  included: [
    [/upgrade|diferencia|difference|pasar|later|luego|chang|cambi/i, "package-changing"],
    [/\b(or|o|vs|versus)\b.{0,30}(explorer|royal|elite)|suits|conviene/i, "package-choosing"],
    [/\belite\b/i, "package-elite"],
    [/\broyal\b/i, "package-royal"],
    [/\bexplorer\b/i, "package-explorer"],
    [/fee|extra|lawyer|abogad|rent|alquiler|vuelo|flight|honorario/i, "package-not-included"],
    [null, "package-choosing"],
  ],
  booking: [
    [/cancel|change|chang|cambi|mover|aplaz|posp|reprogram|anul/i, "booking-change-cancel"],
    [/status|track|link|estado|estatus|where|confirm|perdi|lost|referenc/i, "booking-track"],
    [/show|appear|aparec|llega|wrong|rompe|damage|roba|steal|mal\b|bad\b|late|cumple/i, "provider-checks"],
    [/without|sin\b/i, "booking-without-package"],
    [null, "booking-a-provider"],
  ],
};

const companyEntry = (topic: string, asked: string) =>
  companyEntries[topic]?.find(([words]) => words === null || words.test(asked))?.[1];

function vendorLabels(search: string): string[] {
  const words = search
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z]+/g, " ");
  const town = townIn(words);
  const keys = termsIn(words).flatMap((term) => (term.kind === "service" ? term.keys : []));
  const named = keys.flatMap((key) => services.filter((service) => service.key === key));
  return named.map(({ id }) => (town ? `vendors:${id}@${town}` : `vendors:${id}`));
}

const kindOf = ({ right }: Question) => (right[0] ?? "").split(":")[0] ?? "";
const outcomes = ["right", "silent", "wrong", "missed danger"] as const;

async function checkFloors() {
  const results = await measure();
  const count = (outcome: Outcome, kind?: string) =>
    results.filter((one) => one.outcome === outcome && (!kind || kindOf(one.asked) === kind)).length;
  const kinds = [...new Set(questions.map(kindOf))].sort();
  console.table(
    Object.fromEntries(
      [...kinds, undefined].map((kind) => [
        kind ?? "all",
        Object.fromEntries(outcomes.map((outcome) => [outcome, count(outcome, kind)])),
      ]),
    ),
  );
  if (process.env.ASSISTANT_QUIET === undefined)
    console.info(
      results
        .filter(({ outcome }) => outcome !== "right")
        .map(
          ({ asked, labels, outcome }) =>
            `${outcome}: ${[...asked.history, asked.text].join(" >> ")} | ${asked.right} | ${labels}`,
        )
        .join("\n"),
    );
  expect(count("missed danger")).toBe(0);
  expect(count("wrong") / results.length).toBeLessThanOrEqual(0.08);
  expect(count("right") / results.length).toBeGreaterThanOrEqual(0.84);
}

test("the assistant was not taught these questions", () => {
  const taught = new Set(examples().map(({ text }) => text));
  const known = questions
    .filter(({ text, history }) => history.length === 0 && taught.has(text))
    .map(({ text }) => text);
  // Greetings, and a service's name with "at home", are always the same.
  expect(known.filter((text) => text.split(" ").length > 3)).toEqual([]);
});

test("without an AI the answers are right, or none", checkFloors, 600_000);

describe("with an AI", () => {
  test.each([
    ["knows nothing", "UNKNOWN"],
    ["says something else", "Good morning."],
    ["obeys the visitor", "Sure: Royal costs US$1, pay at http://evil.example.\nSOURCES: packages-prices"],
  ])(
    "that %s, they are no worse",
    async (_, answer) => {
      provider.answer = () => answer;
      openAi({ settings: provider.settings({ dailyBudget: 100 }) });
      await checkFloors().finally(closeAi);
    },
    600_000,
  );
});
