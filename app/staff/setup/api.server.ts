import { call } from "#platform/http/calls/call.server.ts";
import { putOff, sectionBodies, settings, setup, tryResult, whatsappTry } from "./contract.ts";
import { putOffItem } from "./server/put-off.server.ts";
import { readSettings, saveSettings } from "./server/settings.server.ts";
import { readSetup } from "./server/setup.server.ts";
import { tryMail, tryWhatsapp } from "./server/try-services.server.ts";

/** Whoever changes where letters go, or what the site claims, shows again who they are. */
const owner = { caller: "staff", permission: "setup" } as const;
const change = { ...owner, method: "PUT", requiresConfirmation: true, answer: settings } as const;
const tries = { ...owner, method: "POST", callsProvider: true, limit: "setupTry" } as const;

export const setupCalls = [
  call({
    method: "GET",
    path: "/api/admin/setup",
    summary: "List what is still a placeholder, a sample, without proof or not configured",
    caller: "staff",
    permission: "setup",
    answer: setup,
    handler: readSetup,
  }),
  call({
    method: "POST",
    path: "/api/admin/setup/put-off",
    summary: "Take something that is missing from Today, or put it there again",
    caller: "staff",
    permission: "setup",
    body: putOff,
    answer: setup,
    handler: putOffItem,
  }),
  call({
    method: "GET",
    path: "/api/admin/setup/settings",
    summary: "Read the settings that an owner can change, and what sets them; secrets are left out",
    caller: "staff",
    permission: "setup",
    answer: settings,
    handler: readSettings,
  }),
  call({
    ...change,
    path: "/api/admin/setup/settings/firm",
    summary: "Change the company's details",
    body: sectionBodies.firm,
    handler: (ctx, input) => saveSettings(ctx, "firm", input),
  }),
  call({
    ...change,
    path: "/api/admin/setup/settings/hours",
    summary: "Change the team's hours and closed days",
    body: sectionBodies.hours,
    handler: (ctx, input) => saveSettings(ctx, "hours", input),
  }),
  call({
    ...change,
    path: "/api/admin/setup/settings/access",
    summary: "Require a second step of everybody on the team, or leave it to each",
    body: sectionBodies.access,
    handler: (ctx, input) => saveSettings(ctx, "access", input),
  }),
  call({
    ...change,
    path: "/api/admin/setup/settings/claims",
    summary: "Change the figures that pages show, and which are proved",
    body: sectionBodies.claims,
    handler: (ctx, input) => saveSettings(ctx, "claims", input),
  }),
  call({
    ...change,
    path: "/api/admin/setup/settings/legal",
    summary: "Fill in the legal texts",
    body: sectionBodies.legal,
    handler: (ctx, input) => saveSettings(ctx, "legal", input),
  }),
  call({
    ...change,
    path: "/api/admin/setup/settings/mail",
    summary: "Change the mail service",
    body: sectionBodies.mail,
    handler: (ctx, input) => saveSettings(ctx, "mail", input),
  }),
  call({
    ...change,
    path: "/api/admin/setup/settings/whatsapp",
    summary: "Change the WhatsApp provider",
    body: sectionBodies.whatsapp,
    handler: (ctx, input) => saveSettings(ctx, "whatsapp", input),
  }),
  call({
    ...tries,
    path: "/api/admin/setup/try-mail",
    summary: "Send a letter to oneself, and tell the mail service's answer",
    answer: tryResult,
    handler: tryMail,
  }),
  call({
    ...tries,
    path: "/api/admin/setup/try-whatsapp",
    // The number is typed in: it may be anybody's.
    requiresConfirmation: true,
    summary: "Send a WhatsApp text to a number, and tell the provider's answer",
    body: whatsappTry,
    answer: tryResult,
    handler: tryWhatsapp,
  }),
] as const;
