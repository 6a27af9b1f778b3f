import { useQueries } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { PersonSummary } from "#app/staff/people/contract.ts";
import { countsText, messages as peopleMessages } from "#app/staff/people/messages.ts";
import { messages } from "#app/staff/shell/messages.ts";
import { type DeskRecord, deskRecordPath } from "#app/staff/shell/record/desk-record.ts";
import { formatDateTime } from "#app/staff/shell/record/formats.ts";
import { useDebounced } from "#app/staff/shell/use-debounced.ts";
import { Button } from "#app/ui/button.tsx";
import { api } from "#platform/api-client/api.ts";
import { email as emailRule } from "#platform/contract.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";

type Found = DeskRecord & { name: string; email: string; phone: string; createdAt: string };

const shownTwins = 4;
/** Digits of a number without its country code. */
const nationalDigits = 10;
const shortestPhone = 7;

const digitsOf = (phone: string) => phone.replace(/\D/g, "").slice(-nationalDigits);

type Typed = { name: string; email: string; phone: string; locale: Locale };
type TwinsProps = Typed & { fill: (part: Partial<Typed>) => void };

/** Who has the address or the number already, with their leads and bookings, shown while it is typed. */
export function Twins({ fill, ...typed }: TwinsProps) {
  const { byHand: t } = useText(messages);
  const { locale } = useLocale();
  const contacts = useContacts(typed.email.trim(), typed.phone);
  const people = useKnownPeople(contacts);
  const twins = useTwins(contacts);
  return (
    <div role="status" className="sm:col-span-2 empty:hidden">
      {people.length + twins.length > 0 && (
        <div className="grid gap-1 rounded bg-pending-fill px-4 py-3 text-pending text-sm">
          <p className="font-semibold">{t.twins}</p>
          {people.map((person) => (
            <KnownPerson key={person.id} person={person} typed={typed} fill={fill} />
          ))}
          <ul className="list-disc ps-5 empty:hidden">
            {twins.map(({ kind, id, name, createdAt }) => (
              <li key={`${kind} ${id}`}>
                <RecordLink kind={kind} id={id}>
                  {t.twin[kind === "lead" ? "lead" : "booking"](
                    name,
                    formatDateTime(createdAt, "day", locale),
                  )}
                </RecordLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function RecordLink({ kind, id, children }: DeskRecord & { children: ReactNode }) {
  const { byHand: t } = useText(messages);
  return (
    <a
      href={deskRecordPath({ kind, id })}
      target="_blank"
      rel="noreferrer"
      className="underline underline-offset-2 [overflow-wrap:anywhere]"
    >
      {children}
      <span className="sr-only"> ({t.newWindow})</span>
    </a>
  );
}

type KnownPersonProps = { person: PersonSummary; typed: Typed; fill: TwinsProps["fill"] };

/** One press takes over their name and language, and what was not typed of address and number. */
function KnownPerson({ person, typed, fill }: KnownPersonProps) {
  const { byHand: t } = useText(messages);
  const names = useText(peopleMessages);
  const { name, locale, email, phone } = person;
  const known: Partial<Typed> = {
    ...{ name: name || typed.name, locale },
    ...(typed.email.trim() === "" && { email }),
    ...(typed.phone.trim() === "" && { phone }),
  };
  const isFilled = (Object.keys(known) as (keyof Typed)[]).every((key) => known[key] === typed[key]);
  const counts = countsText(person.counts, names);
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <RecordLink kind="person" id={person.id}>
        <bdi className="font-semibold">{name || names.unnamed}</bdi>
        {counts && `, ${counts}`}
      </RecordLink>
      {!isFilled && (
        <Button variant="quiet" size="small" className="lg:min-h-8 lg:py-0" onClick={() => fill(known)}>
          {t.fill}
          <span className="sr-only">: {name || names.unnamed}</span>
        </Button>
      )}
    </p>
  );
}

type Contacts = { address: string; digits: string; searches: string[] };

/** What is typed, once it is whole. */
function useContacts(email: string, phone: string): Contacts & { number: string } {
  const typed = useDebounced(JSON.stringify([email, phone]));
  const [address = "", number = ""] = JSON.parse(typed) as string[];
  const digits = digitsOf(number);
  const isMail = emailRule.safeParse(address).success;
  const isNumber = digits.length >= shortestPhone;
  return {
    ...{ address: isMail ? address : "", digits: isNumber ? digits : "", number: isNumber ? number : "" },
    searches: [...(isMail ? [address] : []), ...(isNumber ? [digits] : [])],
  };
}

function useKnownPeople({ address, number }: ReturnType<typeof useContacts>): PersonSummary[] {
  const found = useQueries({
    queries: [address, number]
      .filter(Boolean)
      .map((contact) => api.listQuery("/api/admin/people", { contact, limit: 1 })),
  });
  const byId = new Map(found.flatMap(({ data }) => data?.items.map((one) => [one.id, one] as const) ?? []));
  return [...byId.values()];
}

function useTwins({ address, digits, searches }: Contacts): Found[] {
  const leads = useQueries({
    queries: searches.map((search) => api.listQuery("/api/admin/leads", { search, limit: 10 })),
  });
  const bookings = useQueries({
    queries: searches.map((search) => api.listQuery("/api/bookings", { search, limit: 10 })),
  });
  const found: Found[] = [
    ...leads.flatMap(({ data }) => data?.items.map((one) => ({ ...one, kind: "lead" as const })) ?? []),
    ...bookings.flatMap(({ data }) => data?.items.map(toFound) ?? []),
  ];
  const isSame = (one: Found) =>
    (address !== "" && one.email.toLowerCase() === address.toLowerCase()) ||
    (digits !== "" && digitsOf(one.phone).endsWith(digits));
  const byRecord = new Map(found.filter(isSame).map((one) => [`${one.kind} ${one.id}`, one]));
  return [...byRecord.values()].slice(0, shownTwins);
}

function toFound(booking: {
  id: number;
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  createdAt: string;
}): Found {
  const { id, customerName: name, customerEmail: email, customerPhone: phone, createdAt } = booking;
  return { kind: "booking", id, name, email, phone, createdAt };
}
