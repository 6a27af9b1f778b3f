import { type ReactNode, useEffect, useRef } from "react";
import { useNavigationType } from "react-router";

/** The heading of a step. On the way from one step to the next it takes the focus, so that it is read out. */
export function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const moved = useRef(useNavigationType() === "PUSH");
  useEffect(() => {
    if (moved.current) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className="text-3xl">
      {children}
    </h1>
  );
}
