import { CircleAlert, Info } from "lucide-react";
import { Link } from "react-router";
import { names } from "#app/marketplace/vendors/names.ts";
import { formatDateTime } from "#app/staff/shell/record/formats.ts";
import { classNames } from "#app/ui/class-names.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { Application } from "../contract.ts";
import { openDecisions } from "../rules/decisions.ts";
import { messages } from "./messages.ts";

type KnownAccount = NonNullable<Application["account"]>;

/** What approval does with an existing account, or why it is refused. */
function approvalOutcome({ status, isVerified, addressConfirmed }: KnownAccount) {
  if (status === "suspended") return "suspended";
  if (isVerified) return "verified";
  return addressConfirmed ? "confirmed" : "unconfirmed";
}

export function AccountNote({ application }: { application: Application }) {
  const t = useText(messages).account;
  const { account, email, status } = application;
  if (!account || !openDecisions[status].includes("approved")) return null;
  const isHarmless = approvalOutcome(account) === "confirmed";
  const Icon = isHarmless ? Info : CircleAlert;
  return (
    <section
      aria-labelledby="account-title"
      className={classNames(
        "rounded px-4 py-3 text-sm",
        isHarmless ? "bg-band text-ink" : "bg-pending-fill text-pending",
      )}
    >
      <h3 id="account-title" className="flex items-start gap-2 font-sans font-semibold text-base">
        <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
        {t.title}
      </h3>
      <div className="mt-2">
        <AccountText account={account} />
      </div>
      <Link
        to={`/admin/vendors?search=${encodeURIComponent(email)}`}
        className="inline-flex min-h-11 items-center font-semibold underline decoration-1 underline-offset-[0.25em] hover:decoration-2"
      >
        {t.open}
      </Link>
    </section>
  );
}

export function AccountText({ account }: { account: KnownAccount }) {
  const t = useText(messages).account;
  const { statuses } = useText(names);
  const { locale } = useLocale();
  const registered = t.registered(formatDateTime(account.registeredAt, "day", locale));
  return (
    <>
      <p>
        <strong lang="es" dir="auto" className="[overflow-wrap:anywhere]">
          {account.businessName}
        </strong>
        {` (${statuses[account.status]}, ${registered})`}
      </p>
      <p className="mt-2">{t[approvalOutcome(account)]}</p>
    </>
  );
}
