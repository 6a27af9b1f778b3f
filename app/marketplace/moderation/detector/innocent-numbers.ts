/**
 * Numbers that are plainly no telephone: prices, hours, dates, measures, registrations. They are taken out before
 * runs of digits are read. A whole Dominican or North American number is looked for before that, so a price sign
 * or the word "licence" in front does not hide one.
 *
 * A cédula or RNC is personal data but no way to reach anybody: innocent unless it has a telephone's shape.
 */
const units =
  "pesos?|dolares|dollars?|usd|dop|euros?|bucks|mil|k|m|mts?|metros?|meters?|m2|m3|cm|mm|km|kms|ft|feet|pies?|inch(?:es)?|pulgadas?|sq|" +
  "gal(?:ones|lons?)?|l|litros?|lit(?:er|re)s?|lb|lbs|libras?|kg|kilos?|g|oz|ton|tons|toneladas?|w|kw|kva|v|volts?|voltios|a|ah|amp|hp|btu|rpm|hz|psi|mbps|gb|tb|" +
  "personas|people|guests|invitados|sillas|chairs|horas?|hours?|hrs?|min|minutos|minutes|dias?|days|anos?|years?|meses|months|semanas|weeks|porciento|fotos|photos|pictures";

const labels =
  "rnc|ncf|cedula|registro|registrad[oa]|registration|resolucion|resolution|licencia|licen[cs]e|matricula|codia|exequatur|colegiatura|poliza|policy|ley|law|" +
  "iso|norma|reglamento|titulo|parcela|parcel|serie|serial|model|modelo|lote|lot|placa|plate|permit|permiso|certificado|certificate|codigo postal|zip code|zip|" +
  "postal|latitude|longitude|gps|habitacion(?:es)?|rooms?|sizes?|tallas?|ages?|edades";

const innocents: readonly RegExp[] = [
  // RD$1,500 · US$120.00 · $ 45,000 · DOP 900; of more than eight digits only when grouped.
  /(?:[$€£]|\b(?:rd|us|usd|dop|eur)\b)\s?(?:\d{1,3}(?:[.,]\d{3}){1,3}(?!\d)|\d{1,8}(?!\d))(?:[.,]\d{1,2}(?!\d))?/g,
  // 25,000 · 1.500 · 1,250,000: groups of three all the way, nothing hanging on.
  /(?<![\d.,-])\d{1,3}(?:,\d{3}){1,3}(?:\.\d{1,2})?(?![.,-]?\d)/g,
  /(?<![\d.,-])\d{1,3}(?:\.\d{3}){1,2}(?![.,-]?\d)/g,
  // 500 pesos · 12,000 BTU · 37.5 kVA · 50 m2 · 4,900 guests · 100-300 personas
  new RegExp(`(?<!\\d)\\d{1,6}(?:[.,/-]\\d{1,6}){0,2} ?(?:${units})\\b`, "g"),
  // 15% · 12.5 %
  /\d{1,6}(?:[.,]\d{1,3})? ?%/g,
  // 8:00 · 8:30 pm · 7 a.m. · 24/7
  /(?<![\d:])\d{1,2}:[0-5]\d(?!\d)/g,
  /(?<!\d)\d{1,2} ?[ap]\.? ?m\b/g,
  /(?<!\d)24 ?[/x] ?7(?!\d)/g,
  // 01/02/2024 · 2024-12-26; a day, a month and a year that there can be
  /(?<!\d)(?:0?[1-9]|[12]\d|3[01])[/.-](?:0?[1-9]|[12]\d|3[01])[/.-](?:(?:19|20)\d{2}|\d{2})(?!\d)/g,
  /(?<!\d)(?:19|20)\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?!\d)/g,
  // 1998 · 2012–2024
  /(?<!\d)(?:19|20)\d{2}(?: ?[-/] ?(?:19|20)\d{2})?(?!\d)/g,
  // 12x12 · 20x20x1 · 1/2
  /\d{1,4}(?: ?x ?\d{1,4}){1,2}/g,
  /(?<!\d)\d{1,2}\/\d{1,2}(?!\d)/g,
  // 18.5601, -68.3725
  /(?<!\d)-?\d{1,2}\.\d{4,7}(?!\d)/g,
  // Cédula 001-1234567-8, RNC 1-31-24567-8 or 131-24567-8, written without their names.
  /(?<!\d)(?:\d{3}-\d{7}-\d|\d-\d{2}-\d{5}-\d|\d{3}-\d{5}-\d)(?!\d)/g,
  // Numbers after the name of what they register.
  new RegExp(
    `\\b(?:${labels})\\b[ :#.n]{0,4}(?:[a-z]{1,3}[ .-]{0,2})?\\d[\\d./-]{0,20}(?:(?:, ?| y | and | )\\d{1,4}\\b){0,10}`,
    "g",
  ),
  // Models and forms: GXP1625, B0100000123, R410A. A telephone has no letters stuck to it.
  /(?<![a-z\d])(?!(?:tel|cel|fax|phone|movil|cell)\d)[a-z]{1,10}-?\d{1,12}(?:[a-z]{1,10}\d{0,6})?(?![\d-])/g,
];

/** For each character of a plain text the number that is no telephone and to which it belongs, counted from 1; else 0. */
export function innocentCharacters(text: string, spelled: ReadonlySet<string>): Uint32Array {
  const innocent = new Uint32Array(text.length);
  let count = 0;
  for (const pattern of innocents) {
    for (const match of text.matchAll(pattern)) {
      if (isWholeNumber(match[0]) || startsWithNumberWord(match[0], spelled)) continue;
      count += 1;
      innocent.fill(count, match.index, match.index + match[0].length);
    }
  }
  return innocent;
}

/** "8,095,551,234" is grouped like a price, but it is a Dominican telephone. */
function isWholeNumber(text: string): boolean {
  return /^1?8[024]9\d{7}$/.test(text.replace(/[.,]/g, ""));
}

/** "cinco55" looks like a model, but its letters are a number. */
function startsWithNumberWord(text: string, spelled: ReadonlySet<string>): boolean {
  return spelled.has(/^[a-z]+/.exec(text)?.[0] ?? "");
}
