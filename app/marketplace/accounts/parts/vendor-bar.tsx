import { LogOut } from "lucide-react";
import { NavLink } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";

const pages = [
  { to: "/vendor-dashboard", label: "dashboard" },
  { to: "/vendor-profile", label: "profile" },
] as const;

export function VendorBar({ onSignOut }: { onSignOut?: () => void }) {
  const t = useText(messages).bar;
  return (
    <div className="border-b bg-card print:hidden">
      <div className="wrap flex items-center justify-between gap-x-4">
        <nav aria-label={t.nav}>
          <ul className="-mx-3 flex">
            {pages.map(({ to, label }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  className="inline-flex min-h-14 items-center border-transparent border-b-3 px-3 font-semibold text-muted hover:text-ink aria-[current=page]:border-ambar aria-[current=page]:text-ink focus-visible:-outline-offset-3"
                >
                  {t[label]}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <Button variant="quiet" size="small" disabled={!onSignOut} onClick={onSignOut}>
          <LogOut aria-hidden className="size-4" />
          {t.logout}
        </Button>
      </div>
    </div>
  );
}
