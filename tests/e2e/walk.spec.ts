// Nothing covers a control: not the chat button, no bar, no dialog's foot (RULINGS 40).
import { expect, test } from "@playwright/test";
import { isLong } from "../support/rounds.ts";
import { coveredControls } from "./covered.ts";
import { enter } from "./fixtures/accessible-places.ts";
import { open, sidewaysScroll, speak, toastOf } from "./fixtures/visitor.ts";
import { visitorPlaces } from "./visitor-places.ts";

const windows = [
  // The narrowest in which the chat button floats beside the content.
  { width: 1344, height: 900 },
  { width: 1320, height: 900 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
];
const keyboardUp = { width: 390, height: 420 };
const kinds = Object.groupBy(visitorPlaces, ({ as = "visitor" }) => as);
/** Screens of one test. */
const most = 9;

for (const [kind, places = []] of Object.entries(kinds)) {
  for (let first = 0; first < places.length; first += most) {
    const part = places.slice(first, first + most);
    test(`nothing covers a control, ${kind}'s screens from ${first + 1} on`, async ({ page }) => {
      test.setTimeout(30_000 * part.length);
      await enter(page, part[0]?.as);
      for (const [number, place] of part.entries()) {
        const both = ["en", "es"] as const;
        for (const locale of isLong ? both : both.slice(number % 2, (number % 2) + 1)) {
          const path = typeof place.path === "string" ? place.path : await place.path(page);
          await page.setViewportSize({ width: 1320, height: 900 });
          await speak(page, locale);
          await open(page, path);
          await place.ready(page);
          // They go by themselves, and stand below the bar and a dialog's head.
          for (const toast of await toastOf(page).getByRole("button").all()) await toast.click();
          await expect(toastOf(page).getByText(/\S/)).toHaveCount(0, { timeout: 20_000 });
          for (const size of windows) {
            await page.setViewportSize(size);
            const where = `${place.name}, ${locale}, ${size.width} px`;
            expect.soft(await coveredControls(page), where).toEqual([]);
            expect.soft(await sidewaysScroll(page), where).toBe(0);
          }
          await page.setViewportSize(keyboardUp);
          const where = `${place.name}, ${locale}, with the keyboard up`;
          expect.soft(await coveredControls(page, { fields: true }), where).toEqual([]);
        }
      }
    });
  }
}
