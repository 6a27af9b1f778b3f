import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { isCurrent } from "./links.ts";

type PageLinkProps = { to: string; className?: string; children: ReactNode };

/** A link to a section of the open page scrolls on each click, and focuses the section so that Tab continues there. */
export function PageLink({ to, className, children }: PageLinkProps) {
  const { pathname } = useLocation();
  const [path = "", section] = to.split("#");
  const reveal = () => {
    if (!section || path !== pathname) return;
    const target = document.getElementById(section);
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
  };
  return (
    <Link
      to={to}
      onClick={reveal}
      aria-current={isCurrent(to, pathname) ? "page" : undefined}
      className={className}
    >
      {children}
    </Link>
  );
}
