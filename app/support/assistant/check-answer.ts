import { findContacts } from "#app/marketplace/moderation/detector.ts";
import {
  isInNeitherLanguage,
  isInOtherLanguage,
  plainText as plain,
  wordsOf,
} from "#platform/i18n/detect-language.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { mispricesPackage } from "./package-prices.ts";

/** Why an answer of the AI is withheld. */
export type WithholdReason =
  | "empty"
  | "too long"
  | "another language"
  | "markup"
  | "a link"
  | "a way past us"
  | "its instructions"
  | "a figure of its own"
  | "a promise"
  | "asks for secrets or money";

export type AnswerContext = {
  locale: Locale;
  sources: string;
  question: string;
  instructions: readonly string[];
};

const maxAnswerLength = 2_000;

/**
 * First reason to withhold an answer, or null. This stops prompt injection, by the visitor or by a text they quote: an
 * answer cannot lead away from the site, cost money, or state facts that are not in its sources.
 */
export function findFault(answer: string, known: AnswerContext): WithholdReason | null {
  if (answer.trim() === "") return "empty";
  if (answer.length > maxAnswerLength) return "too long";
  const normalised = normalise(answer);
  const text = plain(normalised);
  const sources = plain(known.sources);
  if (
    /<[a-z/!?]|!\[|\]\s*\(|\]\s*:|```|&#?\w{2,8};|[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]|[\u{e0000}-\u{e007f}]/iu.test(
      answer,
    )
  )
    return "markup";
  // Homoglyphs would pass the checks below.
  if (/(?!\p{Script=Latin})\p{L}/u.test(text)) return "another language";
  if (hasForeignLink(text, sources)) return "a link";
  if (/\bUNKNOWN\b/.test(answer) || quotesInstructions(text, known.instructions)) return "its instructions";
  if (hasOwnFigure(text, sources, plain(known.question)) || mispricesPackage(text))
    return "a figure of its own";
  if (leadsElsewhere(normalised, text, known.sources)) return "a way past us";
  if (promises.some((pattern) => isOnlyIn(pattern, text, sources))) return "a promise";
  if (dangerous.some((pattern) => isOnlyIn(pattern, text, sources))) return "asks for secrets or money";
  return isInOtherLanguage(text, known.locale) || isInNeitherLanguage(text) ? "another language" : null;
}

function normalise(answer: string): string {
  return answer.replace(/[。｡．․]/gu, ".").normalize("NFKC");
}

const messengers =
  /\b(whats ?app|telegram|instagram|insta|facebook|messenger|signal app|tik ?tok|we ?chat|viber|snapchat|discord|linkedin)\b/g;

function leadsElsewhere(normalised: string, text: string, sources: string): boolean {
  if (isOnlyIn(messengers, text, plain(sources))) return true;
  const known = new Set(findContacts(sources).map((one) => plain(one.text)));
  // Links are checked above; the detector would take "el primer punto es" for one.
  return findContacts(normalised).some(({ pattern, text: found }) => {
    const contact = plain(found);
    return pattern !== "link" && !known.has(contact) && !plain(sources).includes(contact);
  });
}

function isOnlyIn(pattern: RegExp, text: string, sources: string): boolean {
  return [...text.matchAll(pattern)].some(([found]) => !sources.includes(found));
}

/** Web and mail addresses, also spelled out or with a bare scheme. Part lengths follow RFC 1035 and RFC 5321. */
const addresses = [
  /\b[a-z][a-z0-9+.-]{1,20}:\/\/\S*/g,
  /\b(javascript|data|mailto|tel|sms|whatsapp|tg|file|vbscript):\S+/g,
  /\bwww\.\S+/g,
  /[\w.+-]{1,64}\s?(@|\(at\)|\[at\])\s?[\w-]{1,63}(\.|\s?\(dot\)\s?)[a-z]{2,24}/g,
  /\b[\w-]{2,63}(\.[\w-]{1,63}){0,4}\.(?!uu\b)[a-z]{2,24}\b|\b\w\.(com|me|co|ly|gl|io|cc|tv)\b/g,
  /\b[\w-]{1,63}\s?([([](dot|punto)[)\]]\s?[a-z]{2,}|\s(dot|punto)\s(com|net|org|info|io|do|co|app|xyz|site|online|shop|top|biz|link|click|page|dev|example))\b/g,
  /\b[\w-]{2,63}\s?\.\s?(com|net|org|info|io|do|co|app|xyz|site|online|shop|top|biz|link|click|page|dev|example)\b/g,
  /\b\d{1,3}(\.\d{1,3}){3}\b/g,
  /(^|\s)@[a-z]\w{2,}/g,
] as const;

function hasForeignLink(text: string, sources: string): boolean {
  return addresses.some((pattern) => isOnlyIn(pattern, text, sources));
}

/** Equal words in a row that count as a quote. */
const quoteLength = 6;
const selfReference =
  /\b(system (prompt|message|instruction)|developer (message|mode)|my (instructions|prompt|rules|guidelines)|initial (prompt|instructions)|i (was|am) (told|instructed) (to|not)|mis (instrucciones|reglas)|prompt del sistema|mensaje del sistema|instrucciones (iniciales|del sistema|internas)|me (indicaron|instruyeron|ordenaron))\b|\b(sources|fuentes|context|contexto):/;

function quotesInstructions(text: string, instructions: readonly string[]): boolean {
  if (selfReference.test(text)) return true;
  const words = wordsOf(text);
  const sequences = new Set(words.map((_, at) => words.slice(at, at + quoteLength).join(" ")));
  return instructions.some((one) => {
    const ownWords = wordsOf(plain(one));
    return ownWords.some(
      (_, at) =>
        at + quoteLength <= ownWords.length && sequences.has(ownWords.slice(at, at + quoteLength).join(" ")),
    );
  });
}

const money =
  "us\\$|rd\\$|\\$|€|£|usd|dop|eur|dollars?|dolares?|pesos?|euros?|cents?|centavos|bucks|%|percent|por ciento|bitcoins?|btc|usdt";
const large = "k|mil|thousand|grand|million|millones?|millon";
const figure = "\\p{Nd}[\\p{Nd}.,]{0,20}(\\s?(-|–|to|a|and|y|or|o)\\s?\\p{Nd}[\\p{Nd}.,]{0,20})?";
const amount = new RegExp(`(${money})\\s?${figure}|${figure}\\s?((${large})\\s?)?(${money})`, "gu");
const times = "minutes?|hours?|days?|weeks?|months?|years?|minutos?|horas?|dias?|semanas?|mes|meses|anos?";
const span = new RegExp(`${figure}[\\s-](${times})\\b`, "gu");
const law =
  /\b(law|ley|decree|decreto|article|articulo|resolution|resolucion|section|seccion)\s(no\.?\s)?[\p{Nd}.-]+/gu;
const telephone = /\p{Nd}((?: ?\(|\) ?|[ .-])?\p{Nd}){6,}/gu;
const numberWord =
  "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa";
const hundreds = "hundred|thousand|million|cien|ciento|(?:\\w+cient|quinient)[oa]s|mil|millon|millones";
const spelled = [
  new RegExp(
    `\\b(zero|one|cero|un|uno|${numberWord}|${hundreds})(\\s(and|y|de|us|american|dominican))*\\s(${money})(?!\\w)`,
    "g",
  ),
  new RegExp(`\\b(${numberWord})[\\s-](${times})\\b`, "g"),
  new RegExp(
    `\\b(${numberWord})\\s(${hundreds})\\b|\\b(a|one)\\s(hundred|thousand|million)\\b|\\b(quinient|\\w{3,}cient)[oa]s\\b|${figure}\\s?(${large})\\b`,
    "gu",
  ),
];
const freeOffers =
  /\b(free of charge|for free|completely free|no cost|at no charge|totalmente gratis|completamente gratis|sin costo|gratuit[oa]s?|discount|descuento|% off|promo code|codigo promocional|cupon|coupon)\b/g;

/**
 * A number that is not in the sources. Money, time spans, laws and phone numbers must match as such; others may also
 * come from the question. One-digit numbers are allowed ("three documents").
 */
function hasOwnFigure(text: string, sources: string, question: string): boolean {
  if ([freeOffers, ...spelled].some((pattern) => isOnlyIn(pattern, text, sources))) return true;
  for (const kind of [amount, span, law, telephone]) {
    const known = new Set(figuresIn(kind, sources));
    if (figuresIn(kind, text).some((one) => !known.has(one))) return true;
  }
  const known = new Set([...figuresOf(sources), ...figuresOf(question)]);
  return figuresOf(text).some((one) => one.length > 1 && !known.has(one));
}

function figuresOf(text: string): string[] {
  return (text.match(/\p{Nd}[\p{Nd}.,]*/gu) ?? []).map((one) => one.replace(/[.,]/g, ""));
}

/** All numbers found by `pattern`; both ends of a range ("RD$800-1,200"), time spans with their unit. */
function figuresIn(pattern: RegExp, text: string): string[] {
  return [...text.matchAll(pattern)].flatMap(([found]) => {
    const unit = pattern === span ? (/[^\p{L}](\p{L}{3})\p{L}*$/u.exec(found)?.[1] ?? "") : "";
    if (pattern === telephone) return [found.replace(/\P{Nd}/gu, "")];
    return figuresOf(found).map((one) => one + unit);
  });
}

const promises = [
  /\b(i|we)( have|'ve|’ve| just|'ll|’ll| will)? (booked|cancelled|canceled|refunded|reserved|approved|scheduled|confirmed|issued|processed|refund|approve|book you)\b/g,
  /\b(your|the) (booking|refund|visa|residency|application|payment|request) (is|has been|was) (now )?(confirmed|approved|cancelled|canceled|refunded|granted|issued)\b/g,
  /\b(he|hemos|acabo de|acabamos de) (reserva(do|r)|cancela(do|r)|reembolsa(do|r)|aproba(do|r)|confirma(do|r)|agenda(do|r)|emiti(do|r)|procesa(do|r))\b/g,
  /\btu (reserva|reembolso|visa|residencia|solicitud|pago|cita) (ya )?(esta|fue|ha sido|quedo) (confirmad|aprobad|cancelad|reembolsad|emitid)[oa]\b/g,
  /\b(guaranteed?|garantiza(mos|do|da)|100\s?%)\b/g,
];

/** Typical of fraud; allowed where an entry warns of it in the same words. */
const dangerous = [
  /\b(your|tu|su) (password|contrasena|clave|pin|cvv|ssn|social security number|card number|credit card|debit card|bank (account|login|details)|passport number|id number|otp|verification code|numero de (tarjeta|cuenta|pasaporte|cedula)|codigo de verificacion|tarjeta de (credito|debito))\b/g,
  /\b(western union|moneygram|zelle|cash ?app|venmo|paypal|gift ?cards?|tarjetas? de regalo|bitcoin|crypto\w*|cripto\w*|usdt|ethereum)\b/g,
  /\b(wire|send|transfer) (the |your |us |me |him |her )*(money|payment|deposit|funds)\b/g,
  /\b(envia|enviame|manda|mandame|transfiere|deposita) (el |tu |me |nos )*(dinero|pago|deposito|cuartos)\b/g,
  /\b(whatsapp|telegram|signal) (me|us|him|her|this number|al|este numero)\b/g,
  /\b(escribeme|llamame|contactame) (por|al|a mi)\b/g,
  /\b(cvv|otp)\b/g,
  /\b(your|tu|su) (full )?(date of birth|birth date|mothers? maiden name|fecha de nacimiento|banco)\b|\b(name of your bank|nombre de tu banco)\b/g,
];
