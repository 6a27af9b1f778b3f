import { Dialog } from "#app/ui/dialogs/dialog.tsx";
import { Checkbox } from "#app/ui/forms/field.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./messages.ts";
import { shortcutsSwitch } from "./shortcuts.ts";

export function KeyboardHelp({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const t = useText(messages).keyboard;
  const keys = [
    ["j", t.j],
    ["k", t.k],
    [t.enterKey, t.enter],
    ["Esc", t.escape],
    ["e", t.done],
    ["t", t.take],
    ["n", t.writeNote],
    ["s", t.step],
    ["z", t.snooze],
    ["↑ ↓", t.arrows],
    ["/", t.slash],
    ["Ctrl K", t.find],
    ["x", t.select],
    [t.shiftX, t.selectTo],
    ["c", t.create],
    ["u", t.undo],
    ["?", t.help],
  ] as const;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t.title} width="narrow">
      <table className="data-table">
        <caption className="sr-only">{t.title}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t.key}</th>
            <th scope="col">{t.does}</th>
          </tr>
        </thead>
        <tbody>
          {keys.map(([key, does]) => (
            <tr key={key}>
              <th scope="row" className="w-20">
                <kbd className="inline-flex h-8 min-w-8 items-center justify-center rounded border border-line bg-band px-1.5 font-mono font-semibold">
                  {key}
                </kbd>
              </th>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 text-muted text-sm">{t.note}</p>
      <Checkbox
        className="mt-2"
        label={t.use}
        hint={t.useHint}
        checked={shortcutsSwitch.useIsOn()}
        onChange={(event) => shortcutsSwitch.set(event.target.checked)}
      />
    </Dialog>
  );
}
