import { expect, test } from "vitest";
import { letterNames, letterProperties } from "../letter-registry.ts";
import { greeting } from "./greeting.ts";
import { renderLetter } from "./letters.ts";

test.each([
  ["Barbara Miller", "Hello Barbara,", "Hola, Barbara:"],
  ["  josé  luis peña", "Hello José,", "Hola, José:"],
  ["Mary-Ann O’Neil", "Hello Mary-Ann,", "Hola, Mary-Ann:"],
  ["Zoë", "Hello Zoë,", "Hola, Zoë:"],
])("%s is greeted by the first name", (name, english, spanish) => {
  expect([greeting(name, "en"), greeting(name, "es")]).toEqual([english, spanish]);
});

test.each([
  "",
  " ",
  "R",
  "J. Miller",
  "Dr. Peña",
  "Ana evil.example",
  "https://evil.example",
  "Win 5000",
  "Call +1 809 555 0100",
  "Ana <b>",
  "Pay your invoice on this page right now",
  "a".repeat(21),
  "<script>",
  "¡Ana!",
])("%j is greeted without a name", (name) => {
  expect([greeting(name, "en"), greeting(name, "es")]).toEqual(["Hello,", "Hola:"]);
});

test("each letter to a customer or a vendor begins with the name, and no other text greets again", () => {
  const facts = { name: "Barbara Miller", email: "", phone: "", message: "", path: "/track/x" };
  // All words of a `staff_letter` are the team's own.
  const outsiders = letterNames.filter(
    (name) => name !== "staff_letter" && ["customer", "vendor"].includes(letterProperties(name).to),
  );
  expect(outsiders.length).toBeGreaterThan(20);
  for (const name of outsiders) {
    const [english, ...text] = renderLetter(name, facts, "en", "").paragraphs;
    const [spanish, ...texto] = renderLetter(name, facts, "es", "").paragraphs;
    expect([english, spanish], name).toEqual(["Hello Barbara,", "Hola, Barbara:"]);
    expect([...text, ...texto].join(), name).not.toMatch(/Hello|Hola/);
  }
});
