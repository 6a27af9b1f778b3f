import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { parseSearch } from "#app/marketplace/vendors/public.server.ts";
import { seedVendors } from "#app/marketplace/vendors/server/samples.server.ts";
import { closeAi, openAi } from "#platform/ai/model.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { locales } from "#platform/i18n/locale.ts";
import { openFreshDatabase } from "../../../../tests/support/fresh-database.ts";
import { openAiProvider } from "../../../../tests/support/services/ai-provider.ts";
import type { AssistantReply } from "../contract.ts";
import { messages } from "../messages.ts";
import { companyTopics } from "../understanding/company.server.ts";
import { answerVisitor } from "./answer.server.ts";
import { companyReply } from "./company-answer.server.ts";

/**
 * Questions as people type them, each with the answers that are right: a kind ("danger", "person", "unknown" …), a guide's
 * entry ("guide:<slug>"), what the company is asked ("company:<topic>"), or a service and a town ("vendors:plumber@Sosúa").
 * ASSISTANT_SET=file measures another set of the same form.
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
  const asked = [...history, text].join(" ");
  return [
    ...reply.sources.flatMap(({ path }) => (path.startsWith("/guide/") ? `guide:${path.split("#")[1]}` : [])),
    ...companyTopics.flatMap((topic) =>
      [asked, text].some((one) => companyReply(topic, { asked: one, locale }).text === reply.text)
        ? `company:${topic}`
        : [],
    ),
  ];
}

function vendorLabels(search: string): string[] {
  const words = search
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z]+/g, " ");
  const { services, town } = parseSearch(words);
  return services.map(({ id }) => (town ? `vendors:${id}@${town}` : `vendors:${id}`));
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
  if (process.env.ASSISTANT_SET === undefined)
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
  expect(count("wrong") / results.length).toBeLessThanOrEqual(0.02);
  expect(count("right") / results.length).toBeGreaterThanOrEqual(0.92);
}

test("without an AI the answers are right, or none", checkFloors, 120_000);

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
    120_000,
  );
});
