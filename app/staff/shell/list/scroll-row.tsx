import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { classNames } from "#app/ui/class-names.ts";

type ScrollRowProps = {
  label: string;
  /** Identifies the current link. */
  current: string;
  className?: string;
  children: ReactNode;
};

/**
 * One line of links (`li`) that scrolls, with arrow buttons for the mouse. Keeps the current link (`aria-current`) in
 * view. `--row`: background colour.
 */
export function ScrollRow({ label, current, className, children }: ScrollRowProps) {
  const row = useRef<HTMLElement>(null);
  const hidden = useHiddenEnds(row);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the current one
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>("[aria-current]");
    if (row.current && link)
      row.current.scrollLeft = link.offsetLeft - (row.current.clientWidth - link.offsetWidth) / 2;
  }, [current]);
  const move = (direction: 1 | -1) => {
    const reducedMotion = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    const left = direction * (row.current?.clientWidth ?? 0) * 0.7;
    row.current?.scrollBy({ left, behavior: reducedMotion ? "auto" : "smooth" });
  };
  return (
    <div className={classNames("relative", className)}>
      <nav
        ref={row}
        aria-label={label}
        className="relative scroll-px-14 overflow-x-auto [scrollbar-width:none]"
      >
        <ul className="flex w-max">{children}</ul>
      </nav>
      {hidden.before && <ScrollButton side="start" move={() => move(-1)} />}
      {hidden.after && <ScrollButton side="end" move={() => move(1)} />}
    </div>
  );
}

/** For the mouse only: a focused link scrolls into view. */
function ScrollButton({ side, move }: { side: "start" | "end"; move: () => void }) {
  const Icon = side === "start" ? ChevronLeft : ChevronRight;
  return (
    <div
      aria-hidden
      className={classNames(
        "pointer-events-none absolute inset-y-0 flex w-16 items-center text-ink",
        side === "start"
          ? "start-0 justify-start bg-linear-to-r from-(--row) from-40% to-transparent"
          : "end-0 justify-end bg-linear-to-l from-(--row) from-40% to-transparent",
      )}
    >
      <button
        type="button"
        tabIndex={-1}
        // Keeps the focus: the button is hidden from screen readers.
        onMouseDown={(event) => event.preventDefault()}
        onClick={move}
        className="pointer-events-auto inline-flex h-full w-9 items-center justify-center rounded hover:text-larimar"
      >
        <Icon className="size-5" />
      </button>
    </div>
  );
}

function useHiddenEnds(row: RefObject<HTMLElement | null>) {
  const [hidden, setHidden] = useState({ before: false, after: false });
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const measure = () => {
      const before = element.scrollLeft > 4;
      const after = element.scrollLeft < element.scrollWidth - element.clientWidth - 4;
      setHidden((known) => (known.before === before && known.after === after ? known : { before, after }));
    };
    measure();
    element.addEventListener("scroll", measure, { passive: true });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => {
      element.removeEventListener("scroll", measure);
      observer.disconnect();
    };
  }, [row]);
  return hidden;
}
