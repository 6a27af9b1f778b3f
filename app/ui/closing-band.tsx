import { type ReactNode, useId } from "react";
import { CaladoStrip } from "#app/ui/art/calado-strip.tsx";
import { classNames } from "./class-names.ts";

type ClosingBandProps = {
  heading: string;
  text: string;
  strip?: boolean;
  children: ReactNode;
};

/** The end of a public page; `children` are its buttons and links, `strip` puts fretwork above it. */
export function ClosingBand({ heading, text, strip = false, children }: ClosingBandProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classNames("bg-band print:hidden", !strip && "border-t")}>
      {strip && <CaladoStrip className="block" />}
      <div className="wrap rhythm-tight grid items-end gap-x-12 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h2 id={id}>{heading}</h2>
          <p className="mt-4 max-w-measure text-lg text-muted">{text}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 lg:col-span-5 lg:justify-self-end">
          {children}
        </div>
      </div>
    </section>
  );
}
