import { expect, test } from "vitest";
import type { Note } from "#app/staff/follow-up/contract.ts";
import type { ChatMessage } from "../contract.ts";
import { threadOf } from "./thread.ts";

const at = (minute: number) => `2026-11-23T10:${String(minute).padStart(2, "0")}:00.000Z`;
const said = (id: number, minute: number) => ({ id, createdAt: at(minute) }) as ChatMessage;
const noted = (id: number, minute: number) => ({ id, createdAt: at(minute) }) as Note;
const order = (messages: ChatMessage[], notes: Note[]) =>
  threadOf(messages, notes).map((one) => ("note" in one ? `note ${one.note.id}` : one.message.id));

test("notes stand at their time among the messages, which keep their order", () => {
  // The list of notes is newest first; a message may be stored after a later one.
  expect(
    order([said(1, 1), said(2, 5), said(3, 4)], [noted(9, 7), noted(8, 3), noted(7, 3), noted(6, 0)]),
  ).toEqual([...["note 6", 1, "note 7", "note 8", 2, 3, "note 9"]]);
  expect(order([], [noted(2, 2), noted(1, 1)])).toEqual(["note 1", "note 2"]);
  expect(order([said(1, 1)], [])).toEqual([1]);
});
