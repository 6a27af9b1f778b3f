import { CalendarPlus, Contact, Plus, UserRoundPlus } from "lucide-react";
import { lazy } from "react";
import { useShortcuts } from "#app/staff/shell/shortcuts.ts";
import { Dialog } from "#app/ui/dialogs/dialog.tsx";
import { LazyBoundary } from "#app/ui/loading/lazy-boundary.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";

const dialogs = {
  lead: lazy(() => import("#app/clients/leads/new-lead-dialog.tsx")),
  booking: lazy(() => import("#app/clients/bookings/new-booking-dialog.tsx")),
  person: lazy(() => import("#app/staff/people/new-person-dialog.tsx")),
};
export type NewRecordKind = keyof typeof dialogs;
/** What is open of it. */
export type NewRecordStep = "menu" | NewRecordKind | null;

export const newRecordKinds = [
  { kind: "lead", key: "l", icon: UserRoundPlus },
  { kind: "booking", key: "b", icon: CalendarPlus },
  { kind: "person", key: "p", icon: Contact },
] as const;

type NewRecordProps = { shown: NewRecordStep; show: (step: NewRecordStep) => void };

/** The button, and the key `c`, by which staff write down what somebody says on the phone or at the door. */
export function NewRecord({ shown, show }: NewRecordProps) {
  const { create: t } = useText(messages);
  useShortcuts({ c: () => show("menu") });
  const close = () => show(null);
  const FormDialog = shown === null || shown === "menu" ? undefined : dialogs[shown];
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t.open}
        title={t.open}
        onClick={() => show("menu")}
        className="desk-icon"
      >
        <Plus aria-hidden />
      </button>
      {shown === "menu" && <Menu choose={show} close={close} />}
      {FormDialog && (
        <LazyBoundary close={close}>
          <FormDialog close={close} />
        </LazyBoundary>
      )}
    </>
  );
}

function Menu({ choose, close }: { choose: (kind: NewRecordKind) => void; close: () => void }) {
  const { create: t } = useText(messages);
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || close()} title={t.title} width="narrow">
      {/* The keys work while the menu has the focus; without them Tab and Enter do. */}
      <ul
        className="grid gap-2"
        onKeyDown={(event) => {
          const found = newRecordKinds.find(({ key }) => key === event.key);
          if (found) choose(found.kind);
        }}
      >
        {newRecordKinds.map(({ kind, key, icon: Icon }, index) => (
          <li key={kind}>
            <button
              type="button"
              ref={index === 0 ? focusFirst : undefined}
              onClick={() => choose(kind)}
              className="flex min-h-14 w-full items-center gap-3 rounded border border-line px-4 py-2 text-start hover:bg-band"
            >
              <Icon aria-hidden className="size-5 text-larimar" />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{t[kind].name}</span>
                <span className="block text-muted text-sm">{t[kind].hint}</span>
              </span>
              <kbd className="inline-flex h-8 min-w-8 items-center justify-center rounded border border-line bg-band px-1.5 font-mono font-semibold">
                {key}
              </kbd>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** After the dialog has focused its panel. */
function focusFirst(button: HTMLButtonElement | null): void {
  if (button) requestAnimationFrame(() => button.focus());
}
