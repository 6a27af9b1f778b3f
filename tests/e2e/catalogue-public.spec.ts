import { expect, test } from "@playwright/test";
import { type Row, Screen, type State, walk } from "./catalogue.ts";
import { acceptTerms, open, speak } from "./visitor.ts";

// The catalogue of the services, the packages and the partners: the spec's "Services page", "Packages page" and
// "Partner network", and its packages in section 9. The spec has the English; the Spanish is ours.

const services: readonly State[] = [
  {
    state: "the services",
    reach: ({ page }) => open(page, "/services"),
    texts: [
      [
        "title",
        "Relocation services, step by step · Arribo",
        "Servicios de reubicación, paso a paso · Arribo",
      ],
      ["heading", "Complete Relocation Services", "Servicios completos de reubicación"],
      ["heading", "A place to live", "Un lugar donde vivir"],
      ["heading", "Residency and papers", "Residencia y papeles"],
      ["heading", "Bank and money", "Banco y dinero"],
      ["heading", "Health", "Salud"],
      ["heading", "Moving and transport", "Mudanza y transporte"],
      ["heading", "Settling in", "Vida diaria"],
      ["text", "Step by step", "Paso a paso"],
      ["text", "How long it usually takes", "Cuánto suele tardar"],
      ["text", "Have this ready", "Ten esto a mano"],
      ["text", "Not included", "No incluye"],
      ["text", "In the packages", "En los paquetes"],
      ["link", "Ask about this", "Pregunta por esto"],
      ["link", "Compare the packages", "Compara los paquetes"],
      ["heading", "Not sure which you need?", "¿No sabes cuál necesitas?"],
      ["link", "Talk to us", "Habla con nosotros"],
      ["link", "View Packages", "Ver paquetes"],
    ],
  },
  {
    state: "what the rules say of residency",
    reach: ({ page }) => page.locator("#papers summary").click(),
    within: ({ page }) => page.locator("#papers"),
    texts: [
      [
        "text",
        "Dirección General de Migración, as of December 2025",
        "Dirección General de Migración, a diciembre de 2025",
      ],
      [
        "text",
        "Law 171-07, Dirección General de Migración, as of January 2026",
        "Ley 171-07, Dirección General de Migración, a enero de 2026",
      ],
    ],
  },
];

const packages: readonly State[] = [
  {
    state: "the packages compared",
    reach: ({ page }) => open(page, "/packages"),
    texts: [
      ["title", "Relocation packages and prices · Arribo", "Paquetes de reubicación y precios · Arribo"],
      ["heading", "Three ways to be accompanied", "Tres formas de acompañarte"],
      ["text", "Save up to $4,000", "Ahorra hasta US$4,000"],
      ["text", "Most Popular", "El más elegido"],
      ["text", "US$2,997", "US$2,997"],
      ["text", "US$4,997", "US$4,997"],
      ["text", "US$7,997", "US$7,997"],
      ["text", "90 days", "90 días"],
      ["text", "6 months", "6 meses"],
      ["text", "1 year", "1 año"],
      ["link", "Choose Explorer", "Elegir Explorer"],
      ["link", "Choose Royal", "Elegir Royal"],
      ["link", "Choose Elite", "Elegir Elite"],
      ["button", "Print", "Imprimir"],
      ["heading", "Explorer", "Explorer"],
      ["heading", "Royal", "Royal"],
      ["heading", "Elite", "Elite"],
      ["text", "90 days of support", "90 días de acompañamiento"],
      ["text", "6 months of support", "6 meses de acompañamiento"],
      ["text", "1 year of support", "1 año de acompañamiento"],
      ["heading", "Why people choose us", "Por qué nos eligen"],
    ],
    also: async ({ main }) => {
      await expect(main.getByRole("table").locator("s")).toHaveText([
        /US\$4,500$/,
        /US\$7,500$/,
        /US\$12,000$/,
      ]);
    },
  },
];

const partnerRows: readonly Row[] = [
  ["heading", "Bufete Cigua & Caoba", "Bufete Cigua & Caoba"],
  ["heading", "Casas del Almendro", "Casas del Almendro"],
  ["heading", "Puente Azul Contadores", "Puente Azul Contadores"],
  ["heading", "Consulta Guayacán", "Consulta Guayacán"],
  ["heading", "Mudanzas Mar Adentro", "Mudanzas Mar Adentro"],
  ["heading", "Aula Flamboyán", "Aula Flamboyán"],
];

const partners: readonly State[] = [
  {
    state: "the partners",
    reach: ({ page }) => open(page, "/partners"),
    texts: [
      ["title", "Our partner network · Arribo", "Nuestra red de socios · Arribo"],
      ["heading", "Trusted Partner Network", "Red de socios de confianza"],
      ["text", "All Partners Verified & Vetted", "Todos los socios verificados y evaluados"],
      ...partnerRows,
      ["text", "Verified", "Verificado"],
      ["text", "Sample profile", "Perfil de ejemplo"],
      ["text", "Rated 4.9 out of 5", "Calificación: 4.9 de 5"],
      ["text", "18 years of experience", "18 años de experiencia"],
      ["text", "Legal & Documentation", "Legal y documentos"],
      ["heading", "Why Our Partner Network Matters", "Por qué importa nuestra red de socios"],
      ["heading", "Vetted & Verified", "Evaluados y verificados"],
      ["heading", "Expat-Focused", "Pensados para quien llega"],
      ["heading", "Negotiated Rates", "Tarifas negociadas"],
      [
        "text",
        "Preferred pricing and priority service: what we agreed for everybody who comes through us, you do not have to bargain for.",
        "Precios preferenciales y servicio prioritario: lo que acordamos para quien llega por nosotros, tú no tienes que regatearlo.",
      ],
      ["link", "Start Your Relocation", "Comienza tu reubicación"],
      ["link", "View Packages", "Ver paquetes"],
    ],
  },
];

for (const locale of ["en", "es"] as const) {
  for (const [name, states] of [
    ["the services", services],
    ["the packages", packages],
    ["the partners", partners],
  ] as const) {
    test(`every text of ${name} (${locale})`, async ({ page, baseURL }) => {
      await acceptTerms(page);
      await speak(page, locale, baseURL);
      await walk(new Screen(page, locale, states), states);
    });
  }
}
