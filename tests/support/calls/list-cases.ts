// Every list that pages: its test records, and how staff work on the rows of a page.
import { clientCases } from "./list-cases/clients.ts";
import type { ListCase } from "./list-cases/list-case.ts";
import { marketplaceCases } from "./list-cases/marketplace.ts";
import { staffCases } from "./list-cases/staff.ts";
import { supportCases } from "./list-cases/support.ts";

export type { ListCase, Shown } from "./list-cases/list-case.ts";

export const listCases: readonly ListCase[] = [
  ...clientCases,
  ...marketplaceCases,
  ...supportCases,
  ...staffCases,
];
