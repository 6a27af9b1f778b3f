/** A person of the verb: yo, tú, usted/él, nosotros, ustedes/ellos. */
export type Person = "1s" | "2s" | "3s" | "1p" | "3p";
export const persons: readonly Person[] = ["1s", "2s", "3s", "1p", "3p"];
export type SpanishTense = "pres" | "past" | "impf" | "subj" | "fut" | "cond" | "ipsubj";
export type SpanishVerb = {
  inf: string;
  ger: string;
  pp: string;
  tenses: Readonly<Record<SpanishTense, readonly string[]>>;
};

type Irregular = {
  yo?: string;
  pres?: string;
  past?: string;
  /** Stem of the strong preterite, whose endings carry no accent: tuv-e. */
  strong?: string;
  subj?: string;
  fut?: string;
  impf?: string;
  pp?: string;
  ger?: string;
};

/** What the rules below do not give; lists are in the order of `persons`. */
const irregular: Readonly<Record<string, Irregular>> = {
  ser: {
    pres: "soy eres es somos son",
    past: "fui fuiste fue fuimos fueron",
    subj: "se",
    impf: "era eras era éramos eran",
  },
  ir: {
    pres: "voy vas va vamos van",
    past: "fui fuiste fue fuimos fueron",
    subj: "vay",
    impf: "iba ibas iba íbamos iban",
    ger: "yendo",
  },
  estar: { pres: "estoy estás está estamos están", strong: "estuv", subj: "est" },
  haber: { pres: "he has ha hemos han", strong: "hub", subj: "hay", fut: "habr" },
  tener: { yo: "tengo", strong: "tuv", fut: "tendr" },
  venir: { yo: "vengo", strong: "vin", fut: "vendr", ger: "viniendo" },
  poner: { yo: "pongo", strong: "pus", fut: "pondr", pp: "puesto" },
  salir: { yo: "salgo", fut: "saldr" },
  hacer: { yo: "hago", past: "hice hiciste hizo hicimos hicieron", fut: "har", pp: "hecho" },
  decir: {
    yo: "digo",
    past: "dije dijiste dijo dijimos dijeron",
    fut: "dir",
    pp: "dicho",
    ger: "diciendo",
  },
  traer: { yo: "traigo", past: "traje trajiste trajo trajimos trajeron", pp: "traído", ger: "trayendo" },
  caer: { yo: "caigo", past: "caí caíste cayó caímos cayeron", pp: "caído", ger: "cayendo" },
  leer: { past: "leí leíste leyó leímos leyeron", pp: "leído", ger: "leyendo" },
  oír: {
    pres: "oigo oyes oye oímos oyen",
    past: "oí oíste oyó oímos oyeron",
    subj: "oig",
    pp: "oído",
    ger: "oyendo",
  },
  dar: { yo: "doy", past: "di diste dio dimos dieron" },
  ver: {
    yo: "veo",
    past: "vi viste vio vimos vieron",
    impf: "veía veías veía veíamos veían",
    pp: "visto",
  },
  saber: { yo: "sé", strong: "sup", subj: "sep", fut: "sabr" },
  querer: { strong: "quis", fut: "querr" },
  poder: { strong: "pud", fut: "podr", ger: "pudiendo" },
  conducir: { yo: "conduzco", strong: "conduj" },
  abrir: { pp: "abierto" },
  cubrir: { pp: "cubierto" },
  escribir: { pp: "escrito" },
  romper: { pp: "roto" },
  morir: { pp: "muerto" },
  devolver: { pp: "devuelto" },
  volver: { pp: "vuelto" },
  incluir: {
    pres: "incluyo incluyes incluye incluimos incluyen",
    past: "incluí incluiste incluyó incluimos incluyeron",
    subj: "incluy",
    ger: "incluyendo",
  },
  reír: {
    pres: "río ríes ríe reímos ríen",
    past: "reí reíste rió reímos rieron",
    subj: "rí",
    pp: "reído",
    ger: "riendo",
  },
  sonreír: {
    pres: "sonrío sonríes sonríe sonreímos sonríen",
    past: "sonreí sonreíste sonrió sonreímos sonrieron",
    subj: "sonrí",
    pp: "sonreído",
    ger: "sonriendo",
  },
  freír: {
    pres: "frío fríes fríe freímos fríen",
    past: "freí freíste frió freímos frieron",
    subj: "frí",
    pp: "frito",
    ger: "friendo",
  },
  oler: { pres: "huelo hueles huele olemos huelen", subj: "huel" },
  creer: { past: "creí creíste creyó creímos creyeron", pp: "creído", ger: "creyendo" },
  caber: { yo: "quepo", strong: "cup", fut: "cabr" },
  valer: { yo: "valgo", fut: "valdr" },
  andar: { strong: "anduv" },
  traducir: { yo: "traduzco", strong: "traduj" },
  reducir: { yo: "reduzco", strong: "reduj" },
  huir: {
    pres: "huyo huyes huye huimos huyen",
    past: "huí huiste huyó huimos huyeron",
    subj: "huy",
    ger: "huyendo",
  },
  construir: {
    pres: "construyo construyes construye construimos construyen",
    past: "construí construiste construyó construimos construyeron",
    subj: "construy",
    ger: "construyendo",
  },
  vaciar: { pres: "vacío vacías vacía vaciamos vacían", subj: "vací" },
  enfriar: { pres: "enfrío enfrías enfría enfriamos enfrían", subj: "enfrí" },
  confiar: { pres: "confío confías confía confiamos confían", subj: "confí" },
  criar: { pres: "crío crías cría criamos crían", subj: "crí" },
  graduar: { pres: "gradúo gradúas gradúa graduamos gradúan" },
  reunir: { pres: "reúno reúnes reúne reunimos reúnen" },
  describir: { pp: "descrito" },
  inscribir: { pp: "inscrito" },
  imprimir: { pp: "impreso" },
  resolver: { pp: "resuelto" },
  envolver: { pp: "envuelto" },
  enviar: { pres: "envío envías envía enviamos envían", subj: "enví" },
  resfriar: { pres: "resfrío resfrías resfría resfriamos resfrían" },
  continuar: { pres: "continúo continúas continúa continuamos continúan" },
  actuar: { pres: "actúo actúas actúa actuamos actúan" },
  evaluar: { pres: "evalúo evalúas evalúa evaluamos evalúan" },
  prohibir: { pres: "prohíbo prohíbes prohíbe prohibimos prohíben" },
};

