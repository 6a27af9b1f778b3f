import { beforeAll, expect, test } from "vitest";
import { nationalDigits } from "#platform/text/phone.server.ts";
import {
  fillBookings,
  fillChats,
  fillLeads,
  fillLetters,
  fillPosts,
  insertVendors,
} from "../../bench/database.ts";
import { pagesRead } from "../support/pages-read.ts";
import { query } from "../support/query.ts";
import { isLong } from "../support/rounds.ts";
import { openSite } from "../support/site.ts";

const site = openSite();
const [few, many] = isLong ? [2_000, 100_000] : [2_000, 20_000];

type List = { path: string; text: string; from: string; order: string };

/** What each list is to find, and in which order, said as plainly as possible. */
const lists = {
  leads: {
    path: "/api/admin/leads",
    text: "name || ' ' || email || ' ' || phone || ' ' || reference || ' ' || message",
    from: "lead",
    order: "created_at desc, id desc",
  },
  bookings: {
    path: "/api/bookings",
    text: `customer_name || ' ' || email || ' ' || customer_phone || ' ' || customer_contact || ' ' || reference || ' ' ||
      vendor_name`,
    from: "booking",
    order: "created_at desc, id desc",
  },
  chats: {
    path: "/api/admin/chats",
    text: "name || ' ' || contact || ' ' || (select string_agg(text, ' ') from chat_message where session_id = chat_session.id)",
    from: "chat_session",
    order:
      "waiting_since is null, waiting_since, last_activity_at desc, case when waiting_since is null then -id else id end",
  },
  outbox: {
    path: "/api/admin/outbox",
    text: "recipient",
    from: "outbox",
    order: "created_at desc, id desc",
  },
} satisfies Record<string, List>;
/** A search of all kinds of records; a page is 8 kB. */
const mostFindPages = 12_000;

type Name = keyof typeof lists;

const addressOf = (list: List, search: string, limit: number) =>
  `${list.path}?${new URLSearchParams({ search, limit: String(limit) })}`;

/** One of each lead. */
const people = [
  "insert into person (name, locale, created_at) select name, locale, created_at from lead order by id",
  `insert into contact_point (person_id, kind, value, created_at)
    select id, 'email', 'person-' || id || '@example.com', created_at from person`,
  `insert into person_listing (person_id, last_at, is_customer, is_vendor, search)
    select id, created_at, true, false, plain(name || ' person-' || id || '@example.com') from person`,
  "vacuum analyze person, contact_point, person_listing",
];

async function fillWith(count: number): Promise<void> {
  await query(site.url(), "truncate lead, booking, chat_session, outbox, person cascade");
  await fillLeads(site.url(), count);
  for (const statement of people) await query(site.url(), statement);
  await fillBookings(site.url(), count);
  await fillChats(site.url(), count);
  await fillLetters(site.url(), count);
  await fillPosts(site.url(), count);
}

const searches: [Name, string][] = [
  ["leads", "Okafor"],
  ["leads", "lead-1700@example.com"],
  ["leads", "+16145551700"],
  ["bookings", "Okafor"],
  ["bookings", "booking-1700@example.com"],
  ["bookings", "+16145551700"],
  ["chats", "Okafor"],
  ["chats", "chat-1700@example.com"],
  ["chats", "inverter"],
  ["outbox", "letter-17"],
  ["outbox", "letter-1700@example.com"],
];
const costs = new Map<string, number>();
const searchAs = ([name, search]: [Name, string]) => site.read(addressOf(lists[name], search, 50));

beforeAll(async () => {
  await insertVendors(site.url(), 50);
  await fillWith(few);
  for (const one of searches) costs.set(one.join(), await pagesRead(site.url(), () => searchAs(one)));
}, 600_000);

const words = [
  "Okafor",
  "okafor 17",
  "1700@example.com",
  "E-1700@EXAMPLE.COM",
  "echevarria",
  "Echevarría 1",
  "+16145551700",
  "(614) 555-1700",
  "5551700",
  "614555",
  "17",
  "-17",
  "0@",
  "AR-",
  "cédula",
  "Okafor cedula",
  "inverter sosúa",
  "100%",
  "a_b",
  "nobody@example.com",
];

