import fc from "fast-check";
import { expect, test } from "vitest";
import { fromPriceOf } from "./from-price.ts";

const inEnglish = (typicalJob: string) => fromPriceOf({ typicalJob, typicalJobSpanish: "" });
const inSpanish = (typicalJobSpanish: string) => fromPriceOf({ typicalJob: "", typicalJobSpanish });

test.each([
  ["From RD$1,500", 1500, "DOP"],
  ["US$40 per visit", 40, "USD"],
  ["A visit: from RD$ 1,500; parts are extra.", 1500, "DOP"],
  ["A two-bedroom apartment, weekly: RD$2,000 to RD$2,800 a visit, products included.", 2000, "DOP"],
  ["Between 800 and 1,200 pesos, for 2 rooms", 800, "DOP"],
  ["$40 USD an hour", 40, "USD"],
  ["40 dollars an hour", 40, "USD"],
  ["US$39.99 a month", 39.99, "USD"],
  ["From US$60 to the airport; to Samaná US$180.", 60, "USD"],
  ["€45 a lesson", 45, "EUR"],
  ["RD$12,000 a day, with 3 people and the truck", 12000, "DOP"],
  ["RD$300 minimum", 300, "DOP"],
] as const)("%s starts at %d %s", (text, amount, currency) => {
  expect(inEnglish(text)).toEqual({ amount, currency });
});

test.each([
  ["desde 800 pesos", 800, "DOP"],
  ["Desde RD$1.500 la visita", 1500, "DOP"],
  ["Recorte: de RD$400 a RD$600.", 400, "DOP"],
  ["De 400 a 600 pesos", 400, "DOP"],
  ["Entre RD$2,000 y RD$3,000 según el tamaño", 2000, "DOP"],
  ["RD$800-1,200", 800, "DOP"],
  ["US$1,250.50 por el trámite completo", 1250.5, "USD"],
  ["40 dólares la hora", 40, "USD"],
  ["Una consulta: RD$2,500 por persona. La segunda visita, RD$2,500.", 2500, "DOP"],
  ["Desde RD$1,800; las piezas van aparte.", 1800, "DOP"],
  ["Desde RD$900. Una casa de dos habitaciones, RD$2,400.", 900, "DOP"],
] as const)("%s empieza en %d %s", (text, amount, currency) => {
  expect(inSpanish(text)).toEqual({ amount, currency });
});

test.each(
  [
    ["", "It depends on the size of the house", "Call 911", "Since 1998, 24/7, 3 people"],
    ["$40", "From $1,500", "40 an hour", "$40 an hour, US$60 at night"],
    ["Haircut RD$400, beard RD$250", "Colour from RD$2,000, haircut from RD$800"],
    ["Up to RD$5,000", "About RD$1,500", "Less than US$40", "RD$5,000 at most", "RD$300 more at night"],
    ["Haircut RD$400. At home, RD$300 more.", "RD$2,000 plus tax", "A deposit of RD$1,000", "RD$500 off"],
    ["RD$25 k", "US$1.5 million", "RD$2,500 (US$42)", "RD$600 to 400", "RD$0", "RD$1,50,0", "US$1,500,50"],
  ].flat(),
)("from %j nobody knows what a typical job costs", (text) => {
  expect(inEnglish(text)).toBeNull();
});

test.each(
  [
    ["Depende del tamaño", "$800", "Hasta RD$5,000", "Unos 800 pesos", "No más de RD$2,000", "Casi RD$900"],
    ["RD$25 mil", "25 mil pesos", "Menos de US$40", "RD$1,500 aproximadamente", "Más de RD$1,000"],
    [
      "Recorte RD$400 y barba RD$250",
      "Recorte: RD$400. A domicilio, RD$300 más.",
      "RD$500 de descuento",
      "El gas al precio de la semana y RD$150 por el viaje",
    ],
    ["Depósito de RD$1,000", "RD$1,500 a 2 personas", "Desde RD$900 y desde US$20", "RD$3 millones"],
  ].flat(),
)("de %j nadie sabe cuánto cuesta", (text) => {
  expect(inSpanish(text)).toBeNull();
});

test("where both languages give a price, only the same one counts; where one does not, the other's", () => {
  const price = { amount: 1800, currency: "DOP" };
  const of = (typicalJob: string, typicalJobSpanish: string) =>
    fromPriceOf({ typicalJob, typicalJobSpanish });
  expect(of("From RD$1,800", "Desde RD$1,800")).toEqual(price);
  expect(of("It depends", "Desde RD$1,800")).toEqual(price);
  expect(of("From RD$1,800", "Desde RD$2,000")).toBeNull();
  expect(of("From US$1,800", "Desde RD$1,800")).toBeNull();
});

test("a price is never another number than one that is written there", () => {
  const word = fc.constantFrom(
    "RD$",
    "US$",
    "$",
    "€",
    "pesos",
    "a",
    "y",
    "desde",
    "from",
    "-",
    ".",
    "mil",
    "más",
  );
  const number = fc.constantFrom("2", "400", "1,500", "1.500", "39.99", "0");
  fc.assert(
    fc.property(fc.array(fc.oneof(word, number), { maxLength: 12 }), (parts) => {
      const price = inEnglish(parts.join(" "));
      if (!price) return;
      const written = parts.map((part) => (/^1[,.]500$/.test(part) ? 1500 : Number(part)));
      expect(written).toContain(price.amount);
      expect(parts.some((part) => part !== "$" && /[$€]|pesos/.test(part))).toBe(true);
    }),
  );
});
