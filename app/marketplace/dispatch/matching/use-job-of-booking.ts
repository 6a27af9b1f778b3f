import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useSearchParams } from "react-router";
import { api } from "#platform/api-client/api.ts";
import { todayInSantoDomingo } from "#platform/i18n/santo-domingo.ts";
import { jobOfBooking } from "../rules/job-of-booking.ts";

/**
 * The booking that the address names (`?booking=`), whose job fills in the form once.
 * @param fill called with the job when the booking has been read
 */
export function useJobOfBooking(fill: (job: ReturnType<typeof jobOfBooking>) => void) {
  const [params] = useSearchParams();
  const named = params.get("booking") ?? "";
  // With a dispatch beside it the job has been given out.
  const isNew = /^[1-9]\d{0,14}$/.test(named) && !params.has("dispatch");
  const id = isNew ? Number(named) : undefined;
  const { data: booking } = useQuery({
    ...api.query("/api/admin/bookings/:id", { id: id ?? 0 }),
    enabled: id !== undefined,
    refetchOnMount: true,
  });
  const fillIn = useEffectEvent(() => {
    if (booking) fill(jobOfBooking(booking, todayInSantoDomingo()));
  });
  const read = booking?.id;
  useEffect(() => {
    if (read !== undefined) fillIn();
  }, [read]);
  return booking;
}
