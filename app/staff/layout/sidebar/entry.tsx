import { Link, useLocation } from "react-router";
import { useStaff } from "#app/staff/shell/staff-context.ts";
import type { WaitingCounts } from "#app/staff/work-queue/contract.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";
import { currentMark, type DeskScreen } from "./screens.ts";
import { useCountOf } from "./waiting.ts";

type EntryProps = { screen: DeskScreen; waiting: WaitingCounts | undefined; onClick?: () => void };

/** A screen's link, in the sidebar and in the dialogs of the phone's bar; nothing for who may not open it. */
export function Entry({ screen, waiting, onClick }: EntryProps) {
  const t = useText(messages);
  const { pathname } = useLocation();
  const { to, todo = "", label, icon: Icon, permission } = screen;
  const { may } = useStaff();
  if (permission && !may(permission)) return null;
  return (
    <li>
      <Link
        to={to + todo}
        title={t.screens[label]}
        aria-current={currentMark(screen, pathname)}
        onClick={onClick}
        className="desk-entry"
      >
        <Icon aria-hidden />
        <span className="desk-label">{t.screens[label]}</span>
        <Count screens={[screen]} waiting={waiting} />
      </Link>
    </li>
  );
}

type CountProps = { screens: readonly DeskScreen[]; waiting: WaitingCounts | undefined };

/** How much waits on some screens; nothing if it is nothing. */
export function Count({ screens, waiting }: CountProps) {
  const t = useText(messages);
  const { text, isUrgent } = useCountOf(waiting)(screens);
  if (!text) return null;
  return (
    <span className="desk-count" data-urgent={isUrgent || undefined}>
      <span aria-hidden>{text}</span>
      <span className="sr-only">, {t.waits(text)}</span>
    </span>
  );
}
