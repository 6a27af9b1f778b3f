import { randomBytes, randomUUID } from "node:crypto";
import type pg from "pg";

/** What a customer would send. Each one is new: its sender, its words, its key. */
export type SampleBooking = {
  vendorId: number;
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  serviceRequested: string;
  preferredDate: string;
  preferredTime: string;
  message: string;
  urgency: string;
  budget: string;
  key: string;
};

const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

export function sampleBooking(): SampleBooking {
  const key = randomUUID();
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

/** The request body of `POST /api/bookings` for it, as the form sends it. */
export function bookingBody({ key: _, ...booking }: SampleBooking): string {
  return JSON.stringify({ ...booking, trap: "", elapsed: 8000 });
}

/** The booking's row alone, in a transaction of its own: the least that keeping a booking can cost. */
export async function insertBooking(pool: pg.Pool, booking: SampleBooking): Promise<void> {
  const now = new Date();
  await pool.query({
    name: "booking",
    text: `insert into booking (reference, token, vendor_id, vendor_name, customer_name, email, customer_phone,
        customer_contact, service_requested, preferred_at, preferred_time, message, urgency, budget, locale, created_at, due_at)
      values ($1, $2, $3, 'Plomería Peña', $4, $5, $6, '', $7, $8, $9, $10, $11, $12, 'en', $13, $14) returning id`,
    values: [
      String(now.getTime()).slice(-6),
      randomBytes(32).toString("base64url"),
      booking.vendorId,
      booking.customerName,
      booking.customerEmail,
      booking.customerPhone,
      booking.serviceRequested,
      booking.preferredDate,
      booking.preferredTime,
      booking.message,
      booking.urgency,
      booking.budget,
      now,
      new Date(now.getTime() + 86_400_000),
    ],
  });
}

/** What the product asks the database for one page of bookings: session, member of staff, page and count. */
export async function readBookings(pool: pg.Pool, token: string): Promise<string> {
  const session = await pool.query<{ user_id: string }>({
    name: "session",
    text: "select * from auth_session where token = $1",
    values: [token],
  });
  const user = { name: "user", text: "select * from auth_user where id = $1" };
  await pool.query({ ...user, values: [session.rows[0]?.user_id] });
  const page = { name: "bookings", text: "select * from booking order by created_at desc, id desc limit 51" };
  const [rows] = await Promise.all([
    pool.query(page),
    pool.query({ name: "count bookings", text: "select count(*) as count from booking" }),
  ]);
  return JSON.stringify(rows.rows.slice(0, 50));
}
