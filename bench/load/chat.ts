import { readFileSync } from "node:fs";
import path from "node:path";
import type { OpenedSession } from "#app/support/chat/contract.ts";
import { nextAddress } from "../../tests/support/client-address.ts";
import { rawRequest } from "./raw-request.ts";

const read = <T>(file: string) =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, "../../app", file), "utf8")) as T;

function inTurn(texts: readonly string[]): () => string {
  let turn = 0;
  return () => {
    turn += 1;
    return texts[turn % texts.length] ?? "";
  };
}

type Question = { text: string; locale: string; right: string[]; history?: string[] };
const questions = read<Question[]>("support/assistant/server/assistant-questions.json");
const phrases = read<{ en: string }[]>("support/translation/rules/lexicon/phrases.json");

/** Questions of the assistant's test set, as people type them, that alert nobody. */
export const nextQuestion = inTurn(
  questions
    .filter(({ locale, right, history }) => locale === "en" && !right.includes("danger") && !history)
    .map(({ text }) => text),
);
/** Phrasebook sentences without slots. */
export const nextPhrase = inTurn(phrases.map(({ en }) => en).filter((en) => !en.includes("{")));

/** @returns the session's id */
export async function newSession(base: string): Promise<string> {
  const { status, body } = await rawRequest(`${base}/api/chat/session`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Forwarded-For": nextAddress() },
    body: JSON.stringify({ userLanguage: "en", userName: "Anonymous" }),
  });
  if (status !== 201) throw new Error(`A conversation was answered with ${status}.`);
  return (JSON.parse(String(body)) as OpenedSession).session.sessionId;
}
