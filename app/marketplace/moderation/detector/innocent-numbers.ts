import { matchesOf } from "./matches.ts";

/**
 * Numbers that are not phones: prices, hours, dates, measures, registrations. They are excluded before runs of digits
 * are read, but after complete phone numbers were found, so "RD$" or "licence" in front does not hide a phone.
 * A cédula or RNC is innocent too (nobody can be reached by it), unless it has the shape of a phone.
 */
const units =
  "pesos?|dolares|dollars?|usd|dop|euros?|bucks|mil|k|m|mts?|metros?|meters?|m2|m3|cm|mm|km|kms|ft|feet|pies?|inch(?:es)?|pulgadas?|sq|" +
  "gal(?:ones|lons?)?|l|litros?|lit(?:er|re)s?|lb|lbs|libras?|kg|kilos?|g|oz|ton|tons|toneladas?|w|kw|kva|v|volts?|voltios|a|ah|amp|hp|btu|rpm|hz|psi|mbps|gb|tb|" +
  "personas|people|guests|invitados|sillas|chairs|horas?|hours?|hrs?|min|minutos|minutes|dias?|days|anos?|years?|meses|months|semanas|weeks|porciento|fotos|photos|pictures";

const registrationLabels =
  "rnc|ncf|cedula|registro|registrad[oa]|registration|resolucion|resolution|licencia|licen[cs]e|matricula|codia|exequatur|colegiatura|poliza|policy|ley|law|" +
  "iso|norma|reglamento|titulo|parcela|parcel|serie|serial|model|modelo|lote|lot|placa|plate|permit|permiso|certificado|certificate|codigo postal|zip code|zip|" +
  "postal|latitude|longitude|gps|habitacion(?:es)?|rooms?|sizes?|tallas?|ages?|edades";

const innocentPatterns: readonly RegExp[] = [
  // RD$1,500 · US$120.00 · $ 45,000 · DOP 900; more than eight digits only when grouped
  /(?:[$€£]|\b(?:rd|us|usd|dop|eur)\b)\s?(?:\d{1,3}(?:[.,]\d{3}){1,3}(?!\d)|\d{1,8}(?!\d))(?:[.,]\d{1,2}(?!\d))?/g,
  // 25,000 · 1.500 · 1,250,000
  /(?<![\d.,-])\d{1,3}(?:,\d{3}){1,3}(?:\.\d{1,2})?(?![.,-]?\d)/g,
  /(?<![\d.,-])\d{1,3}(?:\.\d{3}){1,2}(?![.,-]?\d)/g,
  // 500 pesos · 12,000 BTU · 37.5 kVA · 50 m2 · 100-300 personas
  new RegExp(`(?<!\\d)\\d{1,6}(?:[.,/-]\\d{1,6}){0,2} ?(?:${units})\\b`, "g"),
  /\d{1,6}(?:[.,]\d{1,3})? ?%/g,
  // 8:00 · 8:30 pm · 7 a.m. · 24/7
  /(?<![\d:])\d{1,2}:[0-5]\d(?!\d)/g,
  /(?<!\d)\d{1,2} ?[ap]\.? ?m\b/g,
  /(?<!\d)24 ?[/x] ?7(?!\d)/g,
  // 01/02/2024 · 2024-12-26
  /(?<!\d)(?:0?[1-9]|[12]\d|3[01])[/.-](?:0?[1-9]|[12]\d|3[01])[/.-](?:(?:19|20)\d{2}|\d{2})(?!\d)/g,
  /(?<!\d)(?:19|20)\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?!\d)/g,
  // Years: 1998 · 2012–2024
  /(?<!\d)(?:19|20)\d{2}(?: ?[-/] ?(?:19|20)\d{2})?(?!\d)/g,
  // 12x12 · 20x20x1 · 1/2
  /\d{1,4}(?: ?x ?\d{1,4}){1,2}/g,
  /(?<!\d)\d{1,2}\/\d{1,2}(?!\d)/g,
  // Coordinates: 18.5601, -68.3725
  /(?<!\d)-?\d{1,2}\.\d{4,7}(?!\d)/g,
  // Cédula 001-1234567-8, RNC 1-31-24567-8 or 131-24567-8
  /(?<!\d)(?:\d{3}-\d{7}-\d|\d-\d{2}-\d{5}-\d|\d{3}-\d{5}-\d)(?!\d)/g,
  new RegExp(
    `\\b(?:${registrationLabels})\\b[ :#.n]{0,4}(?:[a-z]{1,3}[ .-]{0,2})?\\d[\\d./-]{0,20}(?:(?:, ?| y | and | )\\d{1,4}\\b){0,10}`,
    "g",
  ),
  // Models and forms: GXP1625, B0100000123, R410A
  /(?<![a-z\d])(?!(?:tel|cel|fax|phone|movil|cell)\d)[a-z]{1,10}-?\d{1,12}(?:[a-z]{1,10}\d{0,6})?(?![\d-])/g,
];

/** @returns for each character the number of the innocent match it belongs to, from 1; 0 outside of any */
export function markInnocentNumbers(text: string, numberWords: ReadonlySet<string>): Uint32Array {
  const innocent = new Uint32Array(text.length);
  let count = 0;
  for (const pattern of innocentPatterns) {
    for (const match of matchesOf(text, pattern)) {
      if (isDominicanNumber(match[0]) || startsWithNumberWord(match[0], numberWords)) continue;
      count += 1;
      innocent.fill(count, match.index, match.index + match[0].length);
    }
  }
  return innocent;
}

/** "8,095,551,234" is grouped like a price, but it is a phone. */
function isDominicanNumber(text: string): boolean {
  return /^1?8[024]9\d{7}$/.test(text.replace(/[.,]/g, ""));
}

/** "cinco55" looks like a model number. */
function startsWithNumberWord(text: string, numberWords: ReadonlySet<string>): boolean {
  return numberWords.has(/^[a-z]+/.exec(text)?.[0] ?? "");
}
