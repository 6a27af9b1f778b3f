import { test } from "@playwright/test";
import { Screen, walk } from "./catalogue.ts";
import { decisions } from "./catalogue-local-decisions.ts";
import { cards, loading } from "./catalogue-local-list.ts";
import { step, vendor } from "./local-review-desk.ts";
import { enterAsStaff } from "./visitor.ts";

// The catalogue of the spec's "Admin review of local vendor applications", with its lines in sections 4 and 8. The
// spec has the English, and the counters in Spanish for both; the other Spanish is ours.

const calls = {
  list: String.raw`(\?.*)?`,
  counts: "/counts",
  change: String.raw`/\d+`,
  listing: String.raw`/\d+/listing`,
  history: String.raw`/\d+/history`,
};
const walks = { list: [...loading, ...cards], review: decisions };

for (const locale of ["en", "es"] as const) {
  for (const part of ["list", "review"] as const) {
    test(`every text of the local vendors' ${part} (${locale})`, async ({ page, baseURL }) => {
      test.setTimeout(90_000);
      await enterAsStaff(page, locale, baseURL);
      const screen = new Screen(page, locale, Object.values(walks).flat(), {
        name: vendor.nombreCompleto,
        service: vendor.servicioOfrece,
        category: vendor.serviceCategory,
        zone: vendor.zonaUbicacion,
        description: vendor.descripcionServicio,
        price: vendor.precioPromedio,
        notes: vendor.adminNotes,
        consent: vendor.consentText,
      });
      for (const [held, rest] of Object.entries(calls))
        await screen.hold(held, new RegExp(`/api/admin/dominican-vendors${rest}$`));
      screen.give("history", { status: 200, json: [step] });
      await walk(screen, walks[part]);
    });
  }
}
