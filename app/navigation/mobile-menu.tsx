import { Menu, X } from "lucide-react";
import { type FocusEvent, type KeyboardEvent, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useText } from "#platform/i18n/locale-context.tsx";
import { type BarMode, publicLinks } from "./links.ts";
import { messages } from "./messages.ts";
import { PageLink } from "./page-link.tsx";

const item =
  "flex min-h-12 items-center border-b py-2 text-lg hover:text-larimar aria-[current=page]:font-semibold aria-[current=page]:text-larimar";

/** The links of the bar on small screens, behind a button: closed at first, closed again by moving on or by Escape. */
export function MobileMenu({ mode }: { mode: BarMode }) {
  const t = useText(messages);
  const { key } = useLocation();
  // The place where it was opened: somewhere else it counts as closed.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === key;
  const button = useRef<HTMLButtonElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !open) return;
    setOpenAt(null);
    button.current?.focus();
  };
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpenAt(null);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for Escape and leaving focus on behalf of the button and links inside
    <div className="xl:hidden print:hidden" onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls="mobile-menu"
        onClick={() => setOpenAt(open ? null : key)}
        className="inline-flex size-11 items-center justify-center rounded border border-line hover:bg-band"
      >
        {open ? <X aria-hidden className="size-5" /> : <Menu aria-hidden className="size-5" />}
        <span className="sr-only">{t.menu}</span>
      </button>
      <nav
        id="mobile-menu"
        aria-label={t.menu}
        hidden={!open}
        className="absolute inset-x-0 top-16 max-h-[calc(100dvh-4rem)] overflow-y-auto border-b bg-card"
      >
        <ul className="wrap pt-2 pb-6 sm:columns-2 sm:gap-8">
          {mode === "public" &&
            publicLinks.map(({ to, label }) => (
              <li key={to} className="break-inside-avoid">
                <PageLink to={to} className={item}>
                  {t[label]}
                </PageLink>
              </li>
            ))}
          {mode === "vendor" && (
            <>
              <li>
                <PageLink to="/vendor-login" className={item}>
                  {t.vendorLogin}
                </PageLink>
              </li>
              <li>
                <PageLink to="/vendor-signup" className={item}>
                  {t.joinAsVendor}
                </PageLink>
              </li>
            </>
          )}
          <li className="break-inside-avoid">
            <PageLink to="/dominican-vendor-portal" className={`${item} font-semibold text-larimar`}>
              {t.becomeVendor}
            </PageLink>
          </li>
        </ul>
      </nav>
    </div>
  );
}
