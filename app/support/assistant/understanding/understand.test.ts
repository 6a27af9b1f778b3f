import { describe, expect, test } from "vitest";
import { understand } from "./understand.server.ts";

const after = (...turns: string[]) => turns.map((text) => ({ role: "user" as const, text }));

describe("danger", () => {
  test.each([
    "my husbnd cant breeth",
    "me stan siguiendo y toy sola",
    "my esposo no puede breathe",
    "¡¡AUXILIO!! HAY FUEGO EN LA COCINA!!!",
    "helppppp there is a man in my house",
    "huele a gas y toy mareada",
  ])("%s", (text) => expect(understand(text).kind).toBe("danger"));

  test.each([
    "my water pump died",
    "this heat is killing me, the ac is dead",
    "what should be in my emergency fund",
  ])("ordinary trouble is none: %s", (text) => expect(understand(text).kind).not.toBe("danger"));
});

test.each([
  ["plumber", "plumber", undefined],
  ["necesito un notario en la capital", "notary", "Santo Domingo"],
  ["se me tapo el inodoro", "plumber", undefined],
  ["AC not cooling, bavaro", "air-conditioning", "Punta Cana"],
  ["electricista en pto plata", "electrician", "Puerto Plata"],
])("a service, and where: %s", (text, id, town) => {
  const understood = understand(text);
  expect(understood).toMatchObject({ kind: "vendors", town });
  expect(understood.kind === "vendors" && understood.services.map((one) => one.id)).toContain(id);
});

test("what a short text leaves out is in the turn before it", () => {
  expect(understand("y en Santiago?", after("busco un plomero en Sosúa"))).toMatchObject({
    kind: "vendors",
    town: "Santiago",
  });
  expect(understand("and a painter?", after("plumber in Sosúa"))).toMatchObject({
    kind: "vendors",
    town: "Sosúa",
  });
});

test("nonsense and floods of words break nothing, in time that grows linearly", () => {
  for (const text of ["", "   ", "?!", "🙂", "'; drop table lead; --", "\\ % _ \u0001"])
    expect(understand(text).kind).toBe("unknown");
  const time = (text: string) => {
    const begun = performance.now();
    for (let round = 0; round < 20; round += 1) understand(text);
    return performance.now() - begun;
  };
  const words = "help my father cant the water is at home and on the way ";
  time(words);
  // 100 times as long; only the first 150 words are read.
  expect(time(words.repeat(100))).toBeLessThan(200 * time(words));
});
