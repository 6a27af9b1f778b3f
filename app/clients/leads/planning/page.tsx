import { CalendarPlus } from "lucide-react";
import { useState } from "react";
import { PrivateMeta } from "#app/site/seo/page-meta.tsx";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { SupportPhone } from "#app/ui/support-phone.tsx";
import { errorToast, toast } from "#app/ui/toasts/toast.ts";
import { api } from "#platform/api-client/api.ts";
import { ApiError, isConflict } from "#platform/api-client/client.ts";
import { useLocalTime } from "#platform/browser/use-local-time.ts";
import { pageRequest } from "#platform/http/pages/page-context.ts";
import { refuseAsPage } from "#platform/http/pages/page-refusal.server.ts";
import { formatPublicMoment } from "#platform/i18n/format-moment.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { Planning } from "../contract.ts";
import { readPlanning } from "../server/planning.server.ts";
import type { Route } from "./+types/page";
import { messages } from "./messages.ts";
import { PhoneForm } from "./phone-form.tsx";
import { SlotList } from "./slot-list.tsx";

/** An unknown link is a real 404. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = await context.get(pageRequest).ctx();
  return readPlanning(ctx, { token: params.token }).catch(refuseAsPage);
}

/** `/planning-call/{token}`: the slot of a lead's planning call. */
export default function PlanningPage({ loaderData, params: { token } }: Route.ComponentProps) {
  const t = useText(messages);
  const { planning, busy, choose, savePhone, giveBack, phone, setPhone } = usePlanning(token, loaderData);
  const { startsAt, state, slots, reference, hasPhone } = planning;
  return (
    <div className="wrap py-8 sm:py-10">
      <PrivateMeta title={t.title} />
      <div className="max-w-3xl">
        <h1 className="text-3xl">{t.title}</h1>
        <p className="mt-2 text-muted lining-nums">
          {t.reference} {reference}
        </p>
        {startsAt && <Chosen token={token} startsAt={startsAt} planning={planning} />}
        {state === "open" && !hasPhone && (startsAt || slots.length > 0) && (
          <PhoneForm
            phone={phone}
            setPhone={setPhone}
            save={startsAt ? () => savePhone(startsAt) : null}
            busy={busy === "phone"}
          />
        )}
        {startsAt && state === "open" && (
          <Button
            variant="quiet"
            className="mt-4"
            busy={busy === "back"}
            busyLabel={t.saving}
            onClick={giveBack}
          >
            {t.giveBack}
          </Button>
        )}
        {state === "open" ? (
          <section className="mt-8">
            <h2 className="text-xl">{startsAt ? t.change : t.choose}</h2>
            {(!startsAt || slots.length === 0) && (
              <p className="mt-2 max-w-measure text-muted">{slots.length > 0 ? t.lead : t.none}</p>
            )}
            <SlotList slots={slots} chosen={startsAt} busy={busy} choose={choose} />
          </section>
        ) : (
          <p className="mt-8 max-w-measure">
            {t[state]} <SupportPhone className="text-link" />
          </p>
        )}
        <p className="mt-8 border-t pt-4 text-muted text-sm">{t.link}</p>
      </div>
    </div>
  );
}

type ChosenProps = { token: string; startsAt: string; planning: Planning };

function Chosen({ token, startsAt, planning: { hasPhone, state } }: ChosenProps) {
  const t = useText(messages);
  const { locale } = useLocale();
  const when = formatPublicMoment(startsAt, "weekdayMoment", locale);
  const localTime = useLocalTime(startsAt, "weekdayTime");
  if (state === "over")
    return (
      <p className="mt-6">
        {t.overTitle(when)} ({t.zone})
      </p>
    );
  return (
    <div className="arch mt-6 rounded-s rounded-br border border-line bg-card p-5 sm:p-8">
      <h2 className="text-xl">{t.chosen(when)}</h2>
      <p className="text-muted text-sm">
        {t.zone}
        {localTime && ` · ${t.ownTime(localTime)}`}
      </p>
      <p className="mt-3 max-w-measure">
        {hasPhone ? (
          t.weCall
        ) : (
          <>
            {t.youCall} <SupportPhone className="text-link" />
          </>
        )}
      </p>
      <a
        href={`/api/planning-call/${encodeURIComponent(token)}/calendar.ics`}
        download
        className={buttonClass({ variant: "quiet", className: "mt-4" })}
      >
        <CalendarPlus aria-hidden className="size-4" />
        {t.calendar}
      </a>
    </div>
  );
}

/** `busy`: the slot that is being taken, "phone" or "back". After a conflict the free slots are read again. */
function usePlanning(token: string, loaded: Planning) {
  const t = useText(messages);
  const [planning, setPlanning] = useState(loaded);
  const [busy, setBusy] = useState<string | null>(null);
  const [phone, setPhone] = useState("");
  const run = async (what: string, title: string, send: () => Promise<Planning>) => {
    if (busy) return;
    setBusy(what);
    try {
      setPlanning(await send());
      toast({ title });
    } catch (error) {
      const current = await api.get("/api/planning-call/:token", { token }).catch(() => null);
      if (current) setPlanning(current);
      // Where no slot can be chosen any more, the page says why.
      const taken = current?.state === "open" ? t.taken : undefined;
      const why = (error instanceof ApiError && error.body?.message) || t.tryAgain;
      errorToast(isConflict(error) ? taken : why, t.failed);
    }
    setBusy(null);
  };
  const put = (startsAt: string) => api.put("/api/planning-call/:token", { token, startsAt, phone });
  return {
    planning,
    busy,
    phone,
    setPhone,
    choose: (startsAt: string) => void run(startsAt, t.saved, () => put(startsAt)),
    savePhone: (startsAt: string) => void run("phone", t.phoneSaved, () => put(startsAt)),
    giveBack: () => void run("back", t.given, () => api.delete("/api/planning-call/:token", { token })),
  };
}
