import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LocaleProvider } from "#platform/i18n/locale-context.tsx";
import type { ChatMessage, StaffChat } from "../contract.ts";
import { DeskMessage } from "./message.tsx";
import { Preview } from "./reply-preview.tsx";

const at = "2026-11-23T10:00:00.000Z";
const answer: ChatMessage = {
  ...{ id: 1, clientId: null, author: "staff", by: "Eva", language: "es", text: "Con gusto." },
  ...{
    translation: null,
    culturalContext: null,
    sources: [],
    origin: null,
    offersPerson: false,
    photo: null,
    createdAt: at,
  },
};
const chat = {
  ...{ id: 7, name: "Anonymous", person: "" },
  language: "en",
  messages: [answer],
  seen: 0,
  letter: null,
  contact: "",
} as unknown as StaffChat;

const shown = (part: ReactNode) =>
  renderToStaticMarkup(<LocaleProvider initial="en">{part}</LocaleProvider>).replaceAll(/<[^>]*>/g, " ");
const said = (changes: Partial<ChatMessage>, visitor: StaffChat["language"] = "en") =>
  shown(
    <DeskMessage
      message={{ ...answer, ...changes }}
      chat={{ ...chat, language: visitor }}
      isTranslating={false}
    />,
  );

test("an answer that reached the visitor in another language says so", () => {
  const warning = "Not translated: the visitor reads it in Spanish.";
  expect(said({})).toContain(warning);
  expect(said({ translation: "Gladly." })).not.toContain(warning);
  expect(said({}, "es")).not.toContain(warning);
  expect(said({ author: "visitor" })).not.toContain(warning);
  const asItIs = said({ translation: answer.text });
  expect(asItIs).toContain("Sent as it is: the visitor reads it in Spanish.");
  expect(asItIs.split(answer.text)).toHaveLength(2);
});

const quiet = { translation: undefined, isBusy: false, hasFailed: false, isPaid: false, request: () => {} };
const preview = (changes: object, ready?: string) =>
  shown(<Preview language="es" ready={ready} preview={{ ...quiet, ...changes }} />);

test("before it is sent, staff read how an answer will arrive", () => {
  expect(preview({ translation: "Con gusto." })).toMatch(/The visitor reads.*Con gusto\./s);
  expect(preview({}, "Gracias.")).toContain("Gracias.");
  expect(preview({ translation: null })).toContain("will read them as you wrote them");
  expect(preview({ hasFailed: true })).toContain("The translation could not be shown.");
  expect(preview({ isPaid: true })).toContain("You see the translation before it is sent.");
  expect(preview({}).trim()).toBe("");
});