const endings = {
  ar: {
    pres: "o as a amos an",
    past: "é aste ó amos aron",
    impf: "aba abas aba ábamos aban",
    subj: "e es e emos en",
  },
  er: {
    pres: "o es e emos en",
    past: "í iste ió imos ieron",
    impf: "ía ías ía íamos ían",
    subj: "a as a amos an",
  },
  ir: {
    pres: "o es e imos en",
    past: "í iste ió imos ieron",
    impf: "ía ías ía íamos ían",
    subj: "a as a amos an",
  },
} as const;

const stemChange = (stem: string, change: string) => {
  const from = change === "ue" ? "o" : "e";
  const place = stem.lastIndexOf(stem.endsWith("jug") ? "u" : from);
  return place < 0 ? stem : stem.slice(0, place) + change + stem.slice(place + 1);
};

/** Writes a stem so that it sounds the same before e (`soft`) as before a: busc-ar, busqu-e. */
function spell(stem: string, kind: string, isSoft: boolean): string {
  if (kind === "ar" && isSoft) {
    if (stem.endsWith("c")) return `${stem.slice(0, -1)}qu`;
    if (stem.endsWith("g")) return `${stem}u`;
    return stem.endsWith("z") ? `${stem.slice(0, -1)}c` : stem;
  }
  if (kind === "ar" || isSoft) return stem;
  if (stem.endsWith("gu")) return stem.slice(0, -1);
  if (stem.endsWith("g")) return `${stem.slice(0, -1)}j`;
  if (/[aeiou]c$/.test(stem)) return `${stem.slice(0, -1)}zc`;
  return stem.endsWith("c") ? `${stem.slice(0, -1)}z` : stem;
}

/** Obtener goes as tener, suponer as poner. */
const compounds = ["tener", "poner", "venir", "hacer", "traer"];

function withPrefix(inf: string, prefix: string, { ger, pp, tenses }: SpanishVerb): SpanishVerb {
  const all = Object.fromEntries(
    Object.entries(tenses).map(([tense, forms]) => [tense, forms.map((form) => prefix + form)]),
  );
  return { inf, ger: prefix + ger, pp: prefix + pp, tenses: all as unknown as SpanishVerb["tenses"] };
}

const list = (words: string) => words.split(" ");

/**
 * Conjugates a Spanish verb.
 * @param inf infinitive without "se"
 * @param change of the stem where it is stressed: "ue", "ie" or "i"; blank if none
 */
