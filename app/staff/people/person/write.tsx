import { Pencil } from "lucide-react";
import { useEffect, useId, useState } from "react";
import { createDeviceSwitch } from "#app/staff/shell/device-switch.ts";
import { Allowed } from "#app/staff/shell/editing/allowed.tsx";
import { Toggle } from "#app/staff/shell/record/toggle.tsx";
import { Composer } from "#app/staff/templates/composer.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { PersonDetail } from "../contract.ts";
import { messages } from "./messages.ts";

const composerSwitch = createDeviceSwitch("arribo-person-composer", true);
/** Beside the timeline there is room for it; on a phone it would push the timeline off the screen. */
const hasRoom = "(min-width: 64rem) and (min-height: 50rem)";

/** Writes to the person, or a note, and stays in view above the timeline. Who closes it once finds it closed. */
export function WriteToThem({ person: { id } }: { person: PersonDetail }) {
  const { write: t } = useText(messages);
  const panel = useId();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(composerSwitch.isOn() && window.matchMedia(hasRoom).matches), []);
  const toggle = (open: boolean) => {
    setOpen(open);
    if (window.matchMedia(hasRoom).matches) composerSwitch.set(open);
  };
  return (
    <Allowed to="work" silent>
      <section
        aria-label={t.title}
        className="z-10 mb-4 min-w-0 rounded border border-line bg-card px-4 py-0.5 lg:sticky lg:top-[calc(var(--cards)+0.5rem)] lg:shadow-sm print:hidden"
      >
        <Toggle open={isOpen} controls={panel} toggle={toggle} className="font-semibold lg:min-h-9">
          <Pencil aria-hidden className="size-4 me-1" />
          {t.title}
        </Toggle>
        <div id={panel} hidden={!isOpen} className="pb-3 lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto">
          {isOpen && <Composer record={{ kind: "person", id }} compact />}
        </div>
      </section>
    </Allowed>
  );
}
