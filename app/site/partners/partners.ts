import type { DirectoryCategory } from "#app/marketplace/vendors/contract.ts";
import type { partnerTexts } from "./partner-texts.ts";

export type Partner = {
  readonly id: keyof typeof partnerTexts;
  readonly name: string;
  readonly rating: number;
  readonly experience: number;
  readonly category: DirectoryCategory;
  readonly verified: boolean;
};

/** Made-up samples (RULINGS 19), marked as such where shown. */
const samples: readonly Omit<Partner, "verified">[] = [
  { id: "law", name: "Bufete Cigua & Caoba", rating: 4.9, experience: 18, category: "Legal & Documentation" },
  { id: "homes", name: "Casas del Almendro", rating: 4.8, experience: 14, category: "Housing & Property" },
  {
    id: "accounts",
    name: "Puente Azul Contadores",
    rating: 4.9,
    experience: 11,
    category: "Financial & Banking",
  },
  { id: "doctors", name: "Consulta Guayacán", rating: 4.8, experience: 16, category: "Health & Wellness" },
  { id: "movers", name: "Mudanzas Mar Adentro", rating: 4.7, experience: 22, category: "Transportation" },
  { id: "teachers", name: "Aula Flamboyán", rating: 5, experience: 9, category: "Language & Learning" },
];

export const partners: readonly Partner[] = samples.map((partner) => ({ ...partner, verified: true }));
