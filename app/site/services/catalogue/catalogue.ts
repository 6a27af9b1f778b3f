import type { ServiceTexts } from "../service-texts.ts";
import type { Service } from "../services.ts";
import { health } from "./health.ts";
import { home } from "./home.ts";
import { housing } from "./housing.ts";
import { money } from "./money.ts";
import { papers } from "./papers.ts";
import { transport } from "./transport.ts";

export const catalogue: Readonly<Record<Service["id"], ServiceTexts>> = {
  housing,
  papers,
  money,
  health,
  transport,
  home,
};
