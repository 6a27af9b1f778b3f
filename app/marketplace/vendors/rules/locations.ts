/** The towns of the directory (a name of the specification). Without Zod: visitors' pages load it. */
export const locations = [
  "Santo Domingo",
  "Santiago",
  "Puerto Plata",
  "Punta Cana",
  "La Romana",
  "San Pedro de Macorís",
  "Sosúa",
  "Cap Cana",
  "Cabarete",
  "Jarabacoa",
  "Las Terrenas",
  "Samaná",
] as const;

export type Location = (typeof locations)[number];
