import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { LocaleProvider } from "#platform/i18n/locale-context.tsx";
import type { VendorCard } from "../contract.ts";
import { VendorCardView } from "./card-view.tsx";

const logoUrl = "/pictures/logo.webp";
const personalPhoto = "/pictures/photo.webp";
const vendor: VendorCard = {
  ...{ id: 1, fullName: "Rafael Peña", businessName: "Plomería Peña", businessNameEnglish: "Peña Plumbing" },
  ...{ personalPhoto, logoUrl, rating: null, reviewCount: 0, isVerified: false, isSample: false },
  ...{ category: "Construction & Renovation", location: "Santiago", services: [], priceRange: null },
  ...{ yearsInBusiness: 1, speaksEnglish: false, speaksSpanish: true, smokes: false },
  ...{
    hasTransportation: false,
    availableDates: [],
    availableTimes: "",
    verifiedAt: null,
    verifiedChecks: [],
  },
  ...{ businessType: null, yearEstablished: null, description: "" },
};

function picturesOf(changes: Partial<VendorCard>): (string | undefined)[] {
  const element = (
    <ul>
      <VendorCardView vendor={{ ...vendor, ...changes }} />
    </ul>
  );
  const router = createMemoryRouter([{ id: "root", path: "*", element }]);
  const html = renderToStaticMarkup(
    <LocaleProvider initial="en">
      <RouterProvider router={router} />
    </LocaleProvider>,
  );
  return [...html.matchAll(/<img [^>]*src="([^"]*)"/g)].map(([, address]) => address);
}

test("a card shows the photo, without one the logo, without both neither", () => {
  expect(picturesOf({})).toEqual([personalPhoto]);
  expect(picturesOf({ personalPhoto: null })).toEqual([logoUrl]);
  expect(picturesOf({ personalPhoto: null, logoUrl: null })).toEqual([]);
});
