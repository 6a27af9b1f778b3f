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
export const partners: readonly Partner[] = [
  {
    id: "law",
    name: "Bufete Cigua & Caoba",
    rating: 4.9,
    experience: 18,
    category: "Legal & Documentation",
    verified: true,
  },
  {
    id: "homes",
    name: "Casas del Almendro",
    rating: 4.8,
    experience: 14,
    category: "Housing & Property",
    verified: true,
  },
  {
    id: "accounts",
    name: "Puente Azul Contadores",
    rating: 4.9,
    experience: 11,
    category: "Financial & Banking",
    verified: true,
  },
  {
    id: "doctors",
    name: "Consulta Guayacán",
    rating: 4.8,
    experience: 16,
    category: "Health & Wellness",
    verified: true,
  },
  {
    id: "movers",
    name: "Mudanzas Mar Adentro",
    rating: 4.7,
    experience: 22,
    category: "Transportation",
    verified: true,
  },
  {
    id: "teachers",
    name: "Aula Flamboyán",
    rating: 5,
    experience: 9,
    category: "Language & Learning",
    verified: true,
  },
];
