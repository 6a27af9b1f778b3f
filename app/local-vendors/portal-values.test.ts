import { expect, test } from "vitest";
import * as contract from "./contract.ts";
import { mostPhotos } from "./portal-uploads.ts";
import {
  applicationOf,
  blank,
  isOddPhone,
  isUntouched,
  missingFields,
  otherService,
  placedErrors,
  portalFields,
  valuesFrom,
} from "./portal-values.ts";

const filled = {
  ...blank,
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
  expect(mostPhotos).toBe(contract.mostPhotos);
});

test("a filled form is an application that the call takes", () => {
  expect(missingFields(filled)).toEqual([]);
  expect(contract.newLocalVendor.parse(applicationOf(filled))).toMatchObject({
    servicioOfrece: "Peluquería / Barbería",
    whatsappNotifications: "si",
    email: "",
  });
});

test("what is missing is told in the page's order; blanks count as nothing", () => {
  expect(missingFields({ ...blank, nombreCompleto: "  " })).toEqual([
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
  expect(applicationOf(own).servicioOfrece).toBe("Tapicería");
  expect(applicationOf(own)).not.toHaveProperty("otroServicio");
  expect(applicationOf({ ...filled, otroServicio: "left from before" }).servicioOfrece).toBe(
    "Peluquería / Barbería",
  );
  expect(placedErrors({ servicioOfrece: "No.", shoes: "No." }, own)).toEqual({ otroServicio: "No." });
  expect(placedErrors({ servicioOfrece: "No.", telefono: "No." }, filled)).toEqual({
    servicioOfrece: "No.",
    telefono: "No.",
  });
});

test("what came from elsewhere is only believed where it is text", () => {
  expect(valuesFrom({ nombreCompleto: "Ana", telefono: 7, shoes: "44" })).toEqual({
    ...blank,
    nombreCompleto: "Ana",
  });
  expect(isUntouched(valuesFrom({}))).toBe(true);
  expect(isUntouched({ ...blank, whatsappNotifications: "no" })).toBe(false);
});

test.each([
  ["809 555 0100", false],
  ["(829) 555-0133", false],
  ["1-849-555-0100", false],
  ["+1 809 555 0100", false],
  ["+509 3412 3456", false],
  ["0034 612 345 678", false],
  ["", false],
  ["555 0100", true],
  ["787 555 0100", true],
  ["809 555 010", true],
  ["+1 809", true],
])("%s looks odd: %s", (typed, odd) => {
  expect(isOddPhone(typed)).toBe(odd);
});
