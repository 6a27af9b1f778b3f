import { useQueries } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { messages } from "#app/staff/shell/messages.ts";
import { type DeskRecord, deskRecordPath } from "#app/staff/shell/record/desk-record.ts";
import { formatDateTime } from "#app/staff/shell/record/formats.ts";
import { api } from "#platform/api-client/api.ts";
import { email as emailRule } from "#platform/contract.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";

type Found = DeskRecord & { name: string; email: string; phone: string; createdAt: string };

const typingDelayMs = 400;
const shownTwins = 4;
/** Digits of a number without its country code. */
const nationalDigits = 10;
const shortestPhone = 7;

const digitsOf = (phone: string) => phone.replace(/\D/g, "").slice(-nationalDigits);

/** Leads and bookings with the same address or number, shown while it is typed. */
export function Twins({ email, phone }: { email: string; phone: string }) {
  const { byHand: t } = useText(messages);
  const { locale } = useLocale();
  const twins = useTwins(email.trim(), phone);
  return (
    <div role="status" className="sm:col-span-2 empty:hidden">
      {twins.length > 0 && (
        <div className="rounded bg-pending-fill px-4 py-3 text-pending text-sm">
          <p className="font-semibold">{t.twins}</p>
          <ul className="list-disc ps-5">
            {twins.map(({ kind, id, name, createdAt }) => (
              <li key={`${kind} ${id}`}>
                <a
                  href={deskRecordPath({ kind, id })}
                  target="_blank"
                  rel="noreferrer"
                  className="underline underline-offset-2 [overflow-wrap:anywhere]"
                >
                  {t.twin[kind === "lead" ? "lead" : "booking"](
                    name,
                    formatDateTime(createdAt, "day", locale),
                  )}
                  <span className="sr-only"> ({t.newWindow})</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function useTwins(email: string, phone: string): Found[] {
  const typed = useDebounced(JSON.stringify([email, phone]));
  const [address = "", number = ""] = JSON.parse(typed) as string[];
  const digits = digitsOf(number);
  const isMail = emailRule.safeParse(address).success;
  const searches = [...(isMail ? [address] : []), ...(digits.length >= shortestPhone ? [digits] : [])];
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
    (isMail && one.email.toLowerCase() === address.toLowerCase()) ||
    (digits.length >= shortestPhone && digitsOf(one.phone).endsWith(digits));
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

function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = window.setTimeout(() => setDebounced(text), typingDelayMs);
    return () => window.clearTimeout(timer);
  }, [text]);
  return debounced;
}
