import { expect, test } from "vitest";
import { isFaithful } from "../say/faithful.ts";
import { tokenise } from "../tokens.ts";
import { translateByPhrases } from "../translate-by-phrases.ts";

const said = (text: string, from: "en" | "es") =>
  translateByPhrases(text, from, "en")?.translatedText ?? null;

test.each([
  [
    "a part of the body is felt by its owner",
    "My knee swells up when I climb the stairs.",
    "Se me hincha la rodilla cuando subo las escaleras.",
  ],
  [
    "what does not do something now",
    "The door won't close and the fan won't turn on.",
    "La puerta no cierra y el abanico no prende.",
  ],
  ["what somebody is not going to do", "I'm not paying 800.", "No voy a pagar 800."],
  [
    "an infinitive goes on",
    "Can I leave it tonight and pick it up on Thursday?",
    "¿Lo puedo dejar esta noche y recogerlo el jueves?",
  ],
  [
    "a clause without “that”",
    "The key you gave me doesn't open the door.",
    "La llave que usted me dio no abre la puerta.",
  ],
  [
    "the gender of what was spoken of",
    "I lost my card and I need to block it.",
    "Se me perdió la tarjeta y necesito bloquearla.",
  ],
  ["what may be", "Call me when you arrive.", "Llámeme cuando llegue."],
  ["a quarter to", "Can you pick us up at quarter to seven?", "¿Nos puede recoger a las siete menos cuarto?"],
  ["about a number", "They stole about 3,000 pesos.", "Me robaron como 3,000 pesos."],
  ["a name that owns", "I'm going to Emma's party.", "Voy a la fiesta de Emma."],
  ["oneself", "I cut myself while I was cooking.", "Me corté mientras estaba cocinando."],
  ["somebody, with “a”", "I'm waiting for my friends.", "Estoy esperando a mis amigos."],
])("English: %s", (_, english, spanish) => {
  expect(said(english, "en")).toBe(spanish);
});

test.each([
  [
    "him, not it",
    "Lo vamos a dejar ingresado esta noche.",
    "We're going to keep him in the hospital tonight.",
  ],
  ["what one should do", "¿Le traigo la cuenta?", "Should I bring you the check?"],
  ["for whom it is done", "¿Se lo seco con rolos?", "Should I dry it with rollers?"],
  [
    "an infinitive goes on",
    "Tiene que caminar más y comer menos sal.",
    "You have to walk more and eat less salt.",
  ],
  ["what used to be", "Antes vivíamos en Nueva York.", "We used to live in New York."],
  [
    "not for something else",
    "Estas gotas son para el ojo derecho, no para el oído.",
    "These drops are for the right eye, not for the ear.",
  ],
  [
    "as it is spoken",
    "La bomba no ta cogiendo agua porque la cisterna ta vacía.",
    "The water pump isn't catching water because the cistern is empty.",
  ],
  ["who is spoken to is no subject", "Mi hermano trabaja aquí.", "My brother works here."],
])("Spanish: %s", (_, spanish, english) => {
  expect(said(spanish, "es")).toBe(english);
});

test.each([
  ["nothing is said of what was not understood", "I'd like constructor valueOf", "en"],
  ["a verb nobody knows is no name", "¿Zurupea de algo?", "es"],
  ["nobody does it to themselves", "que le robaron usted", "es"],
  ["a word of four letters is no slip for another", "La luna cuesta 2 pesos.", "es"],
] as const)("silent: %s", (_, text, from) => {
  expect(said(text, from)).toBeNull();
});

const faithful = (text: string, translated: string) =>
  isFaithful(
    tokenise(text, "en")[0] ?? { tokens: [], question: -1, isExclaimed: false, marks: false },
    "en",
    translated,
    "es",
    [],
  );

test.each([
  ["a lost denial", "Do not take this.", "Tome esto.", false],
  ["a made denial", "Take this.", "No tome esto.", false],
  ["a kept denial", "Do not take this.", "No tome esto.", true],
  ["a changed number", "Take two pills.", "Tome tres pastillas.", false],
  ["a lost number", "Take it for ten days.", "Tómelo por días.", false],
  ["a number in words and digits", "I paid two hundred pesos.", "Pagué 200 pesos.", true],
  ["twice", "Twice a day.", "Dos veces al día.", true],
])("faithful: %s", (_, text, translated, expected) => {
  expect(faithful(text, translated)).toBe(expected);
});
