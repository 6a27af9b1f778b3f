import { Headset } from "lucide-react";
import { type FormEvent, useState } from "react";
import { momentText } from "#app/staff/shell/record/moments.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Field, Input } from "#app/ui/forms/field.tsx";
import { ApiError } from "#platform/api-client/client.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { publicMoment } from "#platform/i18n/public-moments.ts";
import type { ChatStanding } from "./contract.ts";
import type { Conversation } from "./visitor/conversation.ts";
import type { ConversationView } from "./visitor/conversation-view.ts";
import { messages } from "./visitor/widget-messages.ts";

type PersonProps = { talk: Conversation; view: ConversationView };

export function PersonBar({ talk, view: { standing }, className }: PersonProps & { className?: string }) {
  const t = useText(messages).person;
  const { locale } = useLocale();
  const call = useCall(() => talk.askForPerson(locale));
  if (standing?.state === "waiting" || standing?.state === "staff") return null;
  return (
    <div className={className}>
      <Button variant="link" size="small" busy={call.busy} busyLabel={t.asking} onClick={call.run}>
        <Headset aria-hidden className="size-4" />
        {t.ask}
      </Button>
      <div aria-live="polite" className="text-sm">
        {call.problem !== null && <p className="pb-1 text-flamboyan">{call.problem || t.failed}</p>}
      </div>
    </div>
  );
}

export function PersonStanding({ talk, view: { standing, messages: said } }: PersonProps) {
  const isLeft = standing?.state === "staff" && said.at(-1)?.author === "visitor";
  const isPersonal = standing?.state === "waiting" || standing?.state === "staff";
  const isShown = standing !== null && standing.state !== "assistant";
  return (
    <div className={classNames(isShown && "mt-4 border-t pt-2")}>
      <div aria-live="polite" className="text-sm">
        {standing && <Standing standing={standing} isLeft={isLeft} />}
      </div>
      {isPersonal && !standing.hasContact && <LeaveContact talk={talk} />}
    </div>
  );
}

type StandingProps = { standing: ChatStanding; isLeft: boolean };

function Standing({ standing: { state, staff, opensAt, closesAt, hasContact }, isLeft }: StandingProps) {
  const t = useText(messages).person;
  const { locale } = useLocale();
  if (state === "assistant") return null;
  if (state === "closed") return <p className="py-1">{t.closed}</p>;
  const isHere = state === "staff" && !(isLeft && opensAt);
  return (
    <div className="py-2">
      {state === "staff" && <p className="font-semibold">{t.staff(staff ?? "")}</p>}
      {!isHere && (state === "waiting" || hasContact) && <p>{hasContact ? t.left : t.waiting}</p>}
      {state === "waiting" && closesAt && <p>{t.here(unbroken(publicMoment(closesAt, "time", locale)))}</p>}
      {!isHere && opensAt && (
        <p className="font-semibold">
          {t.away(momentText(opensAt, "weekday", locale), unbroken(publicMoment(opensAt, "time", locale)))}
        </p>
      )}
    </div>
  );
}

/** Keeps "8:00 a. m." on one line. */
const unbroken = (time: string) => time.replaceAll(" ", "\u00A0");

function LeaveContact({ talk }: { talk: Conversation }) {
  const t = useText(messages).person;
  const { locale } = useLocale();
  const [contact, setContact] = useState("");
  const call = useCall(() => talk.askForPerson(locale, contact.trim()));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (contact.trim() !== "") call.run();
  };
  return (
    <form onSubmit={submit} className="flex items-end gap-2 pb-2">
      <Field
        label={t.contact}
        error={call.problem === null ? undefined : call.problem || t.failed}
        className="flex-1"
      >
        <Input
          value={contact}
          maxLength={254}
          autoComplete="email"
          onChange={(event) => setContact(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="quiet" size="small" busy={call.busy} busyLabel={t.leaving}>
        {t.leave}
      </Button>
    </form>
  );
}

/** `problem`: the server's message, "" if there was no response, null if it succeeded. */
function useCall(act: () => Promise<void>) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const run = () => {
    setBusy(true);
    setProblem(null);
    act()
      .catch((error: unknown) => {
        const body = error instanceof ApiError ? error.body : undefined;
        setProblem(body?.fields?.contact ?? body?.message ?? "");
      })
      .finally(() => setBusy(false));
  };
  return { busy, problem, run };
}
