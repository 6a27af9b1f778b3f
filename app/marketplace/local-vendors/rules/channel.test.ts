import { expect, test } from "vitest";
import type { LocalVendor } from "../contract.ts";
import { channelOf, receivesWhatsapp } from "./channel.ts";

const agreed = {
  whatsappNotifications: "si",
  stoppedAt: null,
  telefono: "+18095550142",
  email: "yahaira@example.com",
} as LocalVendor;

test("WhatsApp goes before e-mail, and without either somebody calls", () => {
  expect(channelOf(agreed)).toBe("whatsapp");
  expect(channelOf({ ...agreed, whatsappNotifications: "no" })).toBe("email");
  expect(channelOf({ ...agreed, whatsappNotifications: "no", email: "" })).toBe("call");
});

test("nobody is behind a sample", () => {
  expect(channelOf({ ...agreed, isSample: true })).toBe("sample");
});

test("nobody is written to by WhatsApp who asked to stop, or whose number is not a whole one", () => {
  expect(receivesWhatsapp(agreed)).toBe(true);
  expect(channelOf({ ...agreed, stoppedAt: "2026-11-20T13:00:00.000Z" })).toBe("email");
  expect(channelOf({ ...agreed, telefono: "la del colmado" })).toBe("email");
  expect(channelOf({ ...agreed, telefono: "555-0142", email: "" })).toBe("call");
});
