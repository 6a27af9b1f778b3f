import { readFileSync } from "node:fs";
import path from "node:path";
import type { OpenedSession } from "#app/support/chat/contract.ts";
import { nextAddress } from "../../tests/support/client-address.ts";
import { rawRequest } from "./raw-request.ts";

const read = <T>(file: string) =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, "../../app", file), "utf8")) as T;

function inTurn(texts: readonly { en: string }[]): () => string {
  let turn = 0;
  return () => {
    turn += 1;
    return texts[turn % texts.length]?.en ?? "";
  };
}

/** Questions from the knowledge base. */
export const nextQuestion = inTurn(read<{ en: string }[]>("site/guide/server/questions.json"));
/** Phrasebook sentences without slots. */
export const nextPhrase = inTurn(
  read<{ en: string }[]>("support/translation/server/phrases.json").filter(({ en }) => !en.includes("{")),
);

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
