import { expect, test } from "vitest";
import { localServices, otherService } from "#app/marketplace/local-vendors/contract.ts";
import { categoryOf } from "#app/marketplace/local-vendors/rules/category.ts";
import { jobServices } from "../contract.ts";
import { doesJob, servicesIn } from "./services.ts";

const told = (service: string) => ({ service, category: categoryOf(service) });
const fits = (job: string) => localServices.filter((service) => doesJob(told(job), told(service)) !== "no");

test("each service of the matching screen finds its own of the portal's list, and no other", () => {
  expect(Object.fromEntries(jobServices.map((job) => [job, fits(job)]))).toEqual({
    barbería: ["Peluquería / Barbería"],
    delivery: ["Delivery"],
    carpintería: ["Carpintería"],
    costura: ["Costura"],
    motoconcho: ["Motoconcho"],
    plomería: ["Plomería"],
    electricista: ["Electricista"],
    limpieza: ["Limpieza / Trabajo doméstico"],
    construcción: ["Construcción"],
    mecánica: ["Mecánica"],
  });
});

test("each service of the portal's list is known, and only as itself", () => {
  for (const service of localServices) {
    if (service !== otherService) expect([service, servicesIn(service).size]).toEqual([service, 1]);
  }
});

test("own words, with or without accents, name a service", () => {
  const yes = ["Barbero a domicilio", "PELUQUERA", "salon: cortes de cabello"];
  for (const words of yes) expect([words, doesJob(told("barbería"), told(words))]).toEqual([words, "yes"]);
  expect(doesJob(told("plomería"), told("Plomero, destapes y bombas"))).toBe("yes");
  expect(doesJob(told("plomería"), told("Electricista"))).toBe("no");
});

test("what cannot be told is asked last, within its category", () => {
  expect(doesJob(told("barbería"), told("Uñas acrílicas"))).toBe("no");
  expect(doesJob(told("plomería"), told("albañilería fina"))).toBe("no");
  expect(doesJob(told("motoconcho"), told("transporte de todo tipo"))).toBe("maybe");
  expect(doesJob(told("transporte escolar"), told("Motoconcho"))).toBe("maybe");
  expect(doesJob(told("transporte escolar"), told("Costura"))).toBe("no");
});
