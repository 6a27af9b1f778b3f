import { test } from "@playwright/test";
import { Screen, walk } from "./catalogue.ts";
import { goingRound, lostConnection } from "./catalogue-matching-job.ts";
import { givingOut, givingOutAgain } from "./catalogue-matching-request.ts";
import { enterAsStaff } from "./visitor.ts";

// The catalogue of the spec's "Vendor matching demo", with what RULINGS 20 adds. The spec has most of the English, and
// the toast in Spanish alone; the rest is ours.

const states = [...givingOut, ...goingRound, ...givingOutAgain, lostConnection];

async function holdStaffCalls(screen: Screen) {
  await screen.hold("jobs", /\/api\/admin\/dispatches(\?|$)/);
  await screen.hold("job", /\/api\/admin\/dispatches\/7$/);
  await screen.hold("cancel", /\/api\/admin\/dispatches\/7\/cancel$/);
  await screen.hold("link", /\/api\/admin\/outbox\/71\/link$/);
  await screen.hold("mark", /\/job-offers\/41\/sent$/);
  await screen.hold("match", "**/api/match-vendors");
}

for (const locale of ["en", "es"] as const) {
  test(`every text of the matching screen (${locale})`, async ({ page, baseURL }) => {
    test.setTimeout(90_000);
    await enterAsStaff(page, locale, baseURL);
    const screen = new Screen(page, locale, states);
    await holdStaffCalls(screen);
    await walk(screen, states);
  });
}
