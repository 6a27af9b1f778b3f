import { ArrowLeft } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Link, useNavigationType } from "react-router";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";
import { stepLink } from "./steps.ts";

export function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isStepChange = useRef(useNavigationType() === "PUSH");
  useEffect(() => {
    if (isStepChange.current) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className="text-3xl">
      {children}
    </h1>
  );
}

export function ToAllSections() {
  const t = useText(messages);
  return (
    <Link
      {...stepLink("list")}
      data-up
      className="text-link inline-flex min-h-11 items-center gap-2 font-semibold text-sm lg:hidden print:hidden"
    >
      <ArrowLeft aria-hidden className="size-4" />
      {t.allSections}
    </Link>
  );
}
