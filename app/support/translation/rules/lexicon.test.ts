import { expect, test } from "vitest";
import { z } from "zod";
import { phrase } from "../contract.ts";
import adjectives from "./lexicon/adjectives.json" with { type: "json" };
import frames from "./lexicon/frames.json" with { type: "json" };
import nouns from "./lexicon/nouns.json" with { type: "json" };
import small from "./lexicon/small-words.json" with { type: "json" };
import verbs from "./lexicon/verbs.json" with { type: "json" };
import { phrases } from "./phrases.ts";
import { attachClitics, conjugateSpanish } from "./spanish-verbs.ts";

const slots = (way: string) =>
  [...way.matchAll(/\{([a-zA-Z]+\d?)/g)].map(([, name = ""]) => name.replace(/^ving/, "vp")).sort();

/** Splits at bars outside of brackets. */
const columns = (line: string) =>
  line.replace(/[(<][^)>]*[)>]/g, (choice) => choice.replaceAll("|", "/")).split("|");

test("at least 1,500 words, and every phrase of the book is well-formed", () => {
  const nounLines = Object.values(nouns as Record<string, string[]>).flat();
  const words = nounLines.length + adjectives.length + verbs.phrases.length;
  console.log(
    `lexicon: ${nounLines.length} nouns, ${adjectives.length} adjectives, ${verbs.phrases.length} verbs, ${frames.length} frames, ${small.adverbs.length} adverbials`,
  );
  expect(words).toBeGreaterThanOrEqual(1_500);
  expect(z.array(phrase).safeParse(phrases).error).toBeUndefined();
  for (const line of [...nounLines, ...adjectives]) expect(columns(line), line).toHaveLength(3);
});

test.each([
  ["frames", frames],
  ["adverbials", small.adverbs],
  ["questions", small.questions],
] as const)(
  "each way of all %s has the same slots in both languages, so that nothing is lost",
  (_, lines) => {
    const wrong = lines.filter((line) => {
      const [en = "", es = ""] = columns(line);
      const ways = [...en.split(";"), ...es.split(";")].map(slots);
      return ways.some((one) => one.join() !== ways[0]?.join() || new Set(one).size !== one.length);
    });
    expect(wrong).toEqual([]);
  },
);

test("each way of a verb begins with a base form or an infinitive, and takes the same slots", () => {
  const wrong = verbs.phrases.filter((line) => {
    const [en = "", es = ""] = columns(line);
    const isInfinitive = es.split(";").every((way) => /^\S*(?:[aeií]r)(?:se)?(?: |$)/.test(way.trim()));
    const of = (part: string) =>
      slots(part.split(";")[0] ?? "")
        .filter((name) => name !== "i" && name !== "o")
        .join();
    return !isInfinitive || of(en) !== of(es);
  });
  expect(wrong).toEqual([]);
});

test.each([
  ["tener", "tengo tienes tiene tenemos tienen", "tuvo", "tenga"],
  ["obtener", "obtengo obtienes obtiene obtenemos obtienen", "obtuvo", "obtenga"],
  ["buscar", "busco buscas busca buscamos buscan", "buscó", "busque"],
  ["cerrar", "cierro cierras cierra cerramos cierran", "cerró", "cierre"],
  ["seguir", "sigo sigues sigue seguimos siguen", "siguió", "siga"],
  ["conocer", "conozco conoces conoce conocemos conocen", "conoció", "conozca"],
])("%s is conjugated", (inf, present, past, subjunctive) => {
  const { tenses } = conjugateSpanish(inf, (verbs.changes as Record<string, string>)[inf] ?? "");
  expect([tenses.pres.join(" "), tenses.past[2], tenses.subj[2]]).toEqual([present, past, subjunctive]);
});

test.each([
  ["deje", ["me"], "déjeme"],
  ["dé", ["me"], "deme"],
  ["mandar", ["me", "lo"], "mandármelo"],
  ["envíe", ["me"], "envíeme"],
  ["arreglar", ["lo"], "arreglarlo"],
  ["siente", ["se"], "siéntese"],
])("%s with %j is %s", (form, clitics, whole) => {
  expect(attachClitics(form, clitics)).toBe(whole);
});
