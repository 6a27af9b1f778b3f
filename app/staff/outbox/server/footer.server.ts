import { operator } from "#platform/config/operator.server.ts";
import type { outbox } from "../schema.server.ts";
import { helpLine } from "../templates/letters.ts";

type Row = Pick<typeof outbox.$inferSelect, "letter" | "locale">;

/** The lines under a letter: how to reach us, and under a letter that staff wrote, who the firm is, as far as it is set. */
export function footerOf({ letter, locale }: Row): string {
  const { supportPhone, company, legal } = operator();
  const help = helpLine(letter, locale, supportPhone);
  if (letter !== "staff_letter") return help;
  const firm = [company.name, company.registration, legal.address].filter(Boolean).join(" · ");
  return [help, firm].filter(Boolean).join("\n");
}
