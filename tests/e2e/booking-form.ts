import type { APIRequestContext, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { springDay } from "../booking.ts";
import { signIn } from "./visitor.ts";

export type Vendor = {
  id: number;
  businessName: string;
  businessNameEnglish: string;
  isSample: boolean;
  services: [string, ...string[]];
};

/** A vendor of the directory that names its services. */
export async function sampleVendor(request: APIRequestContext): Promise<Vendor> {
  const answer = await request.get("/api/vendors", { params: { search: "plomeria" } });
  const vendor = ((await answer.json()) as Vendor[]).find(({ isSample }) => isSample);
  if (!vendor) throw new Error("The sample data has no plumber");
  return vendor;
}

type StoredBooking = { reference: string; vendorId: number; preferredDate: string; [field: string]: unknown };

export async function storedBookings(request: APIRequestContext, search: string) {
  await signIn(request);
  const answer = await request.get("/api/bookings", { params: { search } });
  expect(answer.status()).toBe(200);
  return (await answer.json()) as StoredBooking[];
}

const words = {
  en: {
    name: "Full Name",
    email: "Email Address",
    phone: "Phone Number",
    service: "Service Needed",
    date: "Preferred Date",
    time: "Preferred Time",
    budget: "Budget (optional)",
    message: "Detailed Requirements",
    submit: "Submit Booking Request",
  },
  es: {
    name: "Nombre completo",
    email: "Correo electrónico",
    phone: "Teléfono",
    service: "Servicio que necesitas",
    date: "Fecha preferida",
    time: "Hora preferida",
    budget: "Presupuesto (opcional)",
    message: "Detalla lo que necesitas",
    submit: "Enviar solicitud de reserva",
  },
} as const;

export function bookingForm(page: Page, locale: "en" | "es" = "en") {
  const t = words[locale];
  const main = page.getByRole("main");
  return {
    name: main.getByLabel(t.name),
    email: main.getByLabel(t.email),
    phone: main.getByLabel(t.phone),
    service: main.getByLabel(t.service),
    date: main.getByLabel(t.date),
    time: main.getByLabel(t.time),
    budget: main.getByLabel(t.budget),
    message: main.getByLabel(t.message),
    submit: main.getByRole("button", { name: t.submit }),
    alert: main.getByRole("alert"),
    heading: page.getByRole("heading", { level: 1 }),
  };
}

type Form = ReturnType<typeof bookingForm>;

export async function fill(form: Form, email: string, service: string, time = "1:00 PM") {
  await form.name.fill("Gerald Whitcomb");
  await form.email.fill(email);
  await form.phone.fill("+1 614 555 0142");
  await form.service.selectOption(service);
  await form.date.fill(springDay);
  await form.time.selectOption(time);
  await form.message.fill("The kitchen tap drips, day and night.");
}
