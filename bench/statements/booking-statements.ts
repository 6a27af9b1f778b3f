import { randomBytes, randomUUID } from "node:crypto";
import type pg from "pg";
import { booking } from "#app/clients/bookings/schema.server.ts";
import { hashToken } from "#platform/security/token.server.ts";
import { columnsOf, countCapped, readStaff } from "./lead-statements.ts";

export type SampleBooking = ReturnType<typeof sampleBooking>;

const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

/** Each is new: sender, text, key. */
export function sampleBooking() {
  const key: string = randomUUID();
  return {
    vendorId: 1,
    customerName: "Marsha Whitcomb",
    customerEmail: `bench-${key}@example.com`,
    customerPhone: "+16145550142",
    serviceRequested: "Other Service",
    preferredDate: `${day}T10:00:00-04:00`,
    preferredTime: "10:00 AM",
    message: `The sink in the kitchen drips and the pump on the roof is loud at night. Our number is ${key}.`,
    urgency: "standard",
    budget: "US$200",
    key,
  };
}

export function bookingBody({ key: _, ...booking }: SampleBooking): string {
  return JSON.stringify({ ...booking, trap: "", elapsed: 8000 });
}

/** What the customer fills in, in the order of both statements. */
const customerValues = (booking: SampleBooking) => [
  booking.customerName,
  booking.customerEmail,
  booking.customerPhone,
  booking.serviceRequested,
  booking.preferredDate,
  booking.preferredTime,
  booking.message,
  booking.urgency,
  booking.budget,
];

/** The row alone: the minimum cost of storing a booking. */
export async function insertBooking(pool: pg.Pool, booking: SampleBooking): Promise<void> {
  const now = new Date();
  await pool.query({
    name: "booking",
    text: `insert into booking (reference, token, token_hash, vendor_id, vendor_name, customer_name, email, customer_phone,
        customer_contact, service_requested, preferred_at, preferred_time, message, urgency, budget, locale, created_at, due_at)
      values ($1, $2, $15, $3, 'Plomería Peña', $4, $5, $6, '', $7, $8, $9, $10, $11, $12, 'en', $13, $14) returning id`,
    values: [
      String(now.getTime()).slice(-6),
      sealedLike(43),
      booking.vendorId,
      ...customerValues(booking),
      now,
      new Date(now.getTime() + 86_400_000),
      hashToken(randomUUID()),
    ],
  });
}

/** As long as sealed text. */
const sealedLike = (bytes: number) => `v1.00000000.${randomBytes(bytes + 29).toString("base64url")}`;

const beforehand = {
  name: "before a booking",
  text: `select business_name as name, services, email, nextval('booking_id_seq') as id,
      exists (select from booking as earlier where earlier.email = $1 and earlier.message = $2 and earlier.vendor_id = $4
        and earlier.created_at + interval '0' > $3::timestamptz) as repeated
    from vendor where id = $4 and status = 'approved'`,
};

const everything = {
  name: "whole booking",
  text: `with kept as (
      insert into booking (id, reference, token, token_hash, vendor_id, vendor_name, customer_name, email, customer_phone, customer_contact,
        service_requested, preferred_at, preferred_time, message, urgency, budget, locale, created_at, due_at)
      overriding system value values ($1, $2, $3, $24, $4, $5, $6, $7, $8, '', $9, $10, $11, $12, $13, $14, 'en', $15, $16)
    ), news as (
      insert into admin_notification (type, subject_id, about, created_at) values ('new_booking', $1, $6, $15)
    ), letters as (
      insert into outbox (effect, channel, recipient, reply_to, letter, facts, locale, created_at)
      values ($17, 'email', $7, $18, 'booking_receipt', $19, 'en', $15), ($20, 'email', $18, $7, 'booking_notice', $19, 'en', $15)
    ), answered as (
      insert into idempotency_key (call, key, body_hash, status, answer, created_at)
      values ('POST /api/bookings', $21, $22, 201, $23, $15)
    ) select`,
};

/** Everything the product writes for a booking, in as few statements as possible. */
export async function insertWholeBooking(pool: pg.Pool, booking: SampleBooking): Promise<void> {
  const now = new Date();
  const since = new Date(now.getTime() - 300_000).toISOString();
  const { rows } = await pool.query<{ id: string; name: string }>({
    ...beforehand,
    values: [booking.customerEmail, booking.message, since, booking.vendorId],
  });
  const [{ id, name } = { id: "0", name: "" }] = rows;
  const token = randomBytes(32).toString("base64url");
  const reference = String(now.getTime()).slice(-6);
  const facts = {
    name: booking.customerName,
    email: booking.customerEmail,
    phone: booking.customerPhone,
    reference,
  };
  await pool.query({
    ...everything,
    values: [
      id,
      reference,
      sealedLike(43),
      booking.vendorId,
      name,
      ...customerValues(booking),
      now,
      new Date(now.getTime() + 86_400_000),
      `booking-receipt:${id}`,
      "concierge@arribo.example",
      JSON.stringify({ ...facts, message: booking.message, vendor: name, path: sealedLike(50) }),
      `booking-notice:${id}`,
      booking.key,
      randomBytes(32).toString("base64url"),
      JSON.stringify(sealedLike(111)),
      hashToken(token),
    ],
  });
}

/** The product's statements for a page of bookings: session, user, page, count. */
export async function readBookings(pool: pg.Pool, token: string): Promise<string> {
  await readStaff(pool, token);
  const page = {
    name: "bookings",
    text: `select ${columnsOf(booking)} from booking order by created_at desc, id desc limit 51`,
  };
  const [rows] = await Promise.all([
    pool.query(page),
    pool.query({ name: "count bookings", text: countCapped("booking") }),
  ]);
  return JSON.stringify(rows.rows.slice(0, 50));
}
