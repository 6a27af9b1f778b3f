import { expect, test } from "vitest";
import * as contract from "../contract.ts";
import { maxPhotos } from "./photos/use-uploads.ts";
import {
  checkPhone,
  emptyValues,
  isEmpty,
  missingFields,
  otherService,
  portalFields,
  toApplication,
  toFieldErrors,
  valuesFrom,
} from "./values.ts";

const filled = {
  ...emptyValues,
  nombreCompleto: "Yunior Peña",
  telefono: "829 555 0133",
  servicioOfrece: "Peluquería / Barbería",
  zonaUbicacion: "Santiago",
  descripcionServicio: "Recortes y barba.",
};

test("the form and the call know the same fields and choices", () => {
  const taken = Object.keys(contract.newLocalVendor.shape);
  expect(portalFields.filter((field) => field !== "otroServicio" && !taken.includes(field))).toEqual([]);
  expect(otherService).toBe(contract.otherService);
  expect(maxPhotos).toBe(contract.maxPhotos);
});

test("a filled form is an application that the call takes", () => {
  expect(missingFields(filled)).toEqual([]);
  expect(contract.newLocalVendor.parse(toApplication(filled))).toMatchObject({
    servicioOfrece: "Peluquería / Barbería",
    whatsappNotifications: "si",
    email: "",
  });
});

test("what is missing is told in the page's order; blanks count as nothing", () => {
  expect(missingFields({ ...emptyValues, nombreCompleto: "  " })).toEqual([
    "nombreCompleto",
    "telefono",
    "servicioOfrece",
    "zonaUbicacion",
    "descripcionServicio",
  ]);
  expect(missingFields({ ...filled, servicioOfrece: otherService })).toEqual(["otroServicio"]);
  expect(missingFields({ ...filled, servicioOfrece: otherService, otroServicio: "Tapicería" })).toEqual([]);
});

test("own words stand for the service, and its errors come to their field", () => {
  const own = { ...filled, servicioOfrece: otherService, otroServicio: "Tapicería" };
  expect(toApplication(own).servicioOfrece).toBe("Tapicería");
  expect(toApplication(own)).not.toHaveProperty("otroServicio");
  expect(toApplication({ ...filled, otroServicio: "left from before" }).servicioOfrece).toBe(
    "Peluquería / Barbería",
  );
  expect(toFieldErrors({ servicioOfrece: "No.", shoes: "No." }, own)).toEqual({ otroServicio: "No." });
  expect(toFieldErrors({ servicioOfrece: "No.", telefono: "No." }, filled)).toEqual({
    servicioOfrece: "No.",
    telefono: "No.",
  });
});

test("what came from elsewhere is only believed where it is text", () => {
  expect(valuesFrom({ nombreCompleto: "Ana", telefono: 7, shoes: "44" })).toEqual({
    ...emptyValues,
    nombreCompleto: "Ana",
  });
  expect(isEmpty(valuesFrom({}))).toBe(true);
  expect(isEmpty({ ...emptyValues, whatsappNotifications: "no" })).toBe(false);
});

test.each([
  ["809 555 0100", null],
  ["(829) 555-0133", null],
  ["1-849-555-0100", null],
  ["809 555 0100 ext. 12", null],
  ["+1 809 555 0100", null],
  ["+509 3412 3456", null],
  ["0034 612 345 678", null],
  ["555 0100", "phoneOdd"],
  ["787 555 0100", "phoneOdd"],
  ["809 555 010", "phoneOdd"],
  ["555-12", "phoneRefused"],
  ["+1 809", "phoneRefused"],
  ["mañana te digo", "phoneRefused"],
  ["809 555 0100 casa", "phoneRefused"],
  ["0034 612 345 678 901", "phoneRefused"],
] as const)("%s is doubted: %s", (typed, doubt) => {
  expect(checkPhone(typed)).toBe(doubt);
  // The check mirrors the contract's.
  const taken = contract.newLocalVendor.shape.telefono.safeParse(typed).success;
  expect(taken).toBe(doubt !== "phoneRefused");
});

test("a number that was not written is not doubted", () => {
  expect(checkPhone(" ")).toBe(null);
});
