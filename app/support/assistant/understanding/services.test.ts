import { describe, expect, test } from "vitest";
import { wantedIn } from "./services.server.ts";

describe("who is wanted, and where", () => {
  test.each([
    ["plumber", "plumber", undefined],
    ["necesito un notario en la capital", "notary", "Santo Domingo"],
    ["elektricista urjente cabarete", "electrician", "Cabarete"],
    ["se me tapo el inodoro", "plumber", undefined],
    ["AC not cooling, bavaro", "air-conditioning", "Punta Cana"],
    ["someone who trims palm trees in Sosúa", "gardener", "Sosúa"],
  ])("%s", (text, id, town) => {
    const wanted = wantedIn(text);
    expect(wanted.services.map((one) => one.id)).toContain(id);
    expect(wanted.town).toBe(town);
    expect(wanted.isAsked).toBe(true);
  });

  test.each(["my lawyer wants 900 more", "taxes", "is the tap water safe"])("nobody: %s", (text) =>
    expect(wantedIn(text).isSought).toBe(false),
  );
});
