import { Checkbox } from "#app/ui/forms/field.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./admin-messages.ts";
import { useAlarmSwitch } from "./alarm.ts";

export function AlarmSwitch({ className }: { className?: string }) {
  const t = useText(messages).news;
  const [on, switchAlarm] = useAlarmSwitch();
  return (
    <Checkbox
      className={className}
      label={t.alarm}
      checked={on}
      onChange={(event) => switchAlarm(event.target.checked)}
    />
  );
}
