import { Eye, EyeOff, Lock } from "lucide-react";
import { Allowed } from "#app/staff/shell/editing/allowed.tsx";
import { Button } from "#app/ui/button.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { telLink } from "#platform/text/phone-link.ts";
import { accountTypes, type SealedField } from "../contract.ts";
import { labels } from "../labels.ts";
import { messages } from "./messages.ts";
import { useReveal } from "./queries.ts";

type SealedAnswerProps = { id: number; field: SealedField; masked: string };

export function SealedAnswer({ id, field, masked }: SealedAnswerProps) {
  const t = useText(messages).sealed;
  const label = useText(labels).fields[field];
  const reveal = useReveal(id, field);
  const value = reveal.data?.value;
  return (
    <div>
      <div className="-my-2 flex flex-wrap items-center gap-x-4">
        {value === undefined ? (
          <span className="inline-flex items-center gap-2 text-muted">
            <Lock aria-hidden className="size-4" />
            <span className="tabular-nums">{masked}</span>
            <span className="sr-only">({t.masked})</span>
          </span>
        ) : (
          <RevealedValue field={field} value={value} />
        )}
        <Allowed to="reveal" silent>
          <Button
            variant="link"
            size="small"
            busy={reveal.isPending}
            busyLabel={t.revealing}
            onClick={() => (value === undefined ? reveal.mutate() : reveal.reset())}
          >
            {value === undefined ? (
              <Eye aria-hidden className="size-4" />
            ) : (
              <EyeOff aria-hidden className="size-4" />
            )}
            {value === undefined ? t.reveal : t.hide}
            <span className="sr-only">: {label}</span>
          </Button>
        </Allowed>
      </div>
      <p role="status" className="text-muted text-sm">
        {value !== undefined && t.recorded}
        {reveal.isError && <span className="font-medium text-flamboyan">{t.failed}</span>}
      </p>
    </div>
  );
}

function RevealedValue({ field, value }: { field: SealedField; value: string }) {
  const { accountTypes: accountTypeNames } = useText(labels);
  const account = accountTypes.find((one) => one === value);
  if (field === "accountType" && account) return <strong>{accountTypeNames[account]}</strong>;
  if (field === "emergencyContactPhone") {
    return (
      <a href={telLink(value)} className="inline-flex min-h-11 items-center text-link font-semibold">
        {value}
      </a>
    );
  }
  return <strong className="tabular-nums">{value}</strong>;
}
