import { findContacts } from "#app/marketplace/moderation/detector.ts";
import { isInNeither, isInOther, plainText as plain, wordsOf } from "#platform/i18n/language-of.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { mispricesPackage } from "./package-prices.ts";

/** Why an answer of an AI is not shown. */
export type Fault =
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

/** What an answer may repeat: all that the AI was told, and the visitor's own words. */
export type Known = {
  locale: Locale;
  /** The entries and packages that it was given. */
  told: string;
  question: string;
  instructions: readonly string[];
};

const longestAnswer = 2_000;

/**
 * The first thing in an answer that the house would not say; null where it may be shown. What a visitor, or a text that
 * a visitor quotes, can talk an AI into ends here: it can say nothing that leads away, costs money or was not told.
 */
export function faultOf(answer: string, known: Known): Fault | null {
  if (answer.trim() === "") return "empty";
  if (answer.length > longestAnswer) return "too long";
  const read = asRead(answer);
  const text = plain(read);
  const told = plain(known.told);
  if (
    /<[a-z/!?]|!\[|\]\s*\(|\]\s*:|```|&#?\w{2,8};|[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]|[\u{e0000}-\u{e007f}]/iu.test(
      answer,
    )
  )
    return "markup";
  // Letters that only look like Latin ones would pass all that follows.
  if (/(?!\p{Script=Latin})\p{L}/u.test(text)) return "another language";
  if (hasForeignLink(text, told)) return "a link";
  if (/\bUNKNOWN\b/.test(answer) || quotesInstructions(text, known.instructions)) return "its instructions";
  if (hasOwnFigure(text, told, plain(known.question)) || mispricesPackage(text)) return "a figure of its own";
  if (leadsElsewhere(read, text, known.told)) return "a way past us";
  if (promises.some((words) => isOnlyIn(words, text, told))) return "a promise";
  if (dangerous.some((words) => isOnlyIn(words, text, told))) return "asks for secrets or money";
  return isInOther(text, known.locale) || isInNeither(text) ? "another language" : null;
}

/** As browsers and people read it: wide letters, and the dots of other scripts, which open the same addresses. */
function asRead(answer: string): string {
  return answer.replace(/[。｡．․]/gu, ".").normalize("NFKC");
}

/** Names of services that one is led away to. */
const messengers =
  /\b(whats ?app|telegram|instagram|insta|facebook|messenger|signal app|tik ?tok|we ?chat|viber|snapchat|discord|linkedin)\b/g;

/** What the detector of contacts finds in vendors' texts: numbers in words, spelled addresses, deals past the house. */
function leadsElsewhere(read: string, text: string, told: string): boolean {
  if (isOnlyIn(messengers, text, plain(told))) return true;
  const known = new Set(findContacts(told).map((one) => plain(one.text)));
  // Links have rules of their own above; here "el primer punto es" would be one.
  return findContacts(read).some(({ pattern, text: found }) => {
    const said = plain(found);
    return pattern !== "link" && !known.has(said) && !plain(told).includes(said);
  });
}

/** Of what the words find, something that was not told. */
function isOnlyIn(words: RegExp, text: string, told: string): boolean {
  return [...text.matchAll(words)].some(([found]) => !told.includes(found));
}

/**
 * Addresses, of pages or of mail, that were not told; also spelled out, and by a bare scheme. Their parts are as long as they
 * may be (RFC 1035, RFC 5321).
 */
const addresses = [
  /\b[a-z][a-z0-9+.-]{1,20}:\/\/\S*/g,
  /\b(javascript|data|mailto|tel|sms|whatsapp|tg|file|vbscript):\S+/g,
  /\bwww\.\S+/g,
  /[\w.+-]{1,64}\s?(@|\(at\)|\[at\])\s?[\w-]{1,63}(\.|\s?\(dot\)\s?)[a-z]{2,24}/g,
  // Whatever it ends in: there are more than a thousand such ends, and no sentence runs on after its dot.
  /\b[\w-]{2,63}(\.[\w-]{1,63}){0,4}\.(?!uu\b)[a-z]{2,24}\b|\b\w\.(com|me|co|ly|gl|io|cc|tv)\b/g,
  /\b[\w-]{1,63}\s?([([](dot|punto)[)\]]\s?[a-z]{2,}|\s(dot|punto)\s(com|net|org|info|io|do|co|app|xyz|site|online|shop|top|biz|link|click|page|dev|example))\b/g,
  /\b[\w-]{2,63}\s?\.\s?(com|net|org|info|io|do|co|app|xyz|site|online|shop|top|biz|link|click|page|dev|example)\b/g,
  /\b\d{1,3}(\.\d{1,3}){3}\b/g,
  /(^|\s)@[a-z]\w{2,}/g,
] as const;

function hasForeignLink(text: string, told: string): boolean {
  return addresses.some((words) => isOnlyIn(words, text, told));
}

/** As many words in a row are no chance. */
const shingle = 6;
const ownWork =
  /\b(system (prompt|message|instruction)|developer (message|mode)|my (instructions|prompt|rules|guidelines)|initial (prompt|instructions)|i (was|am) (told|instructed) (to|not)|mis (instrucciones|reglas)|prompt del sistema|mensaje del sistema|instrucciones (iniciales|del sistema|internas)|me (indicaron|instruyeron|ordenaron))\b|\b(sources|fuentes|context|contexto):/;

function quotesInstructions(text: string, instructions: readonly string[]): boolean {
  if (ownWork.test(text)) return true;
  const words = wordsOf(text);
  const said = new Set(words.map((_, at) => words.slice(at, at + shingle).join(" ")));
  return instructions.some((one) => {
    const own = wordsOf(plain(one));
    return own.some((_, at) => at + shingle <= own.length && said.has(own.slice(at, at + shingle).join(" ")));
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
const some =
  "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa";
const hundreds = "hundred|thousand|million|cien|ciento|(?:\\w+cient|quinient)[oa]s|mil|millon|millones";
/** Numbers in words: of money, of time, and all that are large. */
const spelled = [
  new RegExp(
    `\\b(zero|one|cero|un|uno|${some}|${hundreds})(\\s(and|y|de|us|american|dominican))*\\s(${money})(?!\\w)`,
    "g",
  ),
  new RegExp(`\\b(${some})[\\s-](${times})\\b`, "g"),
  new RegExp(
    `\\b(${some})\\s(${hundreds})\\b|\\b(a|one)\\s(hundred|thousand|million)\\b|\\b(quinient|\\w{3,}cient)[oa]s\\b|${figure}\\s?(${large})\\b`,
    "gu",
  ),
];
const gratis =
  /\b(free of charge|for free|completely free|no cost|at no charge|totalmente gratis|completamente gratis|sin costo|gratuit[oa]s?|discount|descuento|% off|promo code|codigo promocional|cupon|coupon)\b/g;

/**
 * A number that was not told. Money as money, a span of time as that span, laws and telephones only as they were told;
 * other numbers also as the visitor wrote them. Small ones count things ("three documents", "2.").
 */
function hasOwnFigure(text: string, told: string, question: string): boolean {
  if ([gratis, ...spelled].some((words) => isOnlyIn(words, text, told))) return true;
  for (const kind of [amount, span, law, telephone]) {
    const known = new Set(figuresIn(kind, told));
    if (figuresIn(kind, text).some((one) => !known.has(one))) return true;
  }
  const known = new Set([...figuresOf(told), ...figuresOf(question)]);
  return figuresOf(text).some((one) => one.length > 1 && !known.has(one));
}

function figuresOf(text: string): string[] {
  return (text.match(/\p{Nd}[\p{Nd}.,]*/gu) ?? []).map((one) => one.replace(/[.,]/g, ""));
}

/** The figures of all that the words find, of a range ("RD$800-1,200") both; each with the unit it stands for. */
function figuresIn(words: RegExp, text: string): string[] {
  return [...text.matchAll(words)].flatMap(([found]) => {
    const unit = words === span ? (/[^\p{L}](\p{L}{3})\p{L}*$/u.exec(found)?.[1] ?? "") : "";
    if (words === telephone) return [found.replace(/\P{Nd}/gu, "")];
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

/** What only somebody dishonest asks for, or recommends; shown where an entry warns of it in the same words. */
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