export function conjugateSpanish(inf: string, change = ""): SpanishVerb {
  const base = compounds.find((one) => inf.endsWith(one) && inf !== one);
  if (base)
    return withPrefix(
      inf,
      inf.slice(0, -base.length),
      conjugateSpanish(base, base === "tener" || base === "venir" ? "ie" : ""),
    );
  const plain = inf.replace(/ír$/, "ir");
  const kind = plain.slice(-2) as keyof typeof endings;
  const stem = plain.slice(0, -2);
  const own = irregular[inf] ?? {};
  const stressed = change === "" ? stem : stemChange(stem, change);
  // Verbs in -ir weaken the vowel of the unstressed stem, too: durmió, pidiendo.
  const weak = kind === "ir" && change !== "" ? stemChange(stem, change === "ue" ? "u" : "i") : stem;
  const weakened = kind === "ir" && change === "ue" ? stem.replace(/o(?=[^o]*$)/, "u") : weak;
  const soft = kind === "ar";
  const pres = list(endings[kind].pres).map((end, at) => {
    if (at === 0 && own.yo) return own.yo;
    const base = at === 3 ? stem : stressed;
    return kind === "ar" ? base + end : spell(base, kind, !end.startsWith("o")) + end;
  });
  const presReady = own.pres ? list(own.pres) : pres.map((form, at) => fixStem(form, kind, at, stressed));
  const past = pastOf(own, kind, stem, weakened);
  const yoStem = own.subj ?? (own.yo?.endsWith("o") ? own.yo.slice(0, -1) : undefined);
  const subj = list(endings[kind].subj).map((end, at) => {
    if (yoStem !== undefined && inf !== "dar") return yoStem + end;
    return spell(at === 3 ? weakened : stressed, kind, soft) + end;
  });
  const future = own.fut ?? plain;
  return {
    inf,
    ger: own.ger ?? `${weakened}${kind === "ar" ? "ando" : "iendo"}`,
    pp: own.pp ?? `${stem}${kind === "ar" ? "ado" : "ido"}`,
    tenses: {
      pres: presReady,
      past,
      impf: own.impf ? list(own.impf) : list(endings[kind].impf).map((end) => stem + end),
      subj:
        inf === "dar"
          ? list("dé des dé demos den")
          : inf === "estar"
            ? list("esté estés esté estemos estén")
            : subj,
      fut: list("é ás á emos án").map((end) => future + end),
      cond: list("ía ías ía íamos ían").map((end) => future + end),
      ipsubj: imperfectSubjunctive(past),
    },
  };
}

function fixStem(form: string, kind: string, at: number, stressed: string): string {
  // Seguir: sigo, but sigues; the spelling above only concerns the first person.
  return kind !== "ar" && at > 0 && at !== 3
    ? stressed + form.slice(-(at === 4 ? 2 : at === 1 ? 2 : 1))
    : form;
}

function pastOf(own: Irregular, kind: keyof typeof endings, stem: string, weakened: string): string[] {
  if (own.past) return list(own.past);
  if (own.strong) {
    const ends = own.strong.endsWith("j") ? "e iste o imos eron" : "e iste o imos ieron";
    return list(ends).map((end) => own.strong + end);
  }
  return list(endings[kind].past).map((end, at) => {
    if (kind === "ar") return spell(stem, kind, at === 0) + end;
    return (at === 2 || at === 4 ? weakened : stem) + end;
  });
}

function imperfectSubjunctive(past: readonly string[]): string[] {
  const stem = (past[4] ?? "").slice(0, -3);
  const accented = stem.replace(/a$/, "á").replace(/e$/, "é");
  return [`${stem}ra`, `${stem}ras`, `${stem}ra`, `${accented}ramos`, `${stem}ran`];
}

const accents: Readonly<Record<string, string>> = { a: "á", e: "é", i: "í", o: "ó", u: "ú" };

/** Attaches pronouns to an infinitive, gerund or imperative, with the accent that the longer word needs. */
export function attachClitics(form: string, clitics: readonly string[]): string {
  if (clitics.length === 0) return form;
  const ending = clitics.join("");
  const bare = form
    .normalize("NFD")
    .replace(/\u0301/g, "")
    .normalize("NFC");
  const vowels = [...bare.matchAll(/[iu]?[aeo][iu]?|[iu]+/g)];
  const isInfinitive = /r$/.test(bare);
  if (isInfinitive && clitics.length === 1) return form + ending;
  if (vowels.length < 2 && clitics.length < 2) return bare + ending;
  // The accent is there already: envíe, oír.
  if (vowels.length >= 2 && bare !== form) return form + ending;
  const stressed = isInfinitive || vowels.length < 2 ? vowels.at(-1) : vowels.at(-2);
  if (!stressed) return bare + ending;
  const strong = stressed[0].search(/[aeo]/);
  const place = stressed.index + (strong >= 0 ? strong : stressed[0].length - 1);
  const letter = bare[place] ?? "";
  return bare.slice(0, place) + (accents[letter] ?? letter) + bare.slice(place + 1) + ending;
}
