import type { ReactNode } from "react";
import { CoralArch } from "#app/ui/art/coral-arch.tsx";

type GatewayProps = { title: string; lead: ReactNode; aside?: ReactNode; children: ReactNode };

export function AccountPageLayout({ title, lead, aside, children }: GatewayProps) {
  return (
    <div className="wrap pt-4 pb-12 lg:pt-8 lg:pb-20">
      <div className="grid gap-x-10 gap-y-10 lg:grid-cols-12">
        <div className="arch min-w-0 self-start rounded-s rounded-br border bg-card p-6 sm:p-10 lg:col-span-7">
          <h1 className="text-3xl">{title}</h1>
          <p className="mt-3 mb-7 max-w-measure text-muted">{lead}</p>
          {children}
        </div>
        <div className="min-w-0 lg:col-span-5 lg:ps-4">
          <CoralArch className="mx-auto hidden w-full max-w-sm lg:block" />
          {aside}
        </div>
      </div>
    </div>
  );
}
