import { vi } from "vitest";

const hour = 3_600_000;

/**
 * Runs something at the last time when Santo Domingo (UTC-4) had this hour.
 * @returns its result, and the next 7:00 after that
 */
export async function atHour<T>(clock: number, act: () => Promise<T>): Promise<{ made: T; seven: string }> {
  const today = new Date(Date.now() - 4 * hour).setUTCHours(clock, 0, 0, 0) + 4 * hour;
  const now = today > Date.now() ? today - 24 * hour : today;
  vi.useFakeTimers({ toFake: ["Date"], now });
  try {
    return { made: await act(), seven: new Date(now + ((7 - clock + 24) % 24) * hour).toISOString() };
  } finally {
    vi.useRealTimers();
  }
}
