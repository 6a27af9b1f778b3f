import { z } from "zod";
import { serviceTerms } from "#app/marketplace/vendors/public.server.ts";
import type { KnowledgeEntry } from "#app/site/guide/contract.ts";
import { entries, entryOf } from "#app/site/guide/public.server.ts";
import { locales } from "#platform/i18n/locale.ts";
import type { Example } from "./classifier.ts";
import { companyTopics } from "./company-topics.ts";
import company from "./examples/company.json" with { type: "json" };
import danger from "./examples/danger.json" with { type: "json" };
import followUps from "./examples/follow-ups.json" with { type: "json" };
import guide from "./examples/guide.json" with { type: "json" };
import services from "./examples/services.json" with { type: "json" };
import unknown from "./examples/unknown.json" with { type: "json" };

/** Text that is not worded as people ask counts less than examples, which count 1. */
const weights = { term: 0.6, words: 0.5, answer: 0.3, wording: 0.3 };

/** How people ask for any service; [0] English, [1] Spanish. Without them such words would speak for the services of the examples. */
const wordings = [
  [
    "looking for a {}",
    "i need a {} in #town",
    "any good {} near #town",
    "who is a {} that speaks english",
    "{} please",
  ],
  [
    "busco {}",
    "necesito un {} en #town",
    "algun {} bueno por #town",
    "quien es {} que hable ingles",
    "{} urgente",
  ],
] as const;
/** How people ask on, after they asked for any service. */
const continuations = [
  [
    "and in #town?",
    "one that speaks english",
    "closer to #town please",
    "a cheaper one, who comes to the house",
  ],
  ["y en #town?", "que hable ingles", "uno mas cerca de #town", "uno mas barato, a domicilio"],
] as const;

/** What a label stands for: "guide:apostille", "vendors:plumber", "company:hours", "danger:fire", "unknown:sports", "person". */
type Text = { label: string; text: string; before?: string | undefined; weight?: number };

const lists = z.record(z.string(), z.array(z.string()));
const labelled = z.array(z.object({ label: z.string(), before: z.string(), text: z.string() }));

/** All texts of which is known what they want. */
const texts = (): readonly Text[] => [
  ...textsOf(guide, (slug) => `guide:${slug}`),
  ...textsOf(services, (id) => `vendors:${id}`),
  ...textsOf(company, (name) => (companyTopics.some((topic) => topic === name) ? `company:${name}` : name)),
  ...textsOf(danger, (kind) => `danger:${kind}`),
  ...textsOf(unknown, (kind) => `unknown:${kind}`),
  ...labelled.parse(followUps),
  ...entries.flatMap(({ slug, question, words, answer }) =>
    locales.flatMap((locale) => [
      { label: `guide:${slug}`, text: question[locale] },
      { label: `guide:${slug}`, text: words[locale], weight: weights.words },
      ...answer[locale]
        .split(/[.;:\n]\s*/)
        .filter((sentence) => sentence !== "")
        .map((text) => ({ label: `guide:${slug}`, text, weight: weights.answer })),
    ]),
  ),
  ...serviceTerms.flatMap((service) =>
    locales.flatMap((locale, at) => wordingsOf(service.id, service[locale], at)),
  ),
];

/** A service's terms, its name as people ask for it, and as they ask on. */
function wordingsOf(id: string, terms: readonly string[], language: number): Text[] {
  const label = `vendors:${id}`;
  const name = terms[0] ?? id;
  const asked = wordings[language]?.map((wording) => wording.replace("{}", name)) ?? [];
  return [
    ...terms.map((text) => ({ label, text, weight: weights.term })),
    ...asked.map((text) => ({ label, text, weight: weights.wording })),
    ...(continuations[language] ?? []).map((text) => ({
      label,
      text,
      before: asked[0],
      weight: weights.wording,
    })),
  ];
}

function textsOf(list: unknown, labelOf: (name: string) => string): Text[] {
  return Object.entries(lists.parse(list)).flatMap(([name, texts]) =>
    texts.map((text) => ({ label: labelOf(name), text })),
  );
}

/** What the classifier is taught. An invalid list fails the first call. */
export function examples(): Example[] {
  return texts().map(({ label, text, before, weight = 1 }) => ({
    label,
    kind: kindOf(label),
    text,
    before,
    weight,
  }));
}

/** What answers: the part of the label before the colon, but the company for the guide's entries about it. */
function kindOf(label: string): string {
  const [kind = "", name = ""] = label.split(":");
  const entry = kind === "guide" ? entryOf(name) : undefined;
  return entry && isOfCompany(entry) ? "company" : kind;
}

/** Whether an entry of the guide is about the company itself: its packages, and how it works. */
export const isOfCompany = ({ topic }: KnowledgeEntry): boolean =>
  topic === "packages" || topic === "process";
