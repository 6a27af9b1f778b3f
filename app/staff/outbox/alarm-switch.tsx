import { Checkbox } from "#app/ui/forms/field.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./admin-messages.ts";
import { alarmSwitch, switchAlarm } from "./alarm.ts";

export function AlarmSwitch({ className }: { className?: string }) {
  return (
    <Checkbox
      className={className}
      label={useText(messages).news.alarm}
      checked={alarmSwitch.useIsOn()}
      onChange={(event) => switchAlarm(event.target.checked)}
    />
  );
}
