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
  ])("%s", async (text) => expect((await understand(text)).kind).toBe("danger"));

  test.each([
    ["someone broke in", "What does the Elite package cost and what is included in it?"],
    ["hay fuego", "busco un plomero en Sosúa"],
    ["my wife fainted", "how do i get residency"],
    ["ayuda", "gracias"],
    ["help me", "thanks"],
  ])("whatever was said before: %s", async (text, before) =>
    expect((await understand(text, after(before))).kind).toBe("danger"),
  );

  const aside =
    "we have been looking at apartments near the beach for some weeks now with an agent whom we found online and wanted to ask what deposit is normal here ";
  test.each([
    ["at the end", `${aside}and now he stands outside my door with a knife`],
    ["in the middle", `${aside}and now he stands outside my door with a knife ${aside.repeat(6)}`],
  ])("in a long message, %s", async (_, text) => {
    expect((await understand(aside)).kind).not.toBe("danger");
    expect((await understand(text)).kind).toBe("danger");
  });

  test("a part of a long message that only sounds like it is answered, with a warning", async () => {
    const asked = "day trip ideas with a guide for my sister and her kids next week around puerto plata";
    expect(await understand(asked)).toMatchObject({ kind: "vendors", mayBeDanger: true });
    expect(await understand("i need a plumber in Sosúa")).toMatchObject({
      kind: "vendors",
      mayBeDanger: false,
    });
  });

  test("911 is a cry for help, other numbers are none", async () => {
    for (const text of ["911", "call 911"]) expect((await understand(text)).kind).toBe("danger");
    for (const text of ["1500", "2", "8095550142"]) expect((await understand(text)).kind).not.toBe("danger");
  });

  test.each([
    "my water pump died",
    "this heat is killing me, the ac is dead",
    "what should be in my emergency fund",
  ])("ordinary trouble is none: %s", async (text) =>
    expect((await understand(text)).kind).not.toBe("danger"),
  );
});

test.each([
  ["plumber", "plumber", undefined],
  ["necesito un notario en la capital", "notary", "Santo Domingo"],
  ["se me tapo el inodoro", "plumber", undefined],
  ["AC not cooling, bavaro", "air-conditioning", "Punta Cana"],
  ["electricista en pto plata", "electrician", "Puerto Plata"],
])("a service, and where: %s", async (text, id, town) => {
  const understood = await understand(text);
  expect(understood).toMatchObject({ kind: "vendors", town });
  expect(understood.kind === "vendors" && understood.services.map((one) => one.id)).toContain(id);
});

test("what a short text leaves out is in the turn before it", async () => {
  expect(await understand("y en Santiago?", after("busco un plomero en Sosúa"))).toMatchObject({
    kind: "vendors",
    town: "Santiago",
  });
  expect(await understand("and a painter?", after("plumber in Sosúa"))).toMatchObject({
    kind: "vendors",
    town: "Sosúa",
  });
});

test("nonsense and floods of words break nothing, in time that grows linearly", async () => {
  for (const text of ["", "   ", "?!", "🙂", "'; drop table lead; --", "\\ % _ \u0001"])
    expect((await understand(text)).kind).toBe("unknown");
  const time = async (text: string) => {
    const begun = performance.now();
    for (let round = 0; round < 20; round += 1) await understand(text);
    return performance.now() - begun;
  };
  const words = "help my father cant the water is at home and on the way ";
  await time(words);
  // 100 times as long.
  expect(await time(words.repeat(100))).toBeLessThan(200 * (await time(words)));
});
