import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";

type PageHeadProps = {
  title: string;
  lead: string;
  /** On phones the page shows the lead elsewhere. */
  isLeadElsewhere?: boolean;
  children?: ReactNode;
};

export function PageHead({ title, lead, isLeadElsewhere = false, children }: PageHeadProps) {
  return (
    <header className="mt-4 border-y bg-band">
      <div className="wrap py-6 sm:py-10 lg:py-14">
        <h1 className="max-w-4xl text-3xl sm:text-[clamp(2.5rem,4.6vw,3.75rem)]">{title}</h1>
        <p
          className={classNames("mt-3 max-w-measure sm:mt-4 sm:text-lg", isLeadElsewhere && "max-sm:hidden")}
        >
          {lead}
        </p>
        {children && <div className="mt-5 sm:mt-8">{children}</div>}
      </div>
    </header>
  );
}
