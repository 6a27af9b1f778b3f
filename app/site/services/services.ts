import { FileText, HeartPulse, House, Landmark, type LucideIcon, Ship, Wifi } from "lucide-react";
import type { DirectoryCategory } from "#app/marketplace/vendors/contract.ts";
import { health } from "./catalogue/health.ts";
import { home } from "./catalogue/home.ts";
import { housing } from "./catalogue/housing.ts";
import { money } from "./catalogue/money.ts";
import { papers } from "./catalogue/papers.ts";
import { transport } from "./catalogue/transport.ts";
import type { ServiceTexts } from "./service-texts.ts";

export type Service = {
  readonly id: string;
  readonly icon: LucideIcon;
  readonly category: DirectoryCategory;
  readonly texts: ServiceTexts;
};

export const services: readonly Service[] = [
  { id: "housing", icon: House, category: "Housing & Property", texts: housing },
  { id: "papers", icon: FileText, category: "Legal & Documentation", texts: papers },
  { id: "money", icon: Landmark, category: "Financial & Banking", texts: money },
  { id: "health", icon: HeartPulse, category: "Health & Wellness", texts: health },
  { id: "transport", icon: Ship, category: "Transportation", texts: transport },
  { id: "home", icon: Wifi, category: "Utilities & Setup", texts: home },
];
