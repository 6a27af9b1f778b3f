import type { ReactNode } from "react";
import type { VendorDetail } from "#app/marketplace/vendors/contract.ts";
import { ConciergeBox } from "./concierge-box.tsx";
import { BookingVendorCard } from "./vendor-card.tsx";

type BookingLayoutProps = {
  title: ReactNode;
  vendor: VendorDetail;
  children: ReactNode;
};

export function BookingLayout({ title, vendor, children }: BookingLayoutProps) {
  return (
    <div className="wrap pt-2 pb-16 lg:pb-24">
      <h1 className="mt-4 mb-8 text-3xl">{title}</h1>
      <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
        <div className="lg:col-span-5 lg:col-start-8">
          <BookingVendorCard vendor={vendor} />
        </div>
        <div className="arch rounded-s rounded-br border border-line bg-card p-5 sm:p-8 lg:col-span-7 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          {children}
        </div>
        <div className="lg:col-span-5 lg:col-start-8">
          <ConciergeBox />
        </div>
      </div>
    </div>
  );
}
