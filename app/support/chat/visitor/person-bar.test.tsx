import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LocaleProvider } from "#platform/i18n/locale-context.tsx";
import type { ChatStatus } from "../contract.ts";
import type { Conversation } from "./conversation.ts";
import { PersonStatus } from "./person-bar.tsx";

const inHours = { opensAt: null, closesAt: "2026-11-24T00:00:00.000Z" };
const atNight = { opensAt: "2026-11-24T12:00:00.000Z", closesAt: null };

/** What the panel says, and whether it has a field, for who has asked for a person. */
function shown(standing: Partial<ChatStatus>) {
  const whole: ChatStatus = {
    ...{ state: "waiting", staff: null, hasContact: false, goesAbroad: false, ...inHours },
    ...standing,
  };
  const html = renderToStaticMarkup(
    <LocaleProvider initial="en">
      <PersonStatus conversation={{} as Conversation} view={{ status: whole, messages: [] } as never} />
    </LocaleProvider>,
  );
  return { text: html.replaceAll(/<[^>]*>/g, " ").replaceAll("\u00A0", " "), asks: html.includes("<input") };
}

test("who waits for a person is asked for a contact in team hours too, and only until one is left", () => {
  for (const hours of [inHours, atNight]) {
    expect(shown({ ...hours }).asks).toBe(true);
    expect(shown({ ...hours, hasContact: true }).asks).toBe(false);
  }
  expect(shown({ state: "staff", staff: "Eva" }).asks).toBe(true);
  expect(shown({ state: "assistant" }).asks).toBe(false);
});

test("the panel says until when the team is there, or when it is back", () => {
  expect(shown({}).text).toContain("8:00 PM");
  expect(shown({ ...atNight }).text).toContain("8:00 AM");
});
