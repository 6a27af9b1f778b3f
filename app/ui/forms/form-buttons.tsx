import type { ComponentProps } from "react";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { buttonMessages } from "#app/ui/forms/button-messages.ts";
import { useHydrated } from "#platform/browser/use-hydrated.ts";
import { useText } from "#platform/i18n/locale-context.tsx";

/** The main button of a page's form. Before hydration a click would post the form without its checks. */
export function SubmitButton({
  disabled = false,
  className = "sm:justify-self-start",
  ...props
}: ComponentProps<typeof Button>) {
  const isHydrated = useHydrated();
  return (
    <Button
      variant="primary"
      {...props}
      type="submit"
      disabled={disabled || !isHydrated}
      className={className}
    />
  );
}

type FormButtonsProps = {
  texts: { send: string; sending: string };
  busy: boolean;
  close: () => void;
  className?: string;
};

/** Under a form that opens inside a page: its action and "Cancel". */
export function FormButtons({ texts, busy, close, className }: FormButtonsProps) {
  const t = useText(buttonMessages);
  return (
    <div className={classNames("flex flex-wrap gap-3", className)}>
      <Button type="submit" size="small" busy={busy} busyLabel={texts.sending}>
        {texts.send}
      </Button>
      <Button variant="quiet" size="small" onClick={() => busy || close()}>
        {t.cancel}
      </Button>
    </div>
  );
}
