import { expect, test } from "vitest";
import { serviceGroups } from "./service-groups.ts";

const vendor = {
  services: ["Plomería", "Cisternas", "Leak repair", "Destape de desagües"],
  serviceNames: [
    { lang: "en" as const, name: "Plumber" },
    null,
    { lang: "es" as const, name: "Plomero" },
    { lang: "en" as const, name: "Plumber" },
  ],
};

test("what is written in the other language stands under its name in the reader's, the vendor's words beside", () => {
  expect(serviceGroups(vendor, "en")).toEqual([
    { name: "Plumber", own: ["Plomería", "Destape de desagües"] },
    { name: null, own: ["Cisternas"] },
    { name: null, own: ["Leak repair"] },
  ]);
  expect(serviceGroups(vendor, "es")).toEqual([
    { name: null, own: ["Plomería"] },
    { name: null, own: ["Cisternas"] },
    { name: "Plomero", own: ["Leak repair"] },
    { name: null, own: ["Destape de desagües"] },
  ]);
});

test("without names all are as written", () => {
  expect(serviceGroups({ services: ["Plomería"] }, "en")).toEqual([{ name: null, own: ["Plomería"] }]);
});

test("what the vendor wrote in both languages is read in one, without the other beside it", () => {
  const both = {
    services: ["Hotel transfers / Traslados a hoteles"],
    serviceNames: [{ lang: "en" as const, name: "Hotel transfers", other: "Traslados a hoteles" }],
  };
  expect(serviceGroups(both, "en")).toEqual([{ name: "Hotel transfers", own: [] }]);
  expect(serviceGroups(both, "es")).toEqual([{ name: "Traslados a hoteles", own: [] }]);
});
