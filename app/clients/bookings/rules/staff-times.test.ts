import { expect, test } from "vitest";
import { formatDateTime } from "#app/staff/shell/record/formats.ts";
import { staffAppointmentText, staffMomentText } from "./staff-times.ts";

test("a booking's moments are written as every other moment on a staff card", () => {
  const at = "2026-12-09T19:00:00.000Z";
  for (const locale of ["en", "es"] as const) {
    const [day, time] = [formatDateTime(at, "day", locale), formatDateTime(at, "time", locale)];
    expect(time).toBe("15:00");
    expect(staffMomentText(at, locale)).toBe(`${day}, ${time}`);
    expect(staffAppointmentText(at, "3:00 PM", locale)).toBe(`${day}, ${time}`);
    expect(staffAppointmentText(at, "", locale)).toBe(day);
  }
  expect(staffAppointmentText(at, "3:00 PM", "en")).toMatch(/^Wed,? 9 Dec 2026, 15:00$/);
});