/** The ids that a list must show: every row compared, by JavaScript. */
async function expectedIds({ text, from, order }: List, search: string): Promise<number[]> {
  const rows = await query<{ id: string; text: string }>(
    site.url(),
    `select id, plain(${text}) as text from ${from} order by ${order}`,
  );
  const isPhone = /^\+?(?:[\s().-]*\d){6,}[\s().-]*$/.test(search);
  const plain = (word: string) => word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const parts = isPhone
    ? [[plain(search), nationalDigits(search)]]
    : search.split(" ").map((word) => [plain(word)]);
  return rows
    .filter(({ text }) => parts.every((forms) => forms.some((form) => text.includes(form))))
    .map(({ id }) => Number(id));
}

test.each(Object.entries(lists))(
  "%s are found as by comparing every row, in the list's order",
  async (_, list) => {
    for (const search of words) {
      const ids = await expectedIds(list, search);
      const shown: number[] = [];
      const totals = new Set<number>();
      for (let next: string | undefined = addressOf(list, search, 100); next && shown.length < 400; ) {
        const answer: Response = await site.send("GET", next, { staff: true });
        shown.push(...((await answer.json()) as { id: number }[]).map(({ id }) => id));
        totals.add(Number(answer.headers.get("x-total-count")));
        next = /<([^>]*)>;\s?rel="next"/.exec(answer.headers.get("link") ?? "")?.[1];
      }
      expect([search, shown]).toEqual([search, ids.slice(0, shown.length)]);
      expect([search, shown.length >= Math.min(400, ids.length)]).toEqual([search, true]);
      expect([search, ...totals]).toEqual([search, Math.min(201, ids.length)]);
    }
  },
  120_000,
);

test("a search reads no more of the database when ten times as much is in it", async () => {
  await fillWith(many);
  await insertVendors(site.url(), many);
  const read: [string, number, number][] = [];
  for (const one of searches)
    read.push([one.join(" "), costs.get(one.join()) ?? 0, await pagesRead(site.url(), () => searchAs(one))]);
  console.log(read.map(([search, before, after]) => `${search}: ${before}, ${after} pages`).join("\n"));
  expect(read.filter(([, before, after]) => after > 2 * before + 100)).toEqual([]);
}, 600_000);

test("Ctrl-K reads as little for a name that one in seven has, or that nobody has, as for any other", async () => {
  const read: [string, number][] = [];
  const looked = ["Okafor", "lead-1700@example.com", "+16145551700", "17", "Okafro", "Echeveria", "zzzzzzzz"];
  for (const q of looked) {
    const path = `/api/admin/find?${new URLSearchParams({ q })}`;
    const pages = await pagesRead(site.url(), () => site.read(path));
    console.log(`find ${q}: ${pages} pages`);
    read.push([q, pages]);
  }
  expect(read.filter(([, pages]) => pages > mostFindPages)).toEqual([]);
}, 300_000);

test("Today reads only as much of those who wait as it counts", async () => {
  const pages = await pagesRead(site.url(), () => site.read("/api/admin/today"));
  console.log(`Today: ${pages} pages`);
  expect(pages).toBeLessThan(2_000);
});

test.each([
  { email: "vendor-1700@example.com" },
  { email: "lead-1700@example.com" },
  { email: "chat-1700@example.com" },
  { phone: "614-555-1700" },
])("a person's records are found by indexes: %j", async (body) => {
  const search = () => site.send("POST", "/api/admin/people/search", { body, staff: true });
  const found = await (await search()).json();
  expect(found.total).toBeGreaterThan(0);
  const pages = await pagesRead(site.url(), search);
  console.log(`${JSON.stringify(body)}: ${found.total} records, ${pages} pages`);
  expect(pages).toBeLessThan(1_000);
});
