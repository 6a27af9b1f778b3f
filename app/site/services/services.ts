import { FileText, HeartPulse, House, Landmark, type LucideIcon, Ship, Wifi } from "lucide-react";
import type { DirectoryCategory } from "#app/marketplace/vendors/contract.ts";
import { bilingual } from "#platform/i18n/text.ts";

/** What the home page shows too; the full texts are in `catalogue/`, which only `/services` loads. */
export const summaries = bilingual({
  housing: {
    name: { en: "A place to live", es: "Un lugar donde vivir" },
    text: {
      en: "Homes we have walked through, a lease you understand, keys that work.",
      es: "Viviendas que ya recorrimos, un contrato que entiendes, llaves que abren.",
    },
  },
  papers: {
    name: { en: "Residency and paperwork", es: "Residencia y papeles" },
    text: {
      en: "The file, the translations, the appointments, with lawyers we work with.",
      es: "El expediente, las traducciones y las citas, con bufetes de confianza.",
    },
  },
  money: {
    name: { en: "Bank and money", es: "Banco y dinero" },
    text: {
      en: "An account, a card, a transfer that arrives, and a budget in both currencies.",
      es: "Una cuenta, una tarjeta, una transferencia que llega y un presupuesto en dos monedas.",
    },
  },
  health: {
    name: { en: "Health", es: "Salud" },
    text: {
      en: "A doctor, a dentist, a pharmacy that delivers, insurance compared line by line.",
      es: "Médico, dentista, farmacia a domicilio y seguros comparados línea por línea.",
    },
  },
  transport: {
    name: { en: "Moving and transport", es: "Mudanza y transporte" },
    text: {
      en: "Boxes across the sea, drivers you can trust, a car checked before you pay.",
      es: "Cajas por mar, choferes de confianza, un carro revisado antes de pagar.",
    },
  },
  home: {
    name: { en: "Settling in", es: "Vida diaria" },
    text: {
      en: "Internet, inverter, water, Spanish lessons, school, and someone for the garden.",
      es: "Internet, inversor, agua, clases, colegio y alguien para el jardín.",
    },
  },
});

export type Service = {
  readonly id: keyof typeof summaries;
  readonly icon: LucideIcon;
  readonly category: DirectoryCategory;
};

export const services: readonly Service[] = [
  { id: "housing", icon: House, category: "Housing & Property" },
  { id: "papers", icon: FileText, category: "Legal & Documentation" },
  { id: "money", icon: Landmark, category: "Financial & Banking" },
  { id: "health", icon: HeartPulse, category: "Health & Wellness" },
  { id: "transport", icon: Ship, category: "Transportation" },
  { id: "home", icon: Wifi, category: "Utilities & Setup" },
];
