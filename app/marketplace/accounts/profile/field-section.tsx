import type { ReactNode } from "react";

type FieldSetProps = { title: string; note?: ReactNode; children: ReactNode };

export function FieldSection({ title, note, children }: FieldSetProps) {
  return (
    <section className="grid gap-x-10 gap-y-5 border-t py-8 first:border-t-0 first:pt-2 last:pb-2 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <h2 className="text-xl">{title}</h2>
        {note && <p className="mt-1.5 text-muted text-sm">{note}</p>}
      </div>
      <div className="grid content-start gap-x-5 gap-y-6 sm:grid-cols-2 lg:col-span-8">{children}</div>
    </section>
  );
}
