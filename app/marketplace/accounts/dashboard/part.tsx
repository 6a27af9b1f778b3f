import { type ReactNode, useId } from "react";

export function Part({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="border-t pt-5">
      <h2 id={heading} className="mb-3 text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
