import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { ConfirmationProvider } from "#app/staff/shell/editing/confirmation/provider.tsx";
import { SplitView } from "#app/staff/shell/list/split-view.tsx";
import { StaffContext } from "#app/staff/shell/staff-context.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { LocaleProvider } from "#platform/i18n/locale-context.tsx";
import { inLocale } from "#platform/i18n/text.ts";
import type { ChatSummary, StaffChat } from "../contract.ts";
import { publicName } from "../public-name.ts";
import { messages } from "../visitor/widget-messages.ts";
import { ChatTitle } from "./chat-desk.tsx";
import { ChatRow } from "./chat-row.tsx";
import { chatQueryOptions } from "./queries.ts";

const at = "2026-11-23T10:00:00.000Z";
const summary: ChatSummary = {
  id: 6,
  state: "waiting",
  language: "en",
  name: "Anonymous",
  person: "",
  contact: "",
  assignee: null,
  waitingSince: at,
  createdAt: at,
  lastActivityAt: at,
  version: 1,
  last: { author: "visitor", by: "", text: "Hello", language: "en", photo: null },
  visitorAt: at,
  messages: 1,
};
const eva = { name: "Eva", email: "eva@arribo.do", role: "owner", secondStep: false } as const;
const services = { mailIsConfigured: false, whatsappIsConfigured: false };

function shown(locale: Locale, part: ReactNode, cache = new QueryClient()): string {
  const router = createMemoryRouter([{ id: "root", path: "*", element: part }]);
  return renderToStaticMarkup(
    <QueryClientProvider client={cache}>
      <LocaleProvider initial={locale}>
        <StaffContext value={{ ...eva, ...services }}>
          <ConfirmationProvider>
            <RouterProvider router={router} />
          </ConfirmationProvider>
        </StaffContext>
      </LocaleProvider>
    </QueryClientProvider>,
  );
}

function rowOf(chat: ChatSummary, locale: Locale): string {
  const split = { name: "chat", titleById: () => null, detailById: () => null };
  return shown(
    locale,
    <SplitView split={split} items={[]} list={{ current: null }}>
      <ChatRow chat={chat} />
    </SplitView>,
  );
}

/** What a link in the list is called, and the heading of the conversation that it opens. */
function namesOf(visitor: Partial<ChatSummary>, locale: Locale) {
  const { last: _, visitorAt: __, messages: ___, ...facts } = { ...summary, ...visitor };
  const chat: StaffChat = {
    ...facts,
    messages: [],
    became: [],
    isHere: true,
    lastHereAt: null,
    seen: 0,
    letter: null,
  };
  const cache = new QueryClient();
  cache.setQueryData(chatQueryOptions(chat.id).queryKey, chat);
  const row = rowOf({ ...summary, ...visitor }, locale);
  return [/<a [^>]*>([^<]*)<\/a>/.exec(row)?.[1], shown(locale, <ChatTitle id={chat.id} />, cache)];
}

test.each([
  [{ name: "Lisa Abrams", contact: "lisa@example.com" }, "Lisa Abrams", "Lisa Abrams"],
  [{ name: "Anonymous", contact: "lisa@example.com" }, "lisa@example.com", "lisa@example.com"],
  [{ person: "Rosa Paulino", contact: "rosa@example.com" }, "Rosa Paulino", "Rosa Paulino"],
  [{ name: "Lisa", person: "Rosa Paulino" }, "Lisa", "Lisa"],
  [{ name: "", contact: "+1 809 555 0142" }, "+1 809 555 0142", "+1 809 555 0142"],
  [{ name: "Anonymous", contact: "" }, "Visitor 6", "Visitante 6"],
])("list and conversation call a visitor of %j by what is known", (visitor, english, spanish) => {
  expect(namesOf(visitor, "en")).toEqual([english, english]);
  expect(namesOf(visitor, "es")).toEqual([spanish, spanish]);
});

const words = (html: string) => html.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");

test.each([
  [{ author: "visitor", by: "" }, {}, "Visitor: Hello", "Visitante: Hello"],
  [{ author: "visitor", by: "" }, { name: "Lisa" }, "Lisa: Hello", "Lisa: Hello"],
  [{ author: "assistant", by: "" }, {}, "Assistant: Hello", "Asistente: Hello"],
  [{ author: "staff", by: "Eva" }, { assignee: "eva@arribo.do" }, "You: Hello", "Tú: Hello"],
  [{ author: "staff", by: "Eva" }, { assignee: "luis@arribo.do" }, "Eva: Hello", "Eva: Hello"],
  [{ author: "staff", by: "Luis" }, { assignee: "eva@arribo.do" }, "Luis: Hello", "Luis: Hello"],
  [{ author: "staff", by: "" }, {}, "The team: Hello", "El equipo: Hello"],
] as const)("a row whose last words are from %j of %j says so", (said, chat, english, spanish) => {
  const row = { ...summary, ...chat, last: { ...summary.last, ...said } };
  expect(words(rowOf(row, "en"))).toContain(english);
  expect(words(rowOf(row, "es"))).toContain(spanish);
});

test.each([
  [{ name: "Eva", email: "eva@arribo.do" }, "Eva"],
  [{ name: "eva", email: "eva@arribo.do" }, ""],
  [{ name: "Admin", email: "admin@arribo.local" }, ""],
  [{ name: "admin", email: "office@arribo.do" }, ""],
])("to visitors %j is %j", (member, name) => {
  expect(publicName(member)).toBe(name);
});

test("a member of staff whose name nobody gave is a concierge, in either language", () => {
  const words = (locale: Locale) => {
    const { team, person } = inLocale(messages, locale);
    return [team(""), person.staff(""), team("Eva"), person.staff("Eva")];
  };
  expect(words("en")).toEqual([
    "A concierge, Arribo team",
    "You're chatting with a concierge.",
    "Eva, Arribo team",
    "You're chatting with Eva.",
  ]);
  expect(words("es")).toEqual([
    "Una persona del equipo de Arribo",
    "Estás hablando con una persona del equipo.",
    "Eva, equipo de Arribo",
    "Estás hablando con Eva.",
  ]);
});
