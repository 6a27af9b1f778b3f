import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { operatorSchema } from "#platform/config/operator.ts";
import { OperatorContext } from "#platform/config/operator-context.tsx";
import { LocaleProvider } from "#platform/i18n/locale-context.tsx";
import operatorFile from "../../../../operator.json" with { type: "json" };
import type { Tracking } from "../contract.ts";
import { TrackingDetails } from "./details.tsx";
import { TrackingStatus } from "./status.tsx";
import { TrackingSteps } from "./steps.tsx";

const operator = operatorSchema.parse(operatorFile);
const at = "2026-11-20T14:00:00.000Z";
const booking: Tracking = {
  ...{ reference: "123456", vendorId: 1, vendorName: "Peña", vendorNameEnglish: "Peña" },
  ...{
    serviceRequested: "",
    serviceName: null,
    preferredDate: at,
    preferredTime: "10:00 AM",
    urgency: "standard",
  },
  ...{
    message: "",
    budget: "",
    contacts: ["zzz"],
    town: "",
    place: "",
    vendorTime: "works",
    status: "pending",
  },
  ...{ words: [], photos: [], customerName: "Ana" },
  ...{ estimatedCost: 100, proposedDate: null, createdAt: at, dueAt: "2026-11-21T14:00:00.000Z" },
  ...{ answered: false, reachable: false, beingChecked: false, reviewPath: null, steps: [], changes: [] },
};

function renderedText(changes: Partial<Tracking>, locale: "en" | "es"): string {
  const one = { ...booking, ...changes };
  const now = Date.parse(at);
  const page = (
    <>
      <TrackingStatus booking={one} token="t" now={now} show={() => {}} refresh={async () => {}} />
      <TrackingDetails booking={one} />
      <TrackingSteps booking={one} now={now} />
    </>
  );
  const router = createMemoryRouter([{ id: "root", path: "*", element: page }]);
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <LocaleProvider initial={locale}>
        <OperatorContext value={operator}>
          <RouterProvider router={router} />
        </OperatorContext>
      </LocaleProvider>
    </QueryClientProvider>,
  );
  return html.replaceAll(/<[^>]*>/g, " ");
}

const withProposal = { proposedDate: "2026-11-25T14:00:00.000Z" };
const states: Partial<Tracking>[] = [
  {},
  { ...withProposal },
  { status: "confirmed", answered: true },
  { status: "confirmed", ...withProposal },
  { status: "in-progress", ...withProposal },
];

test.each(states)("who left no way to be reached is promised no message: %j", (changes) => {
  const english = renderedText(changes, "en");
  expect(english).toContain("The contact you left");
  expect(english).not.toMatch(/we (tell|contact|reach) you|(tells|answers) you|hear from us/i);
  const spanish = renderedText(changes, "es");
  expect(spanish).toContain("El contacto que dejaste");
  expect(spanish).not.toMatch(/te (contactamos|avisa|avisamos|responde)|tendrás respuesta/i);
});

test("who can be reached reads by what, and by when", () => {
  const reachable = renderedText({ reachable: true, contacts: ["m•••@example.com"] }, "en");
  expect(reachable).toMatch(/We’ll reach you at\s+m•••@example.com/);
  expect(reachable).toContain("We contact you and verify what you need");
});
