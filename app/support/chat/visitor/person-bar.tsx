import { Headset } from "lucide-react";
import { type FormEvent, useState } from "react";
import { formatDateTime } from "#app/staff/shell/record/formats.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Field, Input } from "#app/ui/forms/field.tsx";
import { ApiError } from "#platform/api-client/client.ts";
import { formatPublicMoment } from "#platform/i18n/format-moment.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { ChatStatus } from "../contract.ts";
import type { Conversation } from "./conversation.ts";
import type { ConversationView } from "./conversation-view.ts";
import { messages } from "./widget-messages.ts";

type PersonProps = { conversation: Conversation; view: ConversationView };

export function PersonBar({
  conversation,
  view: { status },
  className,
}: PersonProps & { className?: string }) {
  const t = useText(messages).person;
  const { locale } = useLocale();
  const request = useRequest(() => conversation.askForPerson(locale));
  if (status?.state === "waiting" || status?.state === "staff") return null;
  return (
    <div className={className}>
      <Button variant="link" size="small" busy={request.busy} busyLabel={t.asking} onClick={request.run}>
        <Headset aria-hidden className="size-4" />
        {t.ask}
      </Button>
      <div aria-live="polite" className="text-sm">
        {request.problem !== null && <p className="pb-1 text-flamboyan">{request.problem || t.failed}</p>}
      </div>
    </div>
  );
}

export function PersonStatus({ conversation, view: { status, messages: log } }: PersonProps) {
  const awaitsStaff = status?.state === "staff" && log.at(-1)?.author === "visitor";
  const isPersonal = status?.state === "waiting" || status?.state === "staff";
  const isShown = status !== null && status.state !== "assistant";
  return (
    <div className={classNames(isShown && "mt-4 border-t pt-2")}>
      <div aria-live="polite" className="text-sm">
        {status && <StatusText status={status} awaitsStaff={awaitsStaff} />}
      </div>
      {isPersonal && !status.hasContact && <LeaveContact conversation={conversation} />}
    </div>
  );
}

type StatusTextProps = { status: ChatStatus; awaitsStaff: boolean };

function StatusText({
  status: { state, staff, opensAt, closesAt, hasContact },
  awaitsStaff,
}: StatusTextProps) {
  const t = useText(messages).person;
  const { locale } = useLocale();
  if (state === "assistant") return null;
  if (state === "closed") return <p className="py-1">{t.closed}</p>;
  const isPresent = state === "staff" && !(awaitsStaff && opensAt);
  return (
    <div className="py-2">
      {state === "staff" && <p className="font-semibold">{t.staff(staff ?? "")}</p>}
      {!isPresent && (state === "waiting" || hasContact) && <p>{hasContact ? t.left : t.waiting}</p>}
      {state === "waiting" && closesAt && (
        <p>{t.here(nonBreaking(formatPublicMoment(closesAt, "time", locale)))}</p>
      )}
      {!isPresent && opensAt && (
        <p className="font-semibold">
          {t.away(
            formatDateTime(opensAt, "weekday", locale),
            nonBreaking(formatPublicMoment(opensAt, "time", locale)),
          )}
        </p>
      )}
    </div>
  );
}

/** Keeps "8:00 a. m." on one line. */
const nonBreaking = (time: string) => time.replaceAll(" ", "\u00A0");

function LeaveContact({ conversation }: { conversation: Conversation }) {
  const t = useText(messages).person;
  const { locale } = useLocale();
  const [contact, setContact] = useState("");
  const request = useRequest(() => conversation.askForPerson(locale, contact.trim()));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (contact.trim() !== "") request.run();
  };
  return (
    <form onSubmit={submit} className="flex items-end gap-2 pb-2">
      <Field
        label={t.contact}
        error={request.problem === null ? undefined : request.problem || t.failed}
        className="flex-1"
      >
        <Input
          value={contact}
          maxLength={254}
          autoComplete="email"
          onChange={(event) => setContact(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="quiet" size="small" busy={request.busy} busyLabel={t.leaving}>
        {t.leave}
      </Button>
    </form>
  );
}

/** `problem`: the server's message, "" if there was no response, null if it succeeded. */
function useRequest(send: () => Promise<void>) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const run = () => {
    setBusy(true);
    setProblem(null);
    send()
      .catch((error: unknown) => {
        const body = error instanceof ApiError ? error.body : undefined;
        setProblem(body?.fields?.contact ?? body?.message ?? "");
      })
      .finally(() => setBusy(false));
  };
  return { busy, problem, run };
}
