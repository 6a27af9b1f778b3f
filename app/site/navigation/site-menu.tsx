import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import { useConsultation } from "#app/clients/leads/use-consultation.ts";
import { FrameIcon } from "#app/ui/frame-icon.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { menuGroups } from "./links.ts";
import { messages } from "./messages.ts";
import { PageLink } from "./page-link.tsx";

/** All ways onward; in the bar itself only as many as it has room for. */
export function SiteMenu({ mode }: { mode: keyof typeof menuGroups }) {
  const t = useText(messages);
  const { key } = useLocation();
  const consultation = useConsultation();
  // The location where it was opened; after navigation it counts as closed.
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
    <div className="print:hidden" onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls="site-menu"
        onClick={() => setOpenAt(open ? null : key)}
        className="icon-button"
      >
        <FrameIcon name={open ? "close" : "menu"} className="size-5" />
        <span className="sr-only">{t.menu}</span>
      </button>
      <nav id="site-menu" aria-label={t.menu} hidden={!open} className="menu-panel">
        <div className="wrap">
          {menuGroups[mode].map(({ title, links }) => (
            <MenuGroup key={title} title={t.footer[title]}>
              {mode === "buyer" && title === "explore" && (
                <li>
                  <Link {...consultation.link()} className="menu-link">
                    {t.start}
                  </Link>
                </li>
              )}
              {links.map(({ to, label }) => (
                <li key={to}>
                  <PageLink to={to} className="menu-link">
                    {t[label]}
                  </PageLink>
                </li>
              ))}
            </MenuGroup>
          ))}
        </div>
      </nav>
    </div>
  );
}

function MenuGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="menu-group">
      <p id={id}>{title}</p>
      <ul>{children}</ul>
    </section>
  );
}
