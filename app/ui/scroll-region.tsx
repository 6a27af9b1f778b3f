import { type ComponentProps, useEffect, useRef, useState } from "react";

/** A named tab stop only while its content overflows, so that keyboards can scroll it. */
export function ScrollRegion({ label, ...props }: Omit<ComponentProps<"div">, "ref"> & { label: string }) {
  const box = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () =>
      setOverflows(
        element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1,
      );
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);
  const focusable = overflows ? ({ tabIndex: 0, role: "region", "aria-label": label } as const) : {};
  return <div {...props} {...focusable} ref={box} />;
}
