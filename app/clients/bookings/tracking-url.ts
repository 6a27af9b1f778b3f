/** URL of the API behind the customer's link; its forms, photos and the calendar file are below it. */
export function trackingUrl(token: string): string {
  return `/api/bookings/track/${encodeURIComponent(token)}`;
}
