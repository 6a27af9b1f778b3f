import { Info } from "lucide-react";
import { useId } from "react";
import type { VendorDetail } from "#app/marketplace/vendors/contract.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Field, Input, Options, Select } from "#app/ui/forms/field.tsx";
import { useHydrated } from "#platform/browser/use-hydrated.ts";
import { formatClock } from "#platform/i18n/format-moment.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { todayInSantoDomingo } from "#platform/i18n/santo-domingo.ts";
import { messages } from "../messages.ts";
import { toSlot } from "../rules/appointment.ts";
import { findConcerns } from "../rules/concerns.ts";
import { latestAsapDay, type SuggestedTime, suggestTimes } from "../rules/fitting-times.ts";
import { futureSlots, preferredMoment } from "../rules/preferred-moment.ts";
import { appointmentText, dayText } from "../rules/public-times.ts";
import { latestDay, urgencies } from "../values.ts";
import { useConcernText } from "./concerns.tsx";
import type { useBookingForm } from "./use-booking-form.ts";

type Booking = ReturnType<typeof useBookingForm>;
type TimeProps = { booking: Booking; vendor: VendorDetail; now: Date; latest: string };

/** Whether the slot can be chosen on that day: of today only those to come. */
export function isOffered(day: string, slot: string): boolean {
  return futureSlots(day).some((one) => one === slot);
}

/** What was chosen; until scripts run what the server rendered, or React would drop what was typed before them. */
function useChosen({ form }: Booking) {
  const isHydrated = useHydrated();
  const [day, slot, urgency] = form.watch(["preferredDate", "preferredTime", "urgency"]);
  return isHydrated ? { day, slot, urgency } : { day: "", slot: "", urgency: "standard" };
}

/**
 * The time to compute with, and the latest day of the chosen urgency.
 * @param hour the hour in which the page was rendered: until scripts run, the page is what the server rendered
 */
export function useTimes(booking: Booking, vendor: VendorDetail, hour: string) {
  const isHydrated = useHydrated();
  const now = isHydrated ? new Date() : new Date(hour);
  const isAsap = useChosen(booking).urgency === "asap";
  return { now, latest: isAsap ? latestAsapDay(vendor, now) : latestDay(now) };
}

/** The first fitting times as choices, then any day and hour, with the reason where the chosen one does not fit. */
export function TimeFields({ booking, vendor, now, latest }: TimeProps) {
  const t = useText(messages);
  const { locale } = useLocale();
  const { field, form } = booking;
  const { day, urgency } = useChosen(booking);
  const slots = futureSlots(day, now);
  const choose = ({ preferredDate, preferredTime }: SuggestedTime) => {
    const shouldValidate = form.formState.isSubmitted;
    form.setValue("preferredDate", preferredDate, { shouldValidate });
    form.setValue("preferredTime", preferredTime, { shouldValidate });
  };
  const asapHint = urgency === "asap" && t.full.asapHint(dayText(latest, locale));
  return (
    <>
      <SuggestedTimes booking={booking} vendor={vendor} now={now} choose={choose} />
      <Field {...field("preferredDate")} label={t.full.date} hint={asapHint || t.dateHint} required>
        <Input
          {...form.register("preferredDate", {
            // Clears a slot that is not offered on the new day.
            onChange: () => {
              const { preferredDate, preferredTime } = form.getValues();
              if (!isOffered(preferredDate, preferredTime)) form.setValue("preferredTime", "");
            },
          })}
          type="date"
          min={todayInSantoDomingo(now)}
          max={latest}
        />
      </Field>
      <Field
        {...field("preferredTime")}
        label={t.full.time}
        hint={slots.length === 0 ? t.full.noTimeLeft : t.zone}
        required
      >
        <Select {...form.register("preferredTime")}>
          <Options values={slots} names={t.full.slots} none={t.full.chooseTime} />
        </Select>
      </Field>
      <MisfitNote booking={booking} vendor={vendor} />
    </>
  );
}

type SuggestedProps = Omit<TimeProps, "latest"> & { choose: (time: SuggestedTime) => void };

function SuggestedTimes({ booking, vendor, now, choose }: SuggestedProps) {
  const t = useText(messages).full;
  const { locale } = useLocale();
  const title = useId();
  const { day, slot, urgency: written } = useChosen(booking);
  const urgency = urgencies.find((one) => one === written) ?? "standard";
  const times = suggestTimes(vendor, urgency, now);
  const days = Map.groupBy(times, ({ preferredDate }) => preferredDate);
  return (
    <section aria-labelledby={title} className="min-w-0 sm:col-span-2">
      <h3 id={title} className="font-sans font-semibold text-sm">
        {t.suggested}
      </h3>
      <p className="mt-1 text-muted text-sm">{times.length > 0 ? t.suggestedHint : t.noneSuggested}</p>
      <ul className="mt-2 grid gap-3 empty:hidden">
        {[...days].map(([date, ofDay]) => (
          <li key={date} className="grid items-center gap-x-4 gap-y-1 sm:grid-cols-[9rem_1fr]">
            <span className="text-sm">{dayText(date, locale)}</span>
            <span className="grid grid-cols-2 gap-2">
              {ofDay.map((time) => (
                <TimeButton
                  key={time.preferredTime}
                  time={time}
                  pressed={date === day && time.preferredTime === slot}
                  choose={choose}
                />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type TimeButtonProps = Pick<SuggestedProps, "choose"> & { time: SuggestedTime; pressed: boolean };

/** The day stands beside it; its name says both. */
function TimeButton({ time, pressed, choose }: TimeButtonProps) {
  const { locale } = useLocale();
  const { preferredDate, preferredTime } = time;
  return (
    <button
      type="button"
      aria-pressed={pressed}
      aria-label={appointmentText(preferredMoment(preferredDate, preferredTime), preferredTime, locale)}
      onClick={() => choose(time)}
      className={buttonClass({
        variant: "quiet",
        size: "small",
        className:
          "w-full aria-pressed:border-larimar aria-pressed:bg-band aria-pressed:ring-1 aria-pressed:ring-larimar",
      })}
    >
      {formatClock(preferredTime, locale)}
    </button>
  );
}

/** Why the chosen time does not fit; one may ask for it all the same. */
function MisfitNote({ booking, vendor }: Pick<TimeProps, "booking" | "vendor">) {
  const text = useConcernText();
  const { day, slot } = useChosen(booking);
  const [misfit] = /^\d{4}-\d\d-\d\d$/.test(day) ? findConcerns(vendor, { day, slot: toSlot(slot) }) : [];
  return (
    <div role="status" className="empty:hidden sm:col-span-2">
      {misfit && (
        <p className="flex items-start gap-2 rounded bg-pending-fill px-4 py-3 text-pending text-sm">
          <Info aria-hidden className="mt-0.5 size-4 shrink-0" />
          {text(misfit, day)}
        </p>
      )}
    </div>
  );
}
